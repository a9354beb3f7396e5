import { expect, it } from 'vitest'
import { AnswerError } from './answer-error'
import { mayAskAgain } from './create-query-client'

const failed = (retryAfterSeconds: number | null) => ({
  state: { error: new AnswerError(429, 'Too many', 'Slow down', { retryAfterSeconds }), errorUpdatedAt: 1_000_000 },
})

it('does not ask when the tab comes back before the service wants to be asked', () => {
  expect(mayAskAgain(failed(60), 1_059_999)).toBe(false)
  expect(mayAskAgain(failed(60), 1_060_000)).toBe(true)
  expect(mayAskAgain(failed(null), 1_000_000)).toBe(true)
  expect(mayAskAgain({ state: { error: null, errorUpdatedAt: 0 } }, 1)).toBe(true)
})
