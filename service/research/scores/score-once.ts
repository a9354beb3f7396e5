import type { Evidence } from '@/service/scoring/evidence'
import { type Assessment, assessEvidence } from '@/service/scoring/score'

export type KnownScore = Pick<Assessment, 'score' | 'knownShare'>

function scoreOf(evidence: Evidence): KnownScore {
  const { score, knownShare } = assessEvidence(evidence)
  return { score, knownShare }
}

/** Scores equal evidence once: most companies have no figures, and many of those have the same commitments in the same industry and
 * country. */
export function createScorer(): (evidence: Evidence) => KnownScore {
  const scores = new Map<string, KnownScore>()
  return (evidence) => {
    if (evidence.years.length > 0) return scoreOf(evidence)
    const key = JSON.stringify(evidence)
    const found = scores.get(key)
    if (found !== undefined) return found
    const score = scoreOf(evidence)
    scores.set(key, score)
    return score
  }
}
