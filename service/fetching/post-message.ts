import type { Reach } from './connect-guard'
import { FetchFailure } from './fetch-failure'
import { readRetryAfter } from './retry-after'
import { causeOf, sendRequest } from './send-request'

export type PostMessage = Reach & {
  url: string
  body: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  signal?: AbortSignal
}

/** Status of the answer; its body is not read. */
export type PostAnswer = { status: number; retryAfterMs: number | null }

/**
 * Sends a JSON message to an address of the public internet, or one that `mayConnect` allows. Name, address and port are checked
 * when the socket is opened. Redirects are not followed. Throws FetchFailure if there is no answer.
 */
export async function postMessage(message: PostMessage): Promise<PostAnswer> {
  const limit = AbortSignal.timeout(message.timeoutMs)
  const signal = message.signal ? AbortSignal.any([limit, message.signal]) : limit
  try {
    const response = await sendRequest(new URL(message.url), { ...message, method: 'POST', signal })
    response.destroy()
    const retryAfterMs = readRetryAfter(response.headers['retry-after'], Date.now())
    return { status: response.statusCode ?? 0, retryAfterMs }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    const words = limit.aborted
      ? `gave no answer within ${message.timeoutMs / 1000} s`
      : `could not be reached: ${causeOf(error)}`
    throw new FetchFailure(`The address ${words}`, { isPassing: true })
  }
}
