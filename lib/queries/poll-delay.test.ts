import { describe, expect, it } from 'vitest'
import { AnswerError } from './answer-error'
import { backOff, pollDelay } from './poll-delay'

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
})
