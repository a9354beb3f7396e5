import type { SourceId } from '@/service/reference/records'

/** Which check a figure failed (docs/data/figures.md, "Plausibility"). */
export const plausibilityRules = [
  'jump',
  'total_below_part',
  'scope_3_below_categories',
  'total_of_another_year',
  'scope_2_equals_scope_1',
  'market_equals_location',
  'intensity',
  'revenue_jump',
] as const
export type PlausibilityRule = (typeof plausibilityRules)[number]

/** One implausible figure, and why. Kilograms CO2e, or whole units of currency for revenue. */
export type Finding = {
  rule: PlausibilityRule
  source: SourceId
  recordId: string
  year: number
  region: string
  /** "scope1Kg", "revenue": the field of the disclosure. */
  field: HeldField
  value: number
  /** Place of the figure in its publisher's file. */
  locator: string
  reason: string
}

export type HeldField =
  | 'scope1Kg'
  | 'scope2Kg'
  | 'scope2LocationKg'
  | 'scope2MarketKg'
  | 'scope1And2Kg'
  | 'scope1And2LocationKg'
  | 'scope1And2MarketKg'
  | 'scope3Kg'
  | 'totalKg'
  | 'revenue'

/** Identifies a finding across editions, so that a person has to accept it only once. */
export function findingKey(
  finding: Pick<Finding, 'recordId' | 'year' | 'region'> & { source: string; field: string },
): string {
  return [finding.source, finding.recordId, finding.year, finding.region, finding.field].join('|')
}
