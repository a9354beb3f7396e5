import { scope1And2Sum } from '@/service/reference/emission-sums'
import type { Evidence, YearOfEvidence } from '../evidence'
import { defineIndicator, type Finality, type Found, type Indicator } from '../indicator'
import { oldestForTrend } from './comparable-changes'

type Sized = { year: YearOfEvidence; directKg: number; usd: number }

/** Returns the newest year with scopes 1 and 2 and with revenue in dollars. */
function newestSized(years: Evidence['years']): Sized | null {
  for (const year of years.toSorted((a, b) => b.year - a.year)) {
    const directKg = scope1And2Sum(year.emissions)
    if (directKg !== null && year.revenueUsd !== null && year.revenueUsd > 0)
      return { year, directKg, usd: year.revenueUsd }
  }
  return null
}

/**
 * Returns scopes 1 and 2 (kg CO2e) per US dollar of the newest year that has both; medians of peers are computed from these. Null if
 * unknown, or if the year is too old compared with `newestYearOfData` (null: any year is accepted).
 */
export function scope1And2PerUsd(years: Evidence['years'], newestYearOfData: number | null): number | null {
  const found = newestSized(years)
  if (found === null) return null
  const isOld = newestYearOfData !== null && newestYearOfData - found.year.year > oldestForTrend
  return isOld ? null : found.directKg / found.usd
}

function times(ratio: number): string {
  return ratio < 0.01 ? 'less than 0.01' : ratio.toFixed(2)
}

/** Returns the newest year with emissions and revenue if it is recent enough, or why there is none. */
function recentSized(evidence: Evidence): Sized | 'no_scopes_and_revenue' | 'figures_too_old' {
  const found = newestSized(evidence.years)
  if (found === null) return 'no_scopes_and_revenue'
  return evidence.newestYearOfData - found.year.year > oldestForTrend ? 'figures_too_old' : found
}

/** Fixed if the newest year has scope 1 and market-based scope 2: these take precedence, so no further figure changes the sum. */
function finalityOf({ year }: Sized, evidence: Evidence): Finality {
  const { scope1Kg, scope2MarketKg } = year.emissions
  const newest = Math.max(evidence.newestYearOfData, ...evidence.years.map((one) => one.year))
  const isSettled = year.year >= newest && scope1Kg !== undefined && scope2MarketKg !== undefined
  return isSettled ? 'fixed' : 'open'
}

/** Ratios to the industry's factor: `direct` of scopes 1 and 2, `ratio` with purchased goods and services. */
type AgainstIndustry = { year: number; direct: number; ratio: number | null; industryKgPerUsd: number }

/**
 * Compares scopes 1, 2 and purchased goods and services with the industry's factor. The boundary is the same for all companies, so
 * that disclosing one more category changes nothing. Points are subtracted only if scopes 1 and 2 alone are too high.
 */
function lookAgainstIndustry(evidence: Evidence): Found<AgainstIndustry> {
  const found = recentSized(evidence)
  if (typeof found === 'string') return { because: found }
  const { industryId, industryKgPerUsd } = evidence
  if (industryId === null) return { because: 'no_one_industry' }
  if (industryKgPerUsd === null) return { because: 'no_industry_factor' }
  const { year, directKg, usd } = found
  const direct = directKg / usd / industryKgPerUsd
  const purchased = year.emissions.scope3CategoriesKg?.['1']
  const ratio = purchased === undefined ? null : (directKg + purchased) / usd / industryKgPerUsd
  if (ratio === null && direct <= aloneTooMuch.none) return { because: 'no_purchased_goods' }
  return { finding: { year: year.year, direct, ratio, industryKgPerUsd }, finality: finalityOf(found, evidence) }
}

/** Scopes 1 and 2 alone as a multiple of the industry's factor: above `none` no point can be earned, above `taken` points are subtracted. */
const aloneTooMuch = { none: 1.5, taken: 2 } as const

const againstIndustry = defineIndicator<AgainstIndustry>({
  id: 'factor_against_industry',
  group: 'performance',
  title: 'Own emission factor against the industry’s',
  isInItsHands: true,
  need: 'report',
  isAbsenceKnown: true,
  rules: [
    {
      id: 'half',
      points: 6,
      when: 'scopes 1, 2 and purchased goods per dollar are at most half of the industry’s factor',
      holds: ({ ratio }) => ratio !== null && ratio <= 0.5,
    },
    { id: 'as_much', points: 4, when: 'at most as much', holds: ({ ratio }) => ratio !== null && ratio <= 1 },
    {
      id: 'half_more',
      points: 2,
      when: 'at most one and a half times',
      holds: ({ ratio }) => ratio !== null && ratio <= 1.5,
    },
    { id: 'more', points: 0, when: 'more', holds: ({ direct }) => direct <= aloneTooMuch.taken },
    {
      id: 'alone_twice',
      points: -3,
      when: 'scopes 1 and 2 alone are more than twice the industry’s factor',
      holds: () => true,
    },
  ],
  toEarn: 'Publish purchased goods and services (scope 3, category 1), and emit less per dollar than its industry',
  look: lookAgainstIndustry,
  say: ({ year, direct, ratio }, { id }) =>
    id === 'alone_twice' || ratio === null
      ? `Scopes 1 and 2 alone are ${times(direct)} times its industry's factor (${year})`
      : `Scopes 1 and 2 with purchased goods and services, per dollar of revenue, are ${times(ratio)} times its industry's factor (${year})`,
  describe: ({ year, direct, ratio, industryKgPerUsd }) => ({
    year,
    ratio,
    direct_ratio: direct,
    industry_kg_per_usd: industryKgPerUsd,
  }),
})

type AgainstPeers = { year: number; ratio: number; kgPerUsd: number; organizations: number; of: string }

const againstPeers = defineIndicator<AgainstPeers>({
  id: 'intensity_against_peers',
  group: 'performance',
  title: 'Scopes 1 and 2 per dollar against its peers',
  isInItsHands: true,
  need: 'report',
  isAbsenceKnown: true,
  rules: [
    {
      id: 'half',
      points: 6,
      when: 'at most half of the median of those in its industry of which we have figures',
      holds: ({ ratio }) => ratio <= 0.5,
    },
    { id: 'median', points: 4, when: 'at most the median', holds: ({ ratio }) => ratio <= 1 },
    { id: 'twice', points: 0, when: 'at most twice the median', holds: ({ ratio }) => ratio <= 2 },
    { id: 'more', points: -2, when: 'more than twice the median', holds: () => true },
  ],
  toEarn: 'Emit less than the median of its peers in scopes 1 and 2 for each dollar of revenue',
  look: (evidence) => {
    const found = recentSized(evidence)
    if (typeof found === 'string') return { because: found }
    const { industryId, peers } = evidence
    if (industryId === null) return { because: 'no_one_industry' }
    if (peers === null) return { because: 'too_few_peers' }
    const ratio = found.directKg / found.usd / peers.kgPerUsd
    return { finding: { year: found.year.year, ratio, ...peers }, finality: finalityOf(found, evidence) }
  },
  say: ({ year, ratio, organizations }) =>
    `Scopes 1 and 2 per dollar of revenue are ${times(ratio)} times the median of the ${organizations} companies of its industry of which we have figures (${year})`,
  describe: ({ year, ratio, kgPerUsd, organizations, of }) => ({
    year,
    ratio,
    median_kg_per_usd: kgPerUsd,
    organizations,
    peers: of,
  }),
})

export const performance: readonly Indicator[] = [againstIndustry, againstPeers]
