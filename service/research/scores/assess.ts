import { convert, type Rates } from '@/service/reference/read-rates'
import type { Evidence, TargetStatus, YearOfEvidence } from '@/service/scoring/evidence'
import { type Assessment, assessEvidence } from '@/service/scoring/score'
import type { StoredCommitments, StoredPerformance, StoredSbtiTarget } from '@/service/storage/research/outcome'
import type { Benchmarks } from './benchmarks'

export type Assessed = {
  /** Whether a known company was matched, so that its absence from a list means something. */
  isMatched: boolean
  performances: readonly StoredPerformance[]
  commitments: StoredCommitments
  industryId: string | null
  region: string | null
}

export function toYears(performances: readonly StoredPerformance[], rates: Rates): YearOfEvidence[] {
  return performances
    .filter(({ region }) => region === 'GLOBAL')
    .map(({ year, emissions, revenue, sources }) => ({
      year,
      emissions,
      source: sources[0] ?? null,
      revenue,
      revenueUsd: revenue && (convert(rates, revenue.amount, revenue.currency, 'USD', year)?.amount ?? null),
    }))
}

const byStrength: readonly TargetStatus[] = ['set', 'committed', 'ended', 'removed', 'none']

/** Reasons in the list for a removal that are not the company's fault. */
const blamelessReasons = ['Company change', 'Target set at parent company level']

/** A row has one cell with the reasons of all its parts: if one of these is in it, no removal can be counted against the company. */
function statusOf(target: StoredSbtiTarget, part: 'nearTerm' | 'longTerm' | 'netZero'): TargetStatus {
  const reasons = target.reason?.split('; ') ?? []
  const isBlameless = reasons.some((reason) => blamelessReasons.includes(reason))
  return target[part] === 'removed' && isBlameless ? 'ended' : target[part]
}

/** A company may be in the list twice, with its group's target and its own: the strongest of each kind counts. */
function strongest(targets: readonly StoredSbtiTarget[], part: 'nearTerm' | 'longTerm' | 'netZero'): TargetStatus {
  return byStrength.find((status) => targets.some((target) => statusOf(target, part) === status)) ?? 'none'
}

function toSbti({ retrievedOn, targets }: StoredCommitments['sbti']): Evidence['sbti'] {
  if (retrievedOn === null) return null
  const degrees = targets.filter(({ nearTerm }) => nearTerm === 'set').map(({ nearTermDegrees }) => nearTermDegrees)
  return {
    nearTerm: strongest(targets, 'nearTerm'),
    nearTermDegrees: degrees.includes('1.5') ? '1.5' : degrees.includes('2') ? '2' : null,
    longTerm: strongest(targets, 'longTerm'),
    netZero: strongest(targets, 'netZero'),
    listOf: retrievedOn,
  }
}

/** Membership through SBTi alone is the commitment already counted in SBTi's own list (docs/data/figures.md). */
function toRaceToZero({ retrievedOn, initiatives }: StoredCommitments['un']): Evidence['raceToZero'] {
  if (retrievedOn === null) return null
  if (initiatives.length === 0) return false
  const partners = initiatives.filter(({ slug }) => slug !== 'race-to-zero')
  return partners.length > 0 && partners.every(({ slug }) => slug === 'sbti') ? 'by_sbti' : true
}

export function toEvidence(subject: Assessed, benchmarks: Benchmarks, rates: Rates): Evidence {
  const { commitments, industryId } = subject
  return {
    years: toYears(subject.performances, rates),
    newestYearOfData: benchmarks.newestYearOfData,
    isMatched: subject.isMatched,
    sbti: toSbti(commitments.sbti),
    raceToZero: toRaceToZero(commitments.un),
    raceToZeroListOf: commitments.un.retrievedOn,
    isTracked: commitments.un.isTracked === true,
    climatePledge: commitments.climatePledge.signed === true ? true : null,
    cdp: null,
    industryId,
    industryKgPerUsd: industryId === null ? null : benchmarks.industryKgPerUsd(industryId),
    peers: industryId === null ? null : benchmarks.peersOf(industryId),
    industryLevel: benchmarks.industryLevel(industryId),
    regionLevel: benchmarks.regionLevel(subject.region),
  }
}

/** The assessment of what is known about a company or organization. */
export function assess(subject: Assessed, benchmarks: Benchmarks, rates: Rates): Assessment {
  return assessEvidence(toEvidence(subject, benchmarks, rates))
}
