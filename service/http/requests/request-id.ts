import { randomBytes } from 'node:crypto'

/** Safe in a log, a header and a page. No underscore: a key that somebody sends here by mistake has one, and is not kept. */
const sane = /^[A-Za-z0-9][A-Za-z0-9.:+/=-]{0,127}$/

/** Of this process, so that no two processes give the same id. */
const prefix = randomBytes(8).toString('hex')
let given = 0

/**
 * The id the caller or a proxy gave the request, so that one id runs through all logs; else a new one: it need be unique
 * and not secret, and a random UUID takes ten times as long.
 */
export function requestId(header: string | string[] | undefined): string {
  if (typeof header === 'string' && sane.test(header)) return header
  given++
  return `${prefix}-${given.toString(36)}`
}
