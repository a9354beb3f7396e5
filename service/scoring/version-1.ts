import { scope1And2Sum, scope3OfAnyKind, totalUpstreamSum } from '@/service/reference/emission-sums'
import type { Level } from '@/service/reference/rank-levels'
import type { Evidence as FullEvidence, TargetStatus } from './evidence'
import type { GroupId } from './indicator'

/**
 * The first methodology, unchanged: assessments made with it keep it, and it can be compared with newer ones. It did not
 * compare like for like, and a company that disclosed more of scope 3 could lose points against its industry.
 */

/** An indicator's result: points of at most `possible`, with a sentence a person can check. Null: nothing is known. */
type Result = { points: number; reason: string } | null

type Indicator = { id: string; possible: number; judge: (evidence: Evidence) => Result }

type YearOfEvidence = { year: number; scope1And2Kg: number | null; hasScope3: boolean }

type Evidence = Omit<FullEvidence, 'years' | 'raceToZero'> & {
  years: readonly YearOfEvidence[]
  raceToZero: boolean | null
  ownKgPerUsd: number | null
}

function ownFactor(evidence: FullEvidence): number | null {
  for (const { emissions, revenueUsd } of evidence.years.toSorted((a, b) => b.year - a.year)) {
    const kilograms = totalUpstreamSum(emissions) ?? scope1And2Sum(emissions)
    if (kilograms !== null && revenueUsd !== null && revenueUsd > 0) return kilograms / revenueUsd
  }
  return null
}

function toFirstEvidence(evidence: FullEvidence): Evidence {
  return {
    ...evidence,
    raceToZero: evidence.raceToZero === 'by_sbti' ? true : evidence.raceToZero,
    years: evidence.years
      .toSorted((a, b) => b.year - a.year)
      .map(({ year, emissions }) => ({
        year,
        scope1And2Kg: scope1And2Sum(emissions),
        hasScope3: scope3OfAnyKind(emissions) !== null,
      })),
    ownKgPerUsd: ownFactor(evidence),
  }
}

/** SBTi's cross-sector pathway to 1.5 degrees: 4.2 % linear reduction a year (SBTi Corporate Near-term Criteria, version 5.2). */
const yearlyReduction = 0.042

function withBoth(years: readonly YearOfEvidence[]): (YearOfEvidence & { scope1And2Kg: number })[] {
  return years.flatMap((year) => (year.scope1And2Kg === null ? [] : [{ ...year, scope1And2Kg: year.scope1And2Kg }]))
}

/** Change of scopes 1 and 2 a year, between the newest year and the one `span` years before. Like for like by design. */
function yearlyChange(evidence: Evidence, span: number): { change: number; from: number; to: number } | null {
  const [newest, ...older] = withBoth(evidence.years)
  const base = older.find((year) => newest && year.year === newest.year - span)
  if (!newest || !base || base.scope1And2Kg === 0) return null
  return { change: (newest.scope1And2Kg / base.scope1And2Kg - 1) / span, from: base.year, to: newest.year }
}

function percent(share: number): string {
  return `${(Math.abs(share) * 100).toFixed(1)} %`
}

function judgeChange(evidence: Evidence, span: number): Result {
  const found = yearlyChange(evidence, span)
  if (!found) return null
  const period = `from ${found.from} to ${found.to}`
  const pace = span === 1 ? '' : ' a year'
  if (found.change > 0)
    return { points: -5, reason: `Scope 1 and 2 emissions rose by ${percent(found.change)}${pace} ${period}` }
  const fell = `Scope 1 and 2 emissions fell by ${percent(found.change)}${pace} ${period}`
  return { points: found.change <= -yearlyReduction ? 10 : 5, reason: fell }
}

const nearTermPoints: Record<TargetStatus, number> = { set: 12, committed: 4, removed: -5, none: 0 }
const netZeroPoints: Record<TargetStatus, number> = { set: 6, committed: 2, removed: -3, none: 0 }
const targetWords: Record<TargetStatus, string> = {
  set: 'is validated by SBTi',
  committed: 'is committed to SBTi, not yet set',
  removed: 'was removed by SBTi',
  none: 'is not in the SBTi list',
}

const industryPoints: Record<Level, number | null> = {
  very_low: 10,
  low: 8,
  medium: 5,
  high: 2,
  very_high: 0,
  unknown: null,
}
const regionPoints: Record<Level, number | null> = {
  very_low: 5,
  low: 4,
  medium: 3,
  high: 1,
  very_high: 0,
  unknown: null,
}

function judgeLevel(level: Level, points: Record<Level, number | null>, of: string): Result {
  const earned = points[level]
  return earned === null
    ? null
    : { points: earned, reason: `Carbon intensity of its ${of}: ${level.replace('_', ' ')}` }
}

