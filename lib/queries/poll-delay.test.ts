import { describe, expect, it } from 'vitest'
import { AnswerError, readRetryAfter } from './answer-error'
import { askAgainAfter, backOff, pollDelay } from './poll-delay'

describe('pollDelay', () => {
  it('stops when research has settled', () => {
    expect(pollDelay('synced', null, 3)).toBe(false)
    expect(pollDelay('errored', null, 3)).toBe(false)
  })

  it('goes on in every other state, also in one nobody told us about', () => {
    expect(pollDelay('created', null, 0)).toBe(1000)
    expect(pollDelay('deep_reading', null, 1)).toBe(1600)
  })

  it('backs off to fifteen seconds and not further', () => {
    expect([0, 1, 2, 3, 5, 6, 100].map(backOff)).toEqual([1000, 1600, 2560, 4096, 10486, 15000, 15000])
  })

  it('goes on after a passing failure and stops after one that will not change', () => {
    for (const status of [0, 429, 500, 502, 503, 504])
      expect(pollDelay('created', new AnswerError(status, 't', 'd'), 1)).toBe(1600)
    for (const status of [400, 401, 403, 404])
      expect(pollDelay('created', new AnswerError(status, 't', 'd'), 1)).toBe(false)
    expect(pollDelay(undefined, new AnswerError(502, 't', 'd'), 1)).toBe(1600)
  })

  it('waits as long as the service asks for, and no shorter', () => {
    const busy = (retryAfterSeconds: number) => new AnswerError(429, 't', 'd', { retryAfterSeconds })
    expect(pollDelay('created', busy(60), 1)).toBe(60_000)
    expect(pollDelay('created', busy(0), 1)).toBe(1600)
    expect(askAgainAfter(busy(30), 0)).toBe(30_000)
    expect(pollDelay('created', busy(86_400), 1)).toBe(false)
  })

  it('gives up after a quarter of an hour', () => {
    const waits = Array.from({ length: 200 }, (_, times) => pollDelay('researching', null, times))
    const sum = waits.reduce<number>((total, wait) => total + (wait === false ? 0 : wait), 0)
    expect(Math.round(sum / 60_000)).toBe(15)
    expect(pollDelay(undefined, new AnswerError(502, 't', 'd'), 64)).toBe(false)
  })

  it('does not ask again with a key that was refused', () => {
    expect(pollDelay(undefined, new AnswerError(502, 't', 'd', { isFinal: true }), 1)).toBe(false)
  })
})

it('reads both forms of Retry-After', () => {
  const now = Date.parse('2026-01-05T10:00:00Z')
  expect(readRetryAfter('120', now)).toBe(120)
  expect(readRetryAfter('Mon, 05 Jan 2026 10:00:30 GMT', now)).toBe(30)
  expect(readRetryAfter('Mon, 05 Jan 2026 09:00:00 GMT', now)).toBe(0)
  for (const header of [null, '', 'soon']) expect(readRetryAfter(header, now)).toBeNull()
})
