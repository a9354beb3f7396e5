import { type Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { type Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { checkUrl, createGuardedLookup, type Reach } from './connect-guard'

/** Reusable connections for many requests to one address. */
export type Agents = { http: HttpAgent; https: HttpsAgent }

type Request = Reach & {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
  signal: AbortSignal
  /** If absent, one connection per request. */
  agents?: Agents
}

/**
 * Sends one request and resolves to its answer, which may be a redirect. Name, address and port are checked when the socket is
 * opened. Rejects if there is no answer, with FetchFailure for an address that may not be requested.
 */
export async function sendRequest(url: URL, request: Request): Promise<IncomingMessage> {
  checkUrl(url, request)
  const { method, body, signal, agents } = request
  const isSecure = url.protocol === 'https:'
  const headers = {
    ...request.headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const agent = (isSecure ? agents?.https : agents?.http) ?? false
  const options = { method, headers, lookup: createGuardedLookup(request), signal, agent }
  return new Promise((resolve, reject) => {
    const send = isSecure ? requestHttps : requestHttp
    send(url, options, resolve).on('error', reject).end(body)
  })
}

/** Reads an answer; null if it has more than `maxBytes`. Counted while reading, because Content-Length may be missing or wrong. */
export async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns the system's message why there is no answer. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
