import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { SbtiEntryAnswer } from '@/lib/views/answers/organization-answer'
import { joinWithCommas } from '@/lib/views/translate/list-words'
import { sayTarget } from '@/lib/views/translate/target-words'

/** Reasons in SBTi's list for a removal or an extension; any other reason is shown unchanged. */
const reasons: Readonly<Record<string, Key<'figures'>>> = {
  'Expired commitment': 'sbtiExpired',
  'Withdrawn commitment': 'sbtiWithdrawn',
  'Target set at parent company level': 'sbtiSetByParent',
  'Company change': 'sbtiCompanyChange',
  'Timber and Wood Fiber Pathway': 'sbtiTimberPathway',
  'Automakers pathway': 'sbtiAutomakersPathway',
  'FINZ extension policy': 'sbtiFinancialExtension',
  'Legacy extension': 'sbtiLegacyExtension',
  'Financial institutions net-zero commitment: deadline 24 months from Financial Institutions Net-Zero Standard launch':
    'sbtiFinancialDeadline',
}

function sayReason(reason: string, format: Format): string {
  const words = format.words('figures')
  const said = reason.split('; ').map((one) => {
    const key = reasons[one]
    return key === undefined ? one : words(key)
  })
  return words('sbtiReason', { reason: joinWithCommas(said, format) })
}

type Part = SbtiEntryAnswer['near_term']

function describePart(kind: Key<'figures'>, part: Part, year: number | null, format: Format): string | null {
  const status = part.target_status ?? (part.has_target === true ? 'set' : null)
  if (status === null || status === 'none') return null
  return sayTarget({ kind, status, ambition: part.ambition, reduction: null, target_year: year }, format)
}

/** An SBTi entry's targets in one line. If a service has only its own line, that is quoted. */
export function describeEntry(entry: SbtiEntryAnswer, format: Format): string | null {
  const words = format.words('figures')
  const { near_term: near, long_term: long, net_zero: netZero } = entry
  const parts = [
    describePart('targetNearTerm', near, near.target_year ?? near.year, format),
    describePart('targetLongTerm', long, long.target_year ?? long.year, format),
    describePart('netZeroTarget', netZero, netZero.target_year ?? netZero.year, format),
    entry.reason === null ? null : sayReason(entry.reason, format),
  ].filter((part) => part !== null)
  if (parts.length === 0) return entry.target_detail
  if (entry.removed_at !== null) parts.push(words('sbtiRemovedOn', { day: format.day(entry.removed_at) }))
  const what = parts.join(words('sbtiPartsApart'))
  return entry.created_at === null ? what : words('withEntryDay', { what, day: format.day(entry.created_at) })
}
