import type { Evidence } from './evidence'
import { indicators } from './indicators'

export type ScoreReason = { indicator: string; points: number; possible: number; reason: string }

/** `score` is 0 (worst) to 1 (best). Reasons are strongest first; unknown indicators earn nothing and are not listed. */
export type Score = { score: number; reasons: ScoreReason[] }

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

/** Points of all indicators over 100, kept within 0 and 1; null where there is nothing to judge by. */
export function scoreOrganization(evidence: Evidence): Score | null {
  if (!canScore(evidence)) return null
  const reasons = indicators.flatMap(({ id, possible, judge }) => {
    const result = judge(evidence)
    return result ? [{ indicator: id, points: result.points, possible, reason: result.reason }] : []
  })
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0)
  const byWeight = reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || b.possible - a.possible)
  return { score: Math.min(1, Math.max(0, points / 100)), reasons: byWeight }
}
