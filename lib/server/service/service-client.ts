import 'server-only'
import { readConfig, readServiceKey, readTeamKey } from '@/lib/server/config'
import type { Method, ServicePath } from '@/lib/server/service-path'

export type ServiceRequest<Asked extends Method = Method> = {
  method: Asked
  /** Path below the service's base URL, with the query: "/organizations/42?currency=EUR". */
  path: ServicePath<NoInfer<Asked>>
  /** JSON, or a file that is forwarded as it arrives. */
  body?: string | ReadableStream<Uint8Array>
  /** Of a body that is not JSON. */
  contentType?: string
  ifNoneMatch?: string | null
  /** The token of a supplier's link, in a header because addresses are logged. */
  supplierToken?: string
  /** Uses the key of the whole installation, for what no project may do. Callers allow this to admins only. */
  asTeam?: boolean
  /** Below the configured limit, where a page would rather continue without the answer; a file may take longer. */
  timeoutMs?: number
  /** The service itself waits for somebody else: allows as long as for a file. */
  isSlow?: boolean
}

/**
 * answered     a JSON body, read and as text, or 304 without one
 * unreadable   an answer that is not what the interface promises: HTML, a redirect, broken JSON
 * unreachable  no answer at all
 * too_slow     none within the time limit
 * no_key       we have no key to ask with
 */
export type ServiceAnswer =
  | { kind: 'answered'; status: number; json: unknown; text: string; headers: Headers }
  | { kind: 'unreadable'; status: number }
  | { kind: 'unreachable' }
  | { kind: 'too_slow' }
  | { kind: 'no_key' }

const maximumBytes = 20_000_000
/** Files arrive as fast as their sender sends them; the service has its own limit. */
const fileLimitMs = 300_000

/** A service that repeats our key in its answer must not leak it to the browser. */
function withoutKey(body: string, key: string): string {
  return body.replaceAll(JSON.stringify(key).slice(1, -1), '[key]').replaceAll(key, '[key]')
}

/** Parsed and serialized again: JSON has several ways to write a letter ("\u0061"), in which a key could hide. */
function parseWithoutKey(body: string, key: string): { json: unknown; text: string } {
  const parsed: unknown = JSON.parse(body)
  const written = JSON.stringify(parsed)
  const text = withoutKey(written, key)
  return { json: text === written ? parsed : JSON.parse(text), text }
}

function headersWithoutKey(headers: Headers, key: string): Headers {
  return new Headers([...headers].filter(([, value]) => !value.includes(key)))
}

async function readJson(response: Response, key: string): Promise<ServiceAnswer> {
  const { status } = response
  const headers = headersWithoutKey(response.headers, key)
  if (status === 304) return { kind: 'answered', status, json: null, text: '', headers }
  const length = Number(headers.get('content-length') ?? 0)
  if (status >= 300 && status < 400) return { kind: 'unreadable', status }
  if (length > maximumBytes) return { kind: 'unreadable', status }
  const body = await response.text()
  try {
    return { kind: 'answered', status, ...parseWithoutKey(body, key), headers }
  } catch {
    return { kind: 'unreadable', status }
  }
}

function toFailure(error: unknown): ServiceAnswer {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return { kind: isTimeout ? 'too_slow' : 'unreachable' }
}

type Opened = { kind: 'opened'; response: Response; key: string }

async function open(
  {
    method,
    path,
    body,
    contentType,
    ifNoneMatch,
    supplierToken,
    timeoutMs,
    asTeam = false,
    isSlow = false,
  }: Omit<ServiceRequest, 'path'> & { path: string },
  isFile = isSlow || body instanceof ReadableStream,
): Promise<Opened | ServiceAnswer> {
  const { serviceUrl, timeoutMs: limit } = readConfig()
  const key = await (asTeam ? readTeamKey() : readServiceKey())
  if (key === null) return { kind: 'no_key' }
  const headers = new Headers({
    accept: 'application/json',
    authorization: `Bearer ${key}`,
    'content-type': contentType ?? 'application/json',
  })
  if (ifNoneMatch) headers.set('if-none-match', ifNoneMatch)
  if (supplierToken !== undefined) headers.set('supplier-token', supplierToken)
  const init = {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    // Required for a streamed body, and missing in the types of fetch.
    ...(body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
    cache: 'no-store',
    // A redirect would carry the key to wherever it points.
    redirect: 'manual',
    signal: AbortSignal.timeout(isFile ? fileLimitMs : Math.min(timeoutMs ?? limit, limit)),
  } satisfies RequestInit & { duplex?: 'half' }
  return { kind: 'opened', response: await fetch(`${serviceUrl}${path}`, init), key }
}

/** The only way to the service. Never throws for what the service does; only this file handles the key. */
export async function askService<Asked extends Method>(request: ServiceRequest<Asked>): Promise<ServiceAnswer> {
  try {
    const opened = await open(request)
    return opened.kind === 'opened' ? await readJson(opened.response, opened.key) : opened
  } catch (error) {
    return toFailure(error)
  }
}

export type ServiceFile = { kind: 'file'; body: ReadableStream<Uint8Array>; headers: Headers }

/** A file of the service, streamed; anything else is returned as a JSON answer. */
export async function openServiceFile(path: ServicePath<'GET'>): Promise<ServiceFile | ServiceAnswer> {
  try {
    const opened = await open({ method: 'GET', path }, true)
    if (opened.kind !== 'opened') return opened
    const { response, key } = opened
    if (response.status !== 200 || response.body === null) return await readJson(response, key)
    return { kind: 'file', body: response.body, headers: headersWithoutKey(response.headers, key) }
  } catch (error) {
    return toFailure(error)
  }
}
