import { expect, it } from 'vitest'
import { mostAttempts, nextPause } from './next-attempt'

const exactly = () => 0

it('waits longer after each failed attempt, for three days and three hours in all, and then gives up', () => {
  const pauses = Array.from({ length: mostAttempts - 1 }, (_, place) => nextPause(place + 1, null, exactly) ?? 0)
  expect(pauses.slice(0, 3)).toEqual([5_000, 300_000, 1_800_000])
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000).toBeCloseTo(75.58, 1)
  expect(nextPause(mostAttempts, null, exactly)).toBeNull()
})

it('spreads attempts, waits as long as the receiver asks, but at most a day because of that', () => {
  expect(nextPause(1, null, () => 1)).toBe(5_500)
  expect(nextPause(1, 60_000, exactly)).toBe(60_000)
  expect(nextPause(2, 60_000, exactly)).toBe(300_000)
  expect(nextPause(1, 1e12, exactly)).toBe(86_400_000)
})
