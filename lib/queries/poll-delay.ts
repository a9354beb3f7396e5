import { isSettled } from '@/lib/views/organization/research-progress'
import { AnswerError } from './answer-error'

const firstMs = 1000
const growth = 1.6
const longestMs = 15_000

/** The most polls of one page: with the waits below a quarter of an hour, as the messages say. */
const mostTimes = 64
const longestPauseMs = 900_000

/** The wait before the n-th poll: 1 s, 1.6 s, 2.56 s … at most 15 s. */
export function backOff(times: number): number {
  return Math.min(longestMs, Math.round(firstMs * growth ** Math.max(0, times)))
}

/** Statuses that a repeated request does not change. */
function isFinal(error: unknown): boolean {
  return error instanceof AnswerError && (error.isFinal || [400, 401, 403, 404, 501].includes(error.status))
}

/**
 * How long to wait before asking again, in ms: growing, and never less than Retry-After. False to stop: after an answer that will not
 * change, or after enough attempts.
 */
export function askAgainAfter(error: unknown, times: number): number | false {
  if (isFinal(error) || times >= mostTimes) return false
  const wanted = error instanceof AnswerError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return wanted > longestPauseMs ? false : Math.max(backOff(times), wanted)
}

/** Like `askAgainAfter`, for one organization: also false once its research has settled. A temporary failure does not stop it. */
export function pollDelay(status: string | undefined, error: unknown, times: number): number | false {
  if (status !== undefined && isSettled(status)) return false
  if (status === undefined && !error) return false
  return askAgainAfter(error, times)
}
