import type { IncomingMessage } from 'node:http'
import type { Reach } from './connect-guard'
import { type FailureFacts, FetchFailure } from './fetch-failure'
import { readRetryAfter } from './retry-after'
import { type Agents, causeOf, readAtMost, sendRequest } from './send-request'
import { userAgentOf } from './user-agent'

export type FetchFile = Reach & {
  url: string
  /** Validators of the last answer (RFC 9110, 13): sent back, so that an unchanged file needs only a short response. */
  etag: string | null
  lastModified: string | null
  maxBytes: number
  timeoutMs: number
  /** Accepted media types, without parameters; if absent, every type except a web page. */
  types?: readonly string[]
  /** Aborts the request, which then fails. */
  signal?: AbortSignal
  /** Contact address for the publisher; if absent, the User-Agent names none. */
  contact?: string | null
  /** Further headers, such as a key: sent only to the origin of `url`, not to redirects. */
  headers?: Readonly<Record<string, string>>
  /** Reusable connections for many requests to one publisher; if absent, one connection per request. */
  agents?: Agents
}

export type FetchedFile =
  | { kind: 'unchanged' }
  | {
      kind: 'fetched'
      bytes: Uint8Array
      etag: string | null
      lastModified: string | null
      /** Media type stated by the server, in lower case without parameters; null if it states none. */
      type: string | null
      /** The address of the file after redirects. */
      url: string
    }

const mostRedirects = 5

/** How much of a refusal is read: enough for the publisher's message. */
const mostRefusalBytes = 4096

/**
 * Fetches the file at `url`; `unchanged` if the publisher says that it is the file of the validators. Only addresses of the public
 * internet are allowed: name, address and port are checked at every redirect, the IP address when it is connected to. Throws
 * FetchFailure for any other status, an unaccepted type, an empty or truncated answer, more than `maxBytes`, or more than
 * `timeoutMs` in total.
 */
export async function fetchFile(request: FetchFile): Promise<FetchedFile> {
  const limit = AbortSignal.timeout(request.timeoutMs)
  try {
    return await fetchWithin(request, request.signal ? AbortSignal.any([limit, request.signal]) : limit)
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    const words = limit.aborted
      ? `gave no whole answer within ${request.timeoutMs / 1000} s`
      : `could not be read: ${causeOf(error)}`
    throw unreachable(words, { isPassing: true })
  }
}

async function fetchWithin(request: FetchFile, signal: AbortSignal): Promise<FetchedFile> {
  const { url, response } = await follow(request, signal)
  try {
    if (response.statusCode === 304) return { kind: 'unchanged' }
    const type = response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() || null
    const { statusCode: status = 0 } = response
    if (status !== 200) throw unreachable(`answered with status ${status}`, await refusalOf(response, status, type))
    requireType(type, request.types)
    requireUncompressed(response)
    const bytes = await readAtMost(response, request.maxBytes)
    if (bytes === null) throw unreachable(`answered with more than ${Math.round(request.maxBytes / 1024)} KiB`)
    if (bytes.length === 0) throw unreachable('answered with an empty file')
    const { etag = null, 'last-modified': lastModified = null } = response.headers
    return { kind: 'fetched', bytes, etag, lastModified, type, url: url.href }
  } finally {
    response.destroy()
  }
}

async function refusalOf(response: IncomingMessage, status: number, type: string | null): Promise<FailureFacts> {
  const retryAfterMs = readRetryAfter(response.headers['retry-after'], Date.now())
  const facts = { status, type, retryAfterMs, isPassing: status === 429 || status >= 500 }
  let body = ''
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      body += chunk.toString('utf8')
      if (body.length > mostRefusalBytes) break
    }
  } catch {
    // The publisher's message is optional.
  }
  return { ...facts, body: body.slice(0, mostRefusalBytes) }
}

/** Follows redirects and returns the first other answer. */
async function follow(request: FetchFile, signal: AbortSignal): Promise<{ url: URL; response: IncomingMessage }> {
  let url = parse(request.url)
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const response = await sendRequest(url, { ...request, method: 'GET', headers: headersOf(request, url), signal })
    const { location } = response.headers
    const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0)
    if (!isRedirect || location === undefined) return { url, response }
    response.destroy()
    const next = parse(location, url)
    if (url.protocol === 'https:' && next.protocol === 'http:') throw unreachable('redirects from https to http')
    url = next
  }
  throw unreachable(`redirects more than ${mostRedirects} times`)
}

function parse(text: string, base?: URL): URL {
  try {
    return new URL(text, base)
  } catch {
    throw unreachable('is not a web address')
  }
}

function headersOf(request: FetchFile, url: URL): Record<string, string> {
  const { etag, lastModified, contact = null, headers = {} } = request
  return {
    ...(url.origin === parse(request.url).origin ? headers : {}),
    'user-agent': userAgentOf(contact),
    // Uncompressed, so that a small answer cannot expand beyond the limit.
    'accept-encoding': 'identity',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}

function requireType(type: string | null, types: readonly string[] | undefined): void {
  if (types === undefined) {
    if (type === 'text/html') throw unreachable('answered with a web page instead of the file', { type })
  } else if (type === null || !types.includes(type)) {
    const words = `answered with ${type ?? 'something it does not name'} instead of ${types.join(' or ')}`
    throw unreachable(words, { type })
  }
}

function requireUncompressed(response: IncomingMessage): void {
  const encoding = response.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity')
    throw unreachable(`answered in a compressed form (${encoding}) that was not requested`)
}

function unreachable(words: string, facts: FailureFacts = {}): FetchFailure {
  return new FetchFailure(`The publisher's address ${words}`, facts)
}
