import { pause } from './pause.ts'

export type Fetch = (request: Request) => Promise<Response>

export type RetryOptions = {
  /** How often a request is repeated; default 4, 0 for never. */
  retries?: number
  /** The longest wait in milliseconds, default 60,000; a response that asks for more is returned unchanged. */
  longestWaitMs?: number
}

/** After a lost connection: half a second, doubled each time. */
const firstWaitMs = 500

/** Methods that are safe to repeat even if the first request may have arrived. */
const repeatable = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/**
 * Repeats requests where it helps: a 429 or 503 with Retry-After, after that time; a broken connection, if the request may arrive twice.
 * A 429 without Retry-After means a full project, which waiting does not change.
 */
export function retrying(send: Fetch, { retries = 4, longestWaitMs = 60_000 }: RetryOptions = {}): Fetch {
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries
      // A request can be sent only once.
      const outcome = await sendOnce(send, isLast ? request : request.clone())
      const wait = isLast ? null : waitOf(outcome, request.method, attempt)
      if (wait === null || wait > longestWaitMs) {
        if (outcome instanceof Response) return outcome
        throw outcome.error
      }
      if (outcome instanceof Response) await outcome.body?.cancel()
      await pause(wait, request.signal)
    }
  }
}

type Lost = { error: unknown }

async function sendOnce(send: Fetch, request: Request): Promise<Response | Lost> {
  try {
    return await send(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    return { error }
  }
}

/** Milliseconds to wait; null if repeating does not help. */
function waitOf(outcome: Response | Lost, method: string, attempt: number): number | null {
  if (!(outcome instanceof Response)) return repeatable.has(method) ? firstWaitMs * 2 ** attempt : null
  return outcome.status === 429 || outcome.status === 503 ? readRetryAfter(outcome.headers.get('retry-after')) : null
}

/** Seconds or a date (RFC 9110, section 10.2.3), as milliseconds from now. */
export function readRetryAfter(text: string | null, now = Date.now()): number | null {
  if (text === null) return null
  if (/^\d+$/.test(text.trim())) return Number(text) * 1_000
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : Math.max(0, time - now)
}
