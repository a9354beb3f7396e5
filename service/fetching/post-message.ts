import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { checkUrl, createGuardedLookup, type Reach } from './connect-guard'
import { FetchFailure } from './fetch-failure'
import { readRetryAfter } from './retry-after'

export type PostMessage = Reach & {
  url: string
  body: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  signal?: AbortSignal
}

/** What an address answered; its words are of no use to us and are not read. */
export type PostAnswer = { status: number; retryAfterMs: number | null }

/**
 * Sends a JSON message to an address of the public internet, or of `mayConnect`: name, address and port are checked as the socket is
 * opened. A redirect is an answer like another and is not followed. Throws FetchFailure, in words, where there is no answer.
 */
export async function postMessage(message: PostMessage): Promise<PostAnswer> {
  const limit = AbortSignal.timeout(message.timeoutMs)
  const signal = message.signal ? AbortSignal.any([limit, message.signal]) : limit
  try {
    const response = await send(message, signal)
    response.destroy()
    const retryAfterMs = readRetryAfter(response.headers['retry-after'], Date.now())
    return { status: response.statusCode ?? 0, retryAfterMs }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    const words = limit.aborted ? `gave no answer within ${message.timeoutMs / 1000} s` : reasonOf(error)
    throw new FetchFailure(`The address ${words}`, { isPassing: true })
  }
}

function send(message: PostMessage, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(message.url)
  checkUrl(url, message)
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const headers = { ...message.headers, 'content-length': String(Buffer.byteLength(message.body)) }
    const options = { method: 'POST', headers, lookup: createGuardedLookup(message), signal, agent: false }
    request(url, options, resolve).on('error', reject).end(message.body)
  })
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return `could not be reached: ${cause instanceof Error ? cause.message : String(cause)}`
}