function judgeAgainstIndustry({ ownKgPerUsd, industryKgPerUsd }: Evidence): Result {
  if (ownKgPerUsd === null || industryKgPerUsd === null) return null
  const ratio = ownKgPerUsd / industryKgPerUsd
  const reason = `Emissions per dollar of revenue are ${ratio.toFixed(2)} times its industry's`
  if (ratio <= 0.5) return { points: 10, reason }
  if (ratio <= 1) return { points: 6, reason }
  return { points: ratio > 2 ? -5 : 0, reason }
}

const indicators: readonly Indicator[] = [
  {
    id: 'disclosure_scope_1_and_2',
    possible: 10,
    judge: ({ years }) => {
      const [newest] = withBoth(years)
      return newest ? { points: 10, reason: `Discloses scope 1 and 2 emissions (${newest.year})` } : null
    },
  },
  {
    id: 'disclosure_scope_3',
    possible: 10,
    judge: ({ years }) => {
      const newest = years.find((year) => year.hasScope3)
      return newest ? { points: 10, reason: `Discloses scope 3 emissions (${newest.year})` } : null
    },
  },
  {
    id: 'disclosure_years',
    possible: 5,
    judge: ({ years }) => {
      const count = withBoth(years).length
      if (count === 0) return null
      return {
        points: count >= 3 ? 5 : 0,
        reason: `Scope 1 and 2 emissions of ${count} ${count === 1 ? 'year' : 'years'}`,
      }
    },
  },
  {
    id: 'disclosure_recency',
    possible: 5,
    judge: ({ years, newestYearOfData }) => {
      const newest = years[0]
      if (!newest) return null
      return { points: newest.year >= newestYearOfData - 2 ? 5 : 0, reason: `Its newest figures are of ${newest.year}` }
    },
  },
  { id: 'reduction_last_year', possible: 10, judge: (evidence) => judgeChange(evidence, 1) },
  { id: 'reduction_three_years', possible: 10, judge: (evidence) => judgeChange(evidence, 3) },
  {
    id: 'target_near_term',
    possible: 12,
    judge: ({ sbti }) =>
      sbti && { points: nearTermPoints[sbti.nearTerm], reason: `Near-term target ${targetWords[sbti.nearTerm]}` },
  },
  {
    id: 'target_net_zero',
    possible: 6,
    judge: ({ sbti }) =>
      sbti && { points: netZeroPoints[sbti.netZero], reason: `Net-zero target ${targetWords[sbti.netZero]}` },
  },
  {
    id: 'race_to_zero',
    possible: 4,
    judge: ({ raceToZero }) =>
      raceToZero === null
        ? null
        : {
            points: raceToZero ? 4 : 0,
            reason: raceToZero ? 'Takes part in Race to Zero' : 'Not in the Race to Zero list',
          },
  },
  {
    id: 'climate_pledge',
    possible: 3,
    judge: ({ climatePledge }) => climatePledge && { points: 3, reason: 'Signed The Climate Pledge' },
  },
  { id: 'factor_against_industry', possible: 10, judge: judgeAgainstIndustry },
  {
    id: 'industry_level',
    possible: 10,
    judge: ({ industryLevel }) => judgeLevel(industryLevel, industryPoints, 'industry'),
  },
  { id: 'region_level', possible: 5, judge: ({ regionLevel }) => judgeLevel(regionLevel, regionPoints, 'country') },
]

/** Own evidence, or at least the industry: a country alone says nothing about one company. */
function canScore(evidence: Evidence): boolean {
  const isListed = evidence.sbti !== null && evidence.sbti.nearTerm !== 'none'
  return (
    evidence.years.length > 0 ||
    isListed ||
    evidence.raceToZero === true ||
    evidence.climatePledge === true ||
    evidence.industryLevel !== 'unknown'
  )
}

/** The score of version 1, 0 (worst) to 1 (best); null where there was nothing to judge by. */
export function scoreByVersion1(full: FullEvidence): number | null {
  const evidence = toFirstEvidence(full)
  if (!canScore(evidence)) return null
  const points = indicators.reduce((sum, { judge }) => sum + (judge(evidence)?.points ?? 0), 0)
  return Math.min(1, Math.max(0, points / 100))
}

/** The group of an indicator of version 1, which had no groups of its own. */
export function groupOfVersion1(id: string): GroupId {
  if (id.startsWith('disclosure_')) return 'disclosure'
  if (id.startsWith('reduction_')) return 'reduction'
  if (id.endsWith('_level')) return 'context'
  return id === 'factor_against_industry' ? 'performance' : 'targets'
}
