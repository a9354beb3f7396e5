import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer, PerformanceAnswer } from './organization-answer'
import { type Region, yearsOf } from './worldwide'

function verifiersOf({ extraction }: PerformanceAnswer): string {
  return extraction?.verified_by.join(', ') ?? ''
}

/** "Extracted from a report, verified by …"; null where a public source compiled the emissions of that year. */
export function extractedInWords(performance: PerformanceAnswer, format: Format): string | null {
  if (performance.extraction === null) return null
  return format.words('documents')('extractedBy', { by: verifiersOf(performance) })
}

/** Which years of a chart were read out of reports, and who verified them; null where none was. */
export function extractedYears(organization: OrganizationAnswer, region: Region, format: Format): string | null {
  const extracted = yearsOf(organization, region).filter(({ extraction }) => extraction !== null)
  if (extracted.length === 0) return null
  const by = [...new Set(extracted.flatMap(({ extraction }) => extraction?.verified_by ?? []))].join(', ')
  const years = extracted.map(({ year }) => year).join(', ')
  return format.words('documents')('extractedYears', { by, years })
}
