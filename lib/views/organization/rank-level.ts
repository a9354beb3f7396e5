import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { Rank } from '@/lib/views/answers/organization-answer'

/** A level of emission intensity on five steps. `step` 1 is very low (good), 5 very high (bad), null unknown. */
export type RankLevel = { step: 1 | 2 | 3 | 4 | 5 | null; word: string }

const levels: Record<Rank, { step: RankLevel['step']; word: Key<'ui'> }> = {
  very_low: { step: 1, word: 'levelVeryLow' },
  low: { step: 2, word: 'levelLow' },
  medium: { step: 3, word: 'levelMedium' },
  high: { step: 4, word: 'levelHigh' },
  very_high: { step: 5, word: 'levelVeryHigh' },
  unknown: { step: null, word: 'unknown' },
}

export function rankLevel(rank: Rank, format: Format): RankLevel {
  const { step, word } = levels[rank]
  return { step, word: format.words('ui')(word) }
}
