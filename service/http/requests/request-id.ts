import { randomUUID } from 'node:crypto'

/** Safe in a log, a header and a page. No underscore: a key sent here by mistake contains one, and is then not stored. */
const sane = /^[A-Za-z0-9][A-Za-z0-9.:+/=-]{0,127}$/

/** The request id given by the caller or a proxy, so that one id runs through all logs; otherwise a new one. */
export function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && sane.test(header) ? header : randomUUID()
}
