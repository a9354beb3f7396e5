import type { Reach } from './connect-guard'
import { FetchFailure } from './fetch-failure'
import { readRetryAfter } from './retry-after'
import { causeOf, readAtMost, sendRequest } from './send-request'

export type JsonExchange = Reach & {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
  maxBytes: number
  timeoutMs: number
  signal: AbortSignal
}

export type JsonExchanged = {
  status: number
  /** Null: the answer is no JSON. */
  json: unknown
  /** The header Link (RFC 8288). */
  link: string | null
  retryAfterMs: number | null
}

/**
 * One question to an address of the public internet, or of `mayConnect`, with credentials in its headers: name, address and port are
 * checked as the socket is opened, and a redirect is an answer like another, so that credentials go nowhere else. Throws FetchFailure,
 * in words, where there is no answer, or more than `maxBytes`.
 */
export async function exchangeJson({
  url,
  maxBytes,
  timeoutMs,
  signal,
  ...exchange
}: JsonExchange): Promise<JsonExchanged> {
  const limit = AbortSignal.timeout(timeoutMs)
  // What comes in is then what is counted: a small packed answer cannot become a large one.
  const headers = { accept: 'application/json', 'accept-encoding': 'identity', ...exchange.headers }
  try {
    const request = { ...exchange, headers, signal: AbortSignal.any([limit, signal]) }
    const response = await sendRequest(new URL(url), request)
    try {
      const bytes = await readAtMost(response, maxBytes)
      if (bytes === null)
        throw new FetchFailure(`The address answered with more than ${Math.round(maxBytes / 1024)} KB`)
      const { link } = response.headers
      return {
        status: response.statusCode ?? 0,
        json: toJson(bytes),
        link: typeof link === 'string' ? link : null,
        retryAfterMs: readRetryAfter(response.headers['retry-after'], Date.now()),
      }
    } finally {
      response.destroy()
    }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    const words = limit.aborted
      ? `gave no whole answer within ${timeoutMs / 1000} s`
      : `could not be reached: ${causeOf(error)}`
    throw new FetchFailure(`The address ${words}`, { isPassing: true })
  }
}

function toJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
