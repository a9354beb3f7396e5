import * as z from 'zod/mini'

const Body = z.object({
  title: z.catch(z.string(), ''),
  detail: z.catch(z.string(), ''),
})

/** An answer that is an error, in the words of the backend. `status` 0 means there was no answer. */
export class AnswerError extends Error {
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly retryAfterSeconds: number | null

  constructor(status: number, title: string, detail: string, retryAfterSeconds: number | null = null) {
    super(`${title}: ${detail}`)
    this.name = 'AnswerError'
    this.status = status
    this.title = title
    this.detail = detail
    this.retryAfterSeconds = retryAfterSeconds
  }
}

async function toAnswerError(response: Response): Promise<AnswerError> {
  const read = Body.safeParse(await response.json().catch(() => null))
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  return new AnswerError(
    response.status,
    (read.success && read.data.title) || 'The request was not answered',
    (read.success && read.data.detail) || `The dashboard answered with status ${response.status}.`,
    Number.isNaN(retryAfter) ? null : retryAfter,
  )
}

/** Fetches JSON from the backend; whatever is not a good answer is an AnswerError. */
export async function fetchAnswer(path: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new AnswerError(0, 'No connection', 'The dashboard cannot be reached. Check the connection and try again.')
  }
  if (!response.ok) throw await toAnswerError(response)
  return response.json().catch(() => {
    throw new AnswerError(502, 'Unexpected answer', 'The dashboard answered with something other than JSON.')
  })
}
