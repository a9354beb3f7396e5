import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { type Region, yearsOf } from '@/lib/views/emissions/worldwide'
import { joinKnown, joinSentences, joinWithCommas } from './list-words'

function verifiersOf({ extraction }: PerformanceAnswer): string {
  return extraction?.verified_by.join(', ') ?? ''
}

/** Whether part of a year's emissions was read from a report and not yet checked by a person. */
export function isUnchecked({ extraction }: PerformanceAnswer): boolean {
  return extraction !== null && extraction.is_checked === false
}

/** "Extracted from a report, verified by …", "Stated to you"; null if public sources compiled the year's emissions and revenue. */
export function extractedInWords(performance: PerformanceAnswer, format: Format): string | null {
  const words = format.words('documents')
  const { extraction, revenue_extraction: ofRevenue } = performance
  const said = [
    ...(performance.private_statement === null ? [] : [words('statedToYou')]),
    ...(extraction === null || verifiersOf(performance) === ''
      ? []
      : [words('extractedBy', { by: verifiersOf(performance) })]),
    ...(isUnchecked(performance) ? [words('extractedUnchecked')] : []),
    ...(ofRevenue === null ? [] : [words('extractedRevenueBy', { by: ofRevenue.verified_by.join(', ') })]),
  ]
  return said.length === 0 ? null : joinSentences(said, format)
}

/** Which years' revenue was read from reports, and who verified it; null if none. */
export function extractedRevenueYears(performances: readonly PerformanceAnswer[], format: Format): string | null {
  const extracted = performances.filter(({ revenue_extraction: ofRevenue }) => ofRevenue !== null)
  if (extracted.length === 0) return null
  const by = [...new Set(extracted.flatMap((one) => one.revenue_extraction?.verified_by ?? []))].join(', ')
  const years = joinWithCommas(
    extracted.map(({ year }) => String(year)),
    format,
  )
  return format.words('documents')('extractedRevenueYears', { by, years })
}

/** Which years of a chart were read from reports and by whom verified, and which were stated to the project; null if none. */
export function extractedYears(organization: OrganizationAnswer, region: Region, format: Format): string | null {
  const shown = yearsOf(organization, region)
  const extracted = shown.filter(({ extraction }) => extraction !== null)
  const stated = shown.filter(({ private_statement: statement }) => statement !== null)
  const words = format.words('documents')
  const checked = extracted.filter((performance) => !isUnchecked(performance))
  const unchecked = extracted.filter(isUnchecked)
  const yearsOfAll = (performances: readonly PerformanceAnswer[]) =>
    joinWithCommas(
      performances.map(({ year }) => String(year)),
      format,
    )
  const by = [...new Set(checked.flatMap(({ extraction }) => extraction?.verified_by ?? []))].join(', ')
  const said = [
    ...(checked.length === 0 ? [] : [words('extractedYears', { by, years: yearsOfAll(checked) })]),
    ...(unchecked.length === 0 ? [] : [words('uncheckedYears', { years: yearsOfAll(unchecked) })]),
    ...(stated.length === 0 ? [] : [words('statedToYouYears', { years: yearsOfAll(stated) })]),
  ]
  return joinKnown(said, format)
}
