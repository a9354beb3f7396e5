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
  /** The parsed answer; null if it is no JSON. */
  json: unknown
  /** The header Link (RFC 8288). */
  link: string | null
  retryAfterMs: number | null
}

/**
 * Sends one request, with credentials in its headers, to an address of the public internet or one that `mayConnect` allows. Name,
 * address and port are checked when the socket is opened. Redirects are not followed, so that credentials go nowhere else. Throws
 * FetchFailure if there is no answer, or more than `maxBytes`.
 */
export async function exchangeJson({
  url,
  maxBytes,
  timeoutMs,
  signal,
  ...exchange
}: JsonExchange): Promise<JsonExchanged> {
  const limit = AbortSignal.timeout(timeoutMs)
  // Uncompressed, so that a small answer cannot expand beyond the limit.
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
