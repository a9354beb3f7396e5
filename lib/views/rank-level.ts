import type { Rank } from './organization-answer'

/** A level of emission intensity on five steps. `step` 1 is very low (good), 5 very high (bad), null unknown. */
export type RankLevel = { step: 1 | 2 | 3 | 4 | 5 | null; word: string }

const levels: Record<Rank, RankLevel> = {
  very_low: { step: 1, word: 'Very low' },
  low: { step: 2, word: 'Low' },
  medium: { step: 3, word: 'Medium' },
  high: { step: 4, word: 'High' },
  very_high: { step: 5, word: 'Very high' },
  unknown: { step: null, word: 'Unknown' },
}

export function rankLevel(rank: Rank): RankLevel {
  return levels[rank]
}
