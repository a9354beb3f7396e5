import { isSettled } from '@/lib/views/research-progress'
import { AnswerError } from './answer-error'

const firstMs = 1000
const growth = 1.6
const longestMs = 15_000

/** The wait before asking for the n-th time: 1 s, 1.6 s, 2.56 s … at most 15 s. */
export function backOff(times: number): number {
  return Math.min(longestMs, Math.round(firstMs * growth ** Math.max(0, times)))
}

/** Answers that asking again does not change. */
function isFinal(error: unknown): boolean {
  return error instanceof AnswerError && [400, 401, 403, 404].includes(error.status)
}

/**
 * How long to wait before asking again for an organization, in ms; false to stop. Research that has settled stops it,
 * and so does an answer that will not change; a passing failure does not.
 */
export function pollDelay(status: string | undefined, error: unknown, times: number): number | false {
  if (isFinal(error)) return false
  if (status !== undefined && isSettled(status)) return false
  if (status === undefined && !error) return false
  return backOff(times)
}
