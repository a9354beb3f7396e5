import { scope1And2Sum } from '@/service/reference/emission-sums'
import type { Evidence, YearOfEvidence } from '../evidence'
import { type Indicator, type Judgement, known, unknown } from './indicator'

type Sized = { year: YearOfEvidence; directKg: number; usd: number }

/** The newest year with scopes 1 and 2 and with revenue in dollars. */
function newestSized(years: Evidence['years']): Sized | null {
  for (const year of years.toSorted((a, b) => b.year - a.year)) {
    const directKg = scope1And2Sum(year.emissions)
    if (directKg !== null && year.revenueUsd !== null && year.revenueUsd > 0)
      return { year, directKg, usd: year.revenueUsd }
  }
  return null
}

function times(ratio: number): string {
  return ratio < 0.01 ? 'less than 0.01' : ratio.toFixed(2)
}

/**
 * Scopes 1, 2 and purchased goods and services against the industry's factor. The boundary is the same for all, so that
 * one more category disclosed changes nothing here; points are taken only where scopes 1 and 2 alone are too much already.
 */
function judgeAgainstIndustry(evidence: Evidence): Judgement {
  const found = newestSized(evidence.years)
  if (found === null) return unknown('no_scopes_and_revenue')
  if (evidence.industryKgPerUsd === null) return unknown('no_industry_factor')
  const { year, directKg, usd } = found
  const direct = directKg / usd / evidence.industryKgPerUsd
  const purchased = year.emissions.scope3CategoriesKg?.['1']
  const ratio = purchased === undefined ? null : (directKg + purchased) / usd / evidence.industryKgPerUsd
  const facts = { year: year.year, ratio, direct_ratio: direct, industry_kg_per_usd: evidence.industryKgPerUsd }
  if (direct > 2)
    return known(-3, `Scopes 1 and 2 alone are ${times(direct)} times its industry's factor (${year.year})`, facts)
  if (ratio !== null) {
    const points = ratio <= 0.5 ? 6 : ratio <= 1 ? 4 : ratio <= 1.5 ? 2 : 0
    const what = 'Scopes 1 and 2 with purchased goods and services, per dollar of revenue,'
    return known(points, `${what} are ${times(ratio)} times its industry's factor (${year.year})`, facts)
  }
  if (direct > 1.5)
    return known(0, `Scopes 1 and 2 alone are ${times(direct)} times its industry's factor (${year.year})`, facts)
  return unknown('no_purchased_goods')
}

function judgeAgainstPeers(evidence: Evidence): Judgement {
  const found = newestSized(evidence.years)
  const { peers } = evidence
  if (found === null) return unknown('no_scopes_and_revenue')
  if (peers === null) return unknown('too_few_peers')
  const ratio = found.directKg / found.usd / peers.kgPerUsd
  const points = ratio <= 0.5 ? 6 : ratio <= 1 ? 4 : ratio <= 2 ? 0 : -2
  const middle = `the median of the ${peers.organizations} companies of its industry that disclose`
  return known(
    points,
    `Scopes 1 and 2 per dollar of revenue are ${times(ratio)} times ${middle} (${found.year.year})`,
    {
      year: found.year.year,
      ratio,
      median_kg_per_usd: peers.kgPerUsd,
      organizations: peers.organizations,
      peers: peers.of,
    },
  )
}

export const performance: readonly Indicator[] = [
  {
    id: 'factor_against_industry',
    group: 'performance',
    title: 'Own emission factor against the industry’s',
    possible: 6,
    rules: [
      {
        id: 'half',
        points: 6,
        when: 'scopes 1, 2 and purchased goods per dollar are at most half of the industry’s factor',
      },
      { id: 'as_much', points: 4, when: 'at most as much' },
      { id: 'half_more', points: 2, when: 'at most one and a half times' },
      { id: 'more', points: 0, when: 'more' },
      { id: 'alone_twice', points: -3, when: 'scopes 1 and 2 alone are more than twice the industry’s factor' },
    ],
    toEarn: 'Publish purchased goods and services (scope 3, category 1), and emit less per dollar than its industry',
    isInItsHands: true,
    judge: judgeAgainstIndustry,
  },
  {
    id: 'intensity_against_peers',
    group: 'performance',
    title: 'Scopes 1 and 2 per dollar against its peers',
    possible: 6,
    rules: [
      { id: 'half', points: 6, when: 'at most half of the median of those in its industry that disclose' },
      { id: 'median', points: 4, when: 'at most the median' },
      { id: 'twice', points: 0, when: 'at most twice the median' },
      { id: 'more', points: -2, when: 'more than twice the median' },
    ],
    toEarn: 'Emit less than the median of its peers in scopes 1 and 2 for each dollar of revenue',
    isInItsHands: true,
    judge: judgeAgainstPeers,
  },
]
