import type { Evidence } from '@/service/scoring/evidence'
import { assessEvidence } from '@/service/scoring/score'

/** Most companies have no figures, and many of those the same commitments in the same industry and country. */
export function createScorer(): (evidence: Evidence) => number | null {
  const scores = new Map<string, number | null>()
  return (evidence) => {
    if (evidence.years.length > 0) return assessEvidence(evidence)?.score ?? null
    const key = JSON.stringify(evidence)
    const found = scores.get(key)
    if (found !== undefined) return found
    const score = assessEvidence(evidence)?.score ?? null
    scores.set(key, score)
    return score
  }
}
