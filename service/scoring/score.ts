import { disclosingYears, type Evidence, hasOwnEvidence } from './evidence'
import { type GroupId, groupIds, type IndicatorState, type StructuredEvidence } from './indicator'
import { confidenceFrom, indicators, possibleOf, type ScoringVersion, scoredFrom, scoringVersion } from './methodology'
import { scoreByVersion2 } from './version-2/score'

export type AssessedIndicator = {
  id: string
  group: GroupId
  points: number
  possible: number
  /** How many of the possible points are known. */
  knownPoints: number
  state: IndicatorState
  reason: string
  evidence: StructuredEvidence
}

export type Assessment = {
  version: string
  /** 0 (worst) to 1 (best): the points of all indicators over 100, kept within 0 and 1. Null below 40 known points. */
  score: number | null
  /** What the score would be if everything that is not known were bad, and if it were good; 0 to 1. */
  range: { low: number; high: number }
  /** Sum of the points of all indicators; can be below 0. */
  points: number
  /** Of all indicators, in the order of the methodology, the unknown ones included. */
  indicators: AssessedIndicator[]
  /** Whether anything is known about the organization itself. */
  basis: 'own_evidence' | 'industry_and_region'
  /** Share of the 100 points whose evidence is known, 0 to 1. */
  knownShare: number
  confidence: 'low' | 'medium' | 'high'
  /** The score if a group did not exist: points of the other groups divided by the most they can have. */
  scoreWithout: Record<GroupId, number>
}

/** Adds up points, which are tenths. Sums are computed in tenths, because they are not exact in floating point. */
function addUp(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + Math.round(one * 10), 0) / 10
}

function toScore(points: number, possible: number): number {
  return Math.min(1, Math.max(0, Math.round((points / possible) * 1e6) / 1e6))
}

function confidenceOf(knownShare: number): Assessment['confidence'] {
  if (knownShare < confidenceFrom.medium) return 'low'
  return knownShare < confidenceFrom.high ? 'medium' : 'high'
}

function withoutGroup(assessed: readonly AssessedIndicator[], group: GroupId): number {
  const others = assessed.filter((indicator) => indicator.group !== group)
  return toScore(addUp(others.map(({ points }) => points)), 100 - possibleOf(group))
}

/** Returns the assessment by the current methodology: the score, the known share, and the range. */
export function assessEvidence(given: Evidence): Assessment {
  const evidence = { ...given, years: disclosingYears(given) }
  const judged = indicators.map((indicator) => ({ indicator, judgement: indicator.judge(evidence) }))
  const assessed = judged.map(
    ({ indicator: { id, group, possible }, judgement }): AssessedIndicator => ({
      id,
      group,
      points: judgement.points,
      possible,
      knownPoints: judgement.knownPoints,
      state: judgement.state,
      reason: judgement.reason,
      evidence: judgement.evidence,
    }),
  )
  const points = addUp(assessed.map((indicator) => indicator.points))
  const knownShare = addUp(assessed.map(({ knownPoints }) => knownPoints)) / 100
  return {
    version: scoringVersion,
    score: knownShare < scoredFrom ? null : toScore(points, 100),
    range: {
      low: toScore(addUp(judged.map(({ judgement }) => judgement.lowest)), 100),
      high: toScore(addUp(judged.map(({ judgement }) => judgement.highest)), 100),
    },
    points,
    indicators: assessed,
    basis: hasOwnEvidence(evidence) ? 'own_evidence' : 'industry_and_region',
    knownShare,
    confidence: confidenceOf(knownShare),
    scoreWithout: Object.fromEntries(groupIds.map((group) => [group, withoutGroup(assessed, group)])) as Record<
      GroupId,
      number
    >,
  }
}

/** Returns the score by any version, for comparison. */
export function scoreBy(version: ScoringVersion, evidence: Evidence): number | null {
  switch (version) {
    case '2':
      return scoreByVersion2(evidence)
    case '3':
      return assessEvidence(evidence).score
  }
}

export type ScoreReason = { indicator: string; points: number; possible: number; reason: string }

/** Why there is no score, in whole points. */
export function whyNoScore({ knownShare }: Pick<Assessment, 'knownShare'>): string {
  return `Not scored: we know ${Math.floor(knownShare * 100)} of 100 points, and give a score from ${scoredFrom * 100}`
}

/** Returns the known indicators, those with the most points first; without a score, the reason for that comes first. Unknown ones are not listed. */
export function reasonsOf(assessment: Assessment): ScoreReason[] {
  const known = assessment.indicators
    .filter(({ state }) => state !== 'unknown')
    .map(({ id, points, possible, reason }) => ({ indicator: id, points, possible, reason }))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || b.possible - a.possible)
  if (assessment.score !== null) return known
  return [{ indicator: 'known_share', points: 0, possible: 0, reason: whyNoScore(assessment) }, ...known]
}
