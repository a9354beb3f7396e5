import type { SourceRecord } from '@/service/sources/tables/source-record'

/** Lists of the largest companies of the world or of a stock exchange. */
const listsOfLarge: ReadonlySet<string> = new Set(['net-zero-tracker', 'carbon-gap', 'os-climate-itr', 'klimatkollen'])

/** SBTi's and the SME Climate Hub's rows of small and medium enterprises: fewer than 500 employees. */
export function isOfSmall({ commitment }: Pick<SourceRecord, 'commitment'>): boolean {
  if (commitment?.source === 'sbti') return commitment.organizationType === 'SME'
  return commitment?.source === 'race-to-zero' && commitment.initiatives.some(({ slug }) => slug === 'sme-climate-hub')
}

/** A record that small companies do not have: in a list of the largest, or in SBTi as a company that is not small. */
export function isOfLarge({ source, commitment }: Pick<SourceRecord, 'source' | 'commitment'>): boolean {
  if (listsOfLarge.has(source)) return true
  return commitment?.source === 'sbti' && commitment.organizationType !== 'SME'
}
