import { underBasePath } from '@/lib/base-path'
import { type Problem, problemHeader, readProblem } from '@/lib/views/answers/problem-header'
import { askingAgain } from '@/lib/views/registration/asking-again'

/** Checked by hand: a parser for two texts would be loaded with every page. */
function textOf(body: unknown, field: 'title' | 'detail'): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null
  return typeof value === 'string' && value !== '' ? value : null
}

type Circumstances = { retryAfterSeconds?: number | null; isFinal?: boolean; problem?: Problem | null }

/** An error response, in the words of the backend. `status` 0: there was no response. */
export class AnswerError extends Error {
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly retryAfterSeconds: number | null
  /** The backend says that a repeated request cannot succeed. */
  readonly isFinal: boolean
  /** A problem of the dashboard itself, translated; null if the words are a service's own. */
  readonly problem: Problem | null

  constructor(
    status: number,
    title: string,
    detail: string,
    { retryAfterSeconds = null, isFinal = false, problem = null }: Circumstances = {},
  ) {
    super(`${title}: ${detail}`)
    this.name = 'AnswerError'
    this.status = status
    this.title = title
    this.detail = detail
    this.retryAfterSeconds = retryAfterSeconds
    this.isFinal = isFinal
    this.problem = problem
  }
}

/** Seconds of a Retry-After header, given as a number or a date (RFC 9110, 10.2.3); null if it is neither. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000))
}

/** Creates the error for a response whose status is not 2xx. */
export async function toAnswerError(response: Response): Promise<AnswerError> {
  const body: unknown = await response.json().catch(() => null)
  const named = readProblem(response.headers.get(problemHeader))
  return new AnswerError(
    response.status,
    textOf(body, 'title') ?? 'The request was not answered',
    textOf(body, 'detail') ?? `The dashboard answered with status ${response.status}.`,
    {
      retryAfterSeconds: readRetryAfter(response.headers.get('retry-after'), Date.now()),
      isFinal: response.headers.get(askingAgain) === 'useless',
      // Uses our own words if the service sends none.
      problem: named ?? (textOf(body, 'title') === null && textOf(body, 'detail') === null ? 'notAnswered' : null),
    },
  )
}

/** A response of an unexpected shape; `detail` is for logs, the page uses its reader's words. */
export function unexpectedAnswer(detail: string): AnswerError {
  return new AnswerError(502, 'Unexpected answer', detail, { problem: 'unexpectedAnswer' })
}

/** Fetches JSON from the backend. Throws AnswerError unless the answer is good. */
export async function fetchAnswer(path: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(underBasePath(path), { ...init, headers: { accept: 'application/json', ...init.headers } })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new AnswerError(0, 'No connection', 'The dashboard cannot be reached. Check the connection and try again.', {
      problem: 'noConnection',
    })
  }
  if (!response.ok) throw await toAnswerError(response)
  return response.json().catch(() => {
    throw unexpectedAnswer('The dashboard answered with something other than JSON.')
  })
}
