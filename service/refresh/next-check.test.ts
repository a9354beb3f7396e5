import { expect, test } from 'vitest'
import { nextCheck } from './next-check'

const checkedAt = new Date('2026-03-01T12:00:00Z')

test('a source that was never asked is due at once', () => {
  expect(nextCheck({ checkedAt: null, failures: 0 }, 7).getTime()).toBe(0)
})

test('after a good check the cadence counts', () => {
  expect(nextCheck({ checkedAt, failures: 0 }, 7).toISOString()).toBe('2026-03-08T12:00:00.000Z')
})

test.each([
  [1, '2026-03-01T13:00:00.000Z'],
  [2, '2026-03-01T14:00:00.000Z'],
  [5, '2026-03-02T04:00:00.000Z'],
  [9, '2026-03-08T12:00:00.000Z'],
  [4000, '2026-03-08T12:00:00.000Z'],
])('after %i failures in a row the pause doubles up to the cadence', (failures, expected) => {
  expect(nextCheck({ checkedAt, failures }, 7).toISOString()).toBe(expected)
})
