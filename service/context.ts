import type { AnswerCache } from '@/service/organizations/read/answer-cache'
import type { Database, Queryable } from '@/service/storage/engine/database'
import type { IndustryFigures } from './industries/load-industry-figures'
import type { Queue } from './jobs/queue'
import type { Operations } from './metrics/operations'
import type { KeyCache } from './projects/key-cache'
import type { Reference } from './reference/read-reference'

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What several actions need. Made once at start (service/main.ts) and passed to each; a plain object. */
export type Context = {
  database: Database
  /** Where lists and searches read: `database`, or a replica of it that may lag behind (DATABASE_READ_URL). */
  reads: Queryable
  queue: Pick<Queue, 'enqueue' | 'enqueueNew'>
  clock: () => Date
  log: Log
  /** Industries, rates, countries, editions: read-only lookups in memory, replaced as a whole by `takeUpEditions`. */
  reference: Reference
  industryFigures: IndustryFigures
  /** Keys seen in the last seconds, so that reading needs no query for its key. */
  keyCache: KeyCache
  /** Answers as they are sent, so that reading needs no query for what was read a moment ago. */
  answers: AnswerCache
  /** Base of absolute links ("https://register.example.com"); null: links are relative to the service. */
  publicUrl: string | null
  /** Folder of the data that the release brings along. */
  referenceDirectory: string
  /** Where publishers' files wait to be imported. */
  incomingDirectory: string
  /** Whether newer files are looked for at the publishers' addresses (SOURCES_REFRESH). */
  isRefreshing: boolean
  operations: Operations
  /** Whether a report may be fetched from an address that somebody gave or a source names (REPORTS_FETCH). */
  isFetchingReports: boolean
  /** Brings `reference` and `industryFigures` to the editions in use, which any process may have changed. */
  takeUpEditions: () => Promise<void>
}
