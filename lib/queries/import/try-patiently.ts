import { AnswerError } from '@/lib/queries/answer-error'
import { askAgainAfter } from '@/lib/queries/poll-delay'

/** Why and for how long the import pauses. */
export type Waiting = { seconds: number; error: unknown }

export type Run = { signal: AbortSignal; onWaiting: (waiting: Waiting | null) => void }

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    function stop(): void {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** Whether a failure may be temporary, so that repeating is worthwhile. */
export function mayPass(error: unknown): boolean {
  return error instanceof AnswerError && !error.isFinal && [0, 429, 500, 502, 503, 504].includes(error.status)
}

/**
 * Repeats `work` after temporary failures, with growing delays and never sooner than Retry-After says. Throws the last failure after
 * `tries`, a permanent one at once, and the signal's reason when aborted.
 */
export async function tryPatiently<Result>(
  work: () => Promise<Result>,
  { signal, onWaiting }: Run,
  { tries = 8, isPassing = mayPass }: { tries?: number; isPassing?: (error: unknown) => boolean } = {},
): Promise<Result> {
  for (let times = 0; ; times++) {
    try {
      signal.throwIfAborted()
      const result = await work()
      if (times > 0) onWaiting(null)
      return result
    } catch (error) {
      signal.throwIfAborted()
      const delay = isPassing(error) && times + 1 < tries ? askAgainAfter(error, times) : false
      if (delay === false) throw error
      onWaiting({ seconds: Math.ceil(delay / 1000), error })
      await wait(delay, signal)
    }
  }
}
