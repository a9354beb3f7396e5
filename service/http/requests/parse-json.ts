import { ServiceError } from '@/service/errors'

/**
 * Parses a request body as JSON. Throws ServiceError('bad_request') if it is not UTF-8, not JSON, or an object has a key twice, on which
 * parsers disagree. Undefined for an empty body.
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined
  const text = decode(bytes)
  const value = parse(text)
  const repeated = findRepeatedKey(text)
  if (repeated !== null) throw new ServiceError('bad_request', `body: has the key ${shorten(repeated)} twice`)
  return value
}

function decode(bytes: Uint8Array): string {
  try {
    // A byte order mark is not JSON (RFC 8259, section 8.1): it is kept, and so refused.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new ServiceError('bad_request', 'body: is not UTF-8', { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The engine's own message quotes the body; it stays out of the answer.
    throw new ServiceError('bad_request', 'body: is not JSON', { cause })
  }
}

/** A key for display in an answer: quoted and shortened to a line. */
export function shorten(key: string): string {
  return JSON.stringify(key.length > 60 ? `${key.slice(0, 60)}…` : key)
}

/** The first key that an object of this valid JSON text has twice. Scans the tokens without recursion, so deep nesting is harmless. */
function findRepeatedKey(text: string): string | null {
  const open: (Set<string> | null)[] = []
  for (const [token, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (colon !== undefined) {
      const key: unknown = JSON.parse(token.slice(0, token.length - colon.length))
      const keys = open.at(-1)
      if (typeof key !== 'string' || !keys) continue
      if (keys.has(key)) return key
      keys.add(key)
    }
  }
  return null
}
