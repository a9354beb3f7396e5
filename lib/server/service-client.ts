import 'server-only'
import { readConfig, readServiceKey } from './config'

export type ServiceRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the service's base URL, with its query: "/organizations/42?currency=EUR". */
  path: string
  body?: string
  ifNoneMatch?: string | null
  /** Below the configured limit, where a page would rather go on without the answer. */
  timeoutMs?: number
}

/**
 * answered     a JSON body, or 304 without one
 * unreadable   an answer that is not what the interface promises: HTML, a redirect, broken JSON
 * unreachable  no answer at all
 * too_slow     none within the time limit
 * no_key       we have no key to ask with
 */
export type ServiceAnswer =
  | { kind: 'answered'; status: number; json: unknown; headers: Headers }
  | { kind: 'unreadable'; status: number }
  | { kind: 'unreachable' }
  | { kind: 'too_slow' }
  | { kind: 'no_key' }

const maximumBytes = 20_000_000

/** A service that repeats our key in its answer must not bring it to the browser. */
function withoutKey(body: string, key: string): string {
  return body.replaceAll(JSON.stringify(key).slice(1, -1), '[key]').replaceAll(key, '[key]')
}

/** Read first and written anew: JSON has several ways to write a letter ("\u0061"), and a key could hide in one. */
function parseWithoutKey(body: string, key: string): unknown {
  const parsed: unknown = JSON.parse(body)
  const written = JSON.stringify(parsed)
  const cleaned = withoutKey(written, key)
  return cleaned === written ? parsed : JSON.parse(cleaned)
}

function headersWithoutKey(headers: Headers, key: string): Headers {
  return new Headers([...headers].filter(([, value]) => !value.includes(key)))
}

async function readJson(response: Response, key: string): Promise<ServiceAnswer> {
  const { status } = response
  const headers = headersWithoutKey(response.headers, key)
  if (status === 304) return { kind: 'answered', status, json: null, headers }
  const length = Number(headers.get('content-length') ?? 0)
  if (status >= 300 && status < 400) return { kind: 'unreadable', status }
  if (length > maximumBytes) return { kind: 'unreadable', status }
  const body = await response.text()
  try {
    return { kind: 'answered', status, json: parseWithoutKey(body, key), headers }
  } catch {
    return { kind: 'unreadable', status }
  }
}

function toFailure(error: unknown): ServiceAnswer {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return { kind: isTimeout ? 'too_slow' : 'unreachable' }
}

/** The only way to the service. Never throws for what the service does; the key stays in this file's request. */
export async function askService({
  method,
  path,
  body,
  ifNoneMatch,
  timeoutMs,
}: ServiceRequest): Promise<ServiceAnswer> {
  const { serviceUrl, timeoutMs: limit } = readConfig()
  const key = await readServiceKey()
  if (key === null) return { kind: 'no_key' }
  const headers = new Headers({
    accept: 'application/json',
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
  })
  if (ifNoneMatch) headers.set('if-none-match', ifNoneMatch)
  try {
    const response = await fetch(`${serviceUrl}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      cache: 'no-store',
      // A redirect would carry the key to wherever it points.
      redirect: 'manual',
      signal: AbortSignal.timeout(Math.min(timeoutMs ?? limit, limit)),
    })
    return await readJson(response, key)
  } catch (error) {
    return toFailure(error)
  }
}
