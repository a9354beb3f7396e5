import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import type { TargetHistoryAnswer } from '@/lib/views/answers/footprint/target-history-answer'
import { sayTargetHistory } from './say-target-history'

const format = createFormat('en-US')

function shares(validated: number, most = validated) {
  return { validated, committed: 0, removed: 0, expired: 0, none: 0, unknown: 1 - validated, validated_at_most: most }
}

function history(fields: Partial<TargetHistoryAnswer> = {}): TargetHistoryAnswer {
  return {
    year: 2025,
    list_day: '2026-05-07',
    movers: [],
    goal: null,
    points: [
      { day: '2024-05-06', spend: shares(0.312, 0.44), emissions: null },
      { day: '2026-05-07', spend: shares(0.52), emissions: shares(0.4) },
    ],
    ...fields,
  }
}

it('says where it was and is, with what may have been beside what is known, and whose spend it is', () => {
  expect(sayTargetHistory(history(), 'spend', format)).toBe(
    'Of the spend of 2025, 52% is with suppliers whose targets are validated on May 7, 2026; on May 6, 2024 it was 31% to 44%.',
  )
})

it('says what the goal still asks for only where it is of the same kind', () => {
  const goal = { basis: 'spend' as const, share: 0.8, year: 2028 }
  expect(sayTargetHistory(history({ goal }), 'spend', format)).toContain('28 points short of the goal of 80% by 2028')
  expect(sayTargetHistory(history({ goal: { ...goal, share: 0.5 } }), 'spend', format)).toContain(
    'goal of 50% by 2028 is reached',
  )
  expect(sayTargetHistory(history({ goal: { ...goal, basis: 'emissions' } }), 'spend', format)).not.toContain('goal')
})

it('says nothing of one day alone', () => {
  expect(sayTargetHistory(history(), 'emissions', format)).toBeNull()
  expect(sayTargetHistory(history({ points: [] }), 'spend', format)).toBeNull()
})
