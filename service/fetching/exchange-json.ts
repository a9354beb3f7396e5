import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { checkUrl, createGuardedLookup, type Reach } from './connect-guard'
import { FetchFailure } from './fetch-failure'
import { readRetryAfter } from './retry-after'

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
export async function exchangeJson(exchange: JsonExchange): Promise<JsonExchanged> {
  const limit = AbortSignal.timeout(exchange.timeoutMs)
  const signal = AbortSignal.any([limit, exchange.signal])
  try {
    const response = await send(exchange, signal)
    try {
      const link = response.headers['link']
      return {
        status: response.statusCode ?? 0,
        json: toJson(await readAtMost(response, exchange.maxBytes)),
        link: typeof link === 'string' ? link : null,
        retryAfterMs: readRetryAfter(response.headers['retry-after'], Date.now()),
      }
    } finally {
      response.destroy()
    }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    const words = limit.aborted ? `gave no whole answer within ${exchange.timeoutMs / 1000} s` : reasonOf(error)
    throw new FetchFailure(`The address ${words}`, { isPassing: true })
  }
}

function send({ url: text, body, ...exchange }: JsonExchange, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(text)
  checkUrl(url, exchange)
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const headers = {
      accept: 'application/json',
      // What comes in is then what is counted: a small packed answer cannot become a large one.
      'accept-encoding': 'identity',
      ...exchange.headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    }
    const options = { method: exchange.method, headers, lookup: createGuardedLookup(exchange), signal, agent: false }
    request(url, options, resolve).on('error', reject).end(body)
  })
}

/** Counted while it comes in: a Content-Length may be missing, or false. */
async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new FetchFailure(`The address answered with more than ${Math.round(maxBytes / 1024)} KB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function toJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return `could not be reached: ${cause instanceof Error ? cause.message : String(cause)}`
}
