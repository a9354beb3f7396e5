import type { Batches } from './batches'

/**
 * One Database, opened in two ways: embedded (PGlite in a directory, one process) or PostgreSQL (`DATABASE_URL`).
 * The same SQL and the same values on both: bigint as number, date as "YYYY-MM-DD", timestamptz as Date, jsonb parsed.
 * A jsonb parameter is passed as JSON text (`JSON.stringify`), never as an object or array: the drivers disagree there.
 */
export type Row = Record<string, unknown>

export type QueryOptions = {
  /**
   * For a fixed text that is asked again and again: each connection to PostgreSQL parses it once and keeps it, and decides
   * whether one plan serves all parameters (plan_cache_mode auto). Never for a text that depends on a filter: each would be kept,
   * and a plan for all parameters would not know how many rows a search finds.
   */
  isPrepared?: boolean
}

export type Queryable = {
  /** Parameterised SQL; rows as the parsers above give them. Throws `ServiceError('unavailable')` when the database is away. */
  query(sql: string, parameters?: readonly unknown[], options?: QueryOptions): Promise<Row[]>
}

/** What shares its statements with others who ask the same at the same time; a transaction has no `batches` and asks at once. */
export type Batched = Queryable & { readonly batches?: Batches }

export type Transaction = Queryable & {
  /** Runs after the commit, never after a rollback. */
  afterCommit(work: () => void): void
  /**
   * Tells who listens in this process, before the transaction's promise resolves: what `pg_notify` sends arrives on
   * another connection, so whoever wrote could read what was before.
   */
  tellHere(channel: string, payload: string): void
}

/** Who is told what is notified on a channel, after the commit that notified. */
export type Listener = {
  onNotification(payload: string): void
  /** True once it listens, false when the connection is lost: what is notified until the next true is not heard. */
  onConnection(isUp: boolean): void
}

export type Database = Queryable & {
  readonly batches: Batches
  readonly engine: 'embedded' | 'postgres'
  /** Commits when `work` resolves, rolls back when it throws. READ COMMITTED. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** The connections to PostgreSQL just now; null for the embedded database, which has one session. */
  pool(): { inUse: number; idle: number; waiting: number } | null
  /** Listens to `pg_notify` of this and of other processes, also after a lost connection. Returns a function that stops it. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}
