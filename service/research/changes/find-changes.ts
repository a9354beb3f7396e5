import { allScopesAmounts, isFinancial, isWholeAmount } from '@/service/figures/emission-amounts'
import { scope1And2Sum } from '@/service/reference/emission-sums'
import type { Commitment } from '@/service/reference/records'
import type { Outcome, StoredPerformance } from '@/service/storage/research/outcome'
import type { Comparison, FoundChange, SbtiRow } from './found-change'
import { membershipChanges } from './membership-changes'
import { targetChanges } from './target-changes'

/**
 * The differences between what was stored about an organization and now, and its past according to lists (decision 0088). For an
 * organization never researched, or matched to another company before, nothing is compared: only the past is returned.
 * @param stored the stored outcome; null: none, or of a version that can no longer be parsed
 * @param commitments of the company now matched
 * @param today ISO day
 */
export function findChanges(
  stored: Outcome | null,
  after: Outcome,
  commitments: readonly Commitment[],
  today: string,
): FoundChange[] {
  const isSameCompany = stored !== null && stored.company?.id === after.company?.id
  const before = isSameCompany ? stored : null
  const rows = commitments.filter((commitment): commitment is SbtiRow => commitment.source === 'sbti')
  const comparison: Comparison = { before, after, rows, today }
  return [
    ...(stored === null || isSameCompany ? [] : [matchChanged(stored, after, today)]),
    ...targetChanges(comparison),
    ...membershipChanges(comparison),
    ...figuresAdded(comparison),
    ...scoreMoved(comparison),
  ]
}

function matchChanged(before: Outcome, after: Outcome, today: string): FoundChange {
  const company = ({ company: of }: Outcome) => (of === null ? null : { company_id: of.id, name: of.name })
  const details = { before: company(before), after: company(after) }
  return { kind: 'match_changed', details, companyId: null, happenedOn: today, isHistory: false, sameAs: null }
}

function hasEmissions({ emissions: { scope3CategoriesKg = {}, ...amounts } }: StoredPerformance): boolean {
  return Object.values(amounts).some((amount) => amount !== undefined) || Object.keys(scope3CategoriesKg).length > 0
}

const yearsOf = ({ performances }: Outcome): number[] => performances.filter(hasEmissions).map(({ year }) => year)

/** One change for all years added together, with the figures of the newest one: worldwide before one country's. */
function figuresAdded({ before, after, today }: Comparison): FoundChange[] {
  if (before === null) return []
  const known = new Set(yearsOf(before))
  const years = [...new Set(yearsOf(after))].filter((year) => !known.has(year)).toSorted((a, b) => a - b)
  const year = years.at(-1)
  if (year === undefined) return []
  const ofYear = after.performances.filter((performance) => performance.year === year && hasEmissions(performance))
  const newest = ofYear.find(({ region }) => region === 'GLOBAL') ?? ofYear[0]
  if (newest === undefined) return []
  const companyId = after.company?.id ?? null
  const ofPlace = after.performances.filter(({ region }) => region === newest.region).map(({ emissions }) => emissions)
  const ofFinancial = isFinancial(after.industry === null ? after.industryGroup : [after.industry.id])
  const details = {
    year,
    years,
    source: newest.sources[0] ?? null,
    scope_1_and_2_kg: scope1And2Sum(newest.emissions),
    all_scopes_kg: allScopesAmounts(newest.emissions, ofFinancial, ofPlace).find(isWholeAmount)?.kilograms ?? null,
    newest_before: known.size === 0 ? null : Math.max(...known),
  }
  const sameAs = `${companyId} figures ${years.join(' ')}`
  return [{ kind: 'figures_added', details, companyId, happenedOn: today, isHistory: false, sameAs }]
}

/** A score within the range shown before is not a change. */
function scoreMoved({ before, after, today }: Comparison): FoundChange[] {
  const range = before?.assessment?.range ?? null
  if (before === null || range === null || before.score === null || after.score === null) return []
  if (after.score >= range.low - rounding && after.score <= range.high + rounding) return []
  const isSameMethod = before.assessment?.version === after.assessment?.version
  const details = {
    before: before.score,
    after: after.score,
    range_low: range.low,
    range_high: range.high,
    because: isSameMethod ? ('evidence' as const) : ('method' as const),
  }
  const companyId = after.company?.id ?? null
  return [{ kind: 'score_moved', details, companyId, happenedOn: today, isHistory: false, sameAs: null }]
}

/** Half of the last digit shown in a score. */
const rounding = 0.005
