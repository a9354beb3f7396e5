import { disclosingYears, type Evidence, hasOwnEvidence } from './evidence'
import { type GroupId, groupIds, type IndicatorState, type StructuredEvidence } from './indicator'
import { confidenceFrom, indicators, possibleOf, type ScoringVersion, scoringVersion } from './methodology'
import { scoreByVersion1 } from './version-1'

export type AssessedIndicator = {
  id: string
  group: GroupId
  points: number
  possible: number
  state: IndicatorState
  reason: string
  evidence: StructuredEvidence
}

export type Assessment = {
  version: string
  /** 0 (worst) to 1 (best): the points of all indicators over 100, kept within 0 and 1. */
  score: number
  /** Sum of the points of all indicators, below 0 where more is bad than good. */
  points: number
  /** Of all indicators, in the order of the methodology, the unknown ones included. */
  indicators: AssessedIndicator[]
  /** Whether anything is known of the organization itself. */
  basis: 'own_evidence' | 'industry_and_region'
  /** Share of the 100 points whose evidence is known, 0 to 1. */
  knownShare: number
  confidence: 'low' | 'medium' | 'high'
  /** The score if a group did not exist: points of the others over what those can give. */
  scoreWithout: Record<GroupId, number>
}

/** Points come in tenths; sums of them are exact in tenths and not in floating point. */
function addUp(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + Math.round(one * 10), 0) / 10
}

function toScore(points: number, possible: number): number {
  return Math.min(1, Math.max(0, Math.round((points / possible) * 1e6) / 1e6))
}

function confidenceOf(knownShare: number, basis: Assessment['basis']): Assessment['confidence'] {
  if (basis === 'industry_and_region' || knownShare < confidenceFrom.medium) return 'low'
  return knownShare < confidenceFrom.high ? 'medium' : 'high'
}

function withoutGroup(assessed: readonly AssessedIndicator[], group: GroupId): number {
  const others = assessed.filter((indicator) => indicator.group !== group)
  return toScore(addUp(others.map(({ points }) => points)), 100 - possibleOf(group))
}

/**
 * The score of the current methodology with everything it stands on. Null where nothing is known of the organization and
 * not even its industry: a country alone says nothing about one company.
 */
export function assessEvidence(given: Evidence): Assessment | null {
  const evidence = { ...given, years: disclosingYears(given) }
  const basis = hasOwnEvidence(evidence) ? 'own_evidence' : 'industry_and_region'
  if (basis === 'industry_and_region' && evidence.industryLevel === 'unknown') return null
  const assessed = indicators.map(
    ({ id, group, possible, judge }): AssessedIndicator => ({ id, group, possible, ...judge(evidence) }),
  )
  const points = addUp(assessed.map((indicator) => indicator.points))
  const knownPoints = assessed.filter(({ state }) => state !== 'unknown').map(({ possible }) => possible)
  const knownShare = addUp(knownPoints) / 100
  return {
    version: scoringVersion,
    score: toScore(points, 100),
    points,
    indicators: assessed,
    basis,
    knownShare,
    confidence: confidenceOf(knownShare, basis),
    scoreWithout: Object.fromEntries(groupIds.map((group) => [group, withoutGroup(assessed, group)])) as Record<
      GroupId,
      number
    >,
  }
}

/** The score of any version, to compare them. */
export function scoreBy(version: ScoringVersion, evidence: Evidence): number | null {
  switch (version) {
    case '1':
      return scoreByVersion1(evidence)
    case '2':
      return assessEvidence(evidence)?.score ?? null
  }
}

export type ScoreReason = { indicator: string; points: number; possible: number; reason: string }

/** What is known, strongest first. Unknown indicators earn nothing and are not listed. */
export function reasonsOf(assessment: Assessment): ScoreReason[] {
  return assessment.indicators
    .filter(({ state }) => state !== 'unknown')
    .map(({ id, points, possible, reason }) => ({ indicator: id, points, possible, reason }))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || b.possible - a.possible)
}
