import { FetchFailure } from './fetch-failure'

export type FetchFile = {
  url: string
  /** Validators of the last answer (RFC 9110, 13): sent back, so that an unchanged file costs one short answer. */
  etag: string | null
  lastModified: string | null
  maxBytes: number
  timeoutMs: number
  /** Ends the request early: its failure is then the caller's own doing. */
  signal?: AbortSignal
}

export type FetchedFile =
  | { kind: 'unchanged' }
  | { kind: 'fetched'; bytes: Uint8Array; etag: string | null; lastModified: string | null }

/** Publishers ask programs to say what they are. */
const userAgent = 'carbon-register (open carbon data service; refresh of published lists)'

/**
 * The file at `url`, unless the publisher says that it is the one we have. Throws FetchFailure, in words, for
 * any other status, a web page, an empty or cut answer, more than `maxBytes`, or more than `timeoutMs` in all.
 */
export async function fetchFile(request: FetchFile): Promise<FetchedFile> {
  try {
    const limit = AbortSignal.timeout(request.timeoutMs)
    return await fetchWithin(request, request.signal ? AbortSignal.any([limit, request.signal]) : limit)
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw unreachable(isTimeout ? `gave no whole answer within ${request.timeoutMs / 1000} s` : reasonOf(error))
  }
}

async function fetchWithin(request: FetchFile, signal: AbortSignal): Promise<FetchedFile> {
  const response = await fetch(request.url, { headers: headersOf(request), signal })
  if (response.status === 304) return { kind: 'unchanged' }
  if (response.status !== 200) {
    await response.body?.cancel()
    throw unreachable(`answered with status ${response.status}`)
  }
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel()
    throw unreachable('answered with a web page instead of the file')
  }
  const bytes = await readAtMost(response, request.maxBytes)
  if (bytes.length === 0) throw unreachable('answered with an empty file')
  return {
    kind: 'fetched',
    bytes,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  }
}

function headersOf({ etag, lastModified }: FetchFile): Record<string, string> {
  return {
    'user-agent': userAgent,
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}

/** Counted while it comes in: a Content-Length may be missing, or false. */
async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by a throw cancels the body.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw unreachable(`answered with more than ${Math.round(maxBytes / 1024)} KiB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function unreachable(words: string): FetchFailure {
  return new FetchFailure(`The publisher's address ${words}`)
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return `could not be read: ${cause instanceof Error ? cause.message : String(cause)}`
}
