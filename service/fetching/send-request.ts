import { type Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { type Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { checkUrl, createGuardedLookup, type Reach } from './connect-guard'

/** Connections that are kept between many questions to one address. */
export type Agents = { http: HttpAgent; https: HttpsAgent }

type Request = Reach & {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
  signal: AbortSignal
  /** Left out: one connection for each question. */
  agents?: Agents
}

/**
 * Sends one request and resolves to the head of its answer, a redirect among them: name, address and port are checked as the socket is
 * opened. Rejects where there is none, with FetchFailure for an address that is not to be asked.
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

/** Counted while it comes in: a Content-Length may be missing, or false. Null: it is more. */
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

/** Why no answer came, as the system says it. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
