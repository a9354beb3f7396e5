import { randomUUID } from 'node:crypto'

/** Safe in a log, a header and a page. No underscore: a key that somebody sends here by mistake has one, and is not kept. */
const sane = /^[A-Za-z0-9][A-Za-z0-9.:+/=-]{0,127}$/

/** The id the caller or a proxy gave the request, so that one id runs through all logs; else a new one. */
export function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && sane.test(header) ? header : randomUUID()
}
