import { expect, it } from 'vitest'
import { nextDigest } from './next-digest'

it.each([
  ['daily', '2026-11-27T05:59:59Z', '2026-11-27T06:00:00.000Z'],
  ['daily', '2026-11-27T06:00:00Z', '2026-11-28T06:00:00.000Z'],
  ['daily', '2026-12-31T12:00:00Z', '2027-01-01T06:00:00.000Z'],
  // The 27th of November 2026 is a Friday.
  ['weekly', '2026-11-27T12:00:00Z', '2026-11-30T06:00:00.000Z'],
  ['weekly', '2026-11-30T05:00:00Z', '2026-11-30T06:00:00.000Z'],
  ['weekly', '2026-11-30T06:00:00Z', '2026-12-07T06:00:00.000Z'],
] as const)('is due %s after %s at %s', (cadence, now, next) => {
  expect(nextDigest(cadence, new Date(now)).toISOString()).toBe(next)
})
