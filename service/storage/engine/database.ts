import type { Batches } from './batches'

/**
 * One Database, opened in two ways: embedded (PGlite in a directory, one process) or PostgreSQL (`DATABASE_URL`). The same SQL and the
 * same values on both: bigint as number, date as "YYYY-MM-DD", timestamptz as Date, jsonb parsed. A jsonb parameter is passed as JSON
 * text (`JSON.stringify`), never as an object or array, on which the drivers differ.
 */
export type Row = Record<string, unknown>

export type QueryOptions = {
  /**
   * For a constant statement that runs often: each connection to PostgreSQL parses it once and keeps it, and decides whether one plan
   * serves all parameters (plan_cache_mode auto). Never for a statement that depends on a filter: each variant would be kept, and a
   * generic plan cannot know how many rows a search finds.
   */
  isPrepared?: boolean
}

export type Queryable = {
  /** Parameterised SQL; rows with the values above. Throws `ServiceError('unavailable')` if the database cannot be reached. */
  query(sql: string, parameters?: readonly unknown[], options?: QueryOptions): Promise<Row[]>
}

/** Can share statements with simultaneous callers; a transaction has no `batches` and runs each at once. */
export type Batched = Queryable & { readonly batches?: Batches }

export type Transaction = Queryable & {
  /** Runs after the commit, never after a rollback. */
  afterCommit(work: () => void): void
  /**
   * Notifies listeners in this process before the transaction's promise resolves: `pg_notify` arrives on another connection, so the
   * writer itself could still read the old state.
   */
  notifyLocalListeners(channel: string, payload: string): void
}

/** Is called with what was notified on a channel, after the commit. */
export type Listener = {
  onNotification(payload: string): void
  /** True once it listens, false when the connection is lost: notifications until the next true are missed. */
  onConnection(isUp: boolean): void
}

export type Database = Queryable & {
  readonly batches: Batches
  readonly engine: 'embedded' | 'postgres'
  /** Commits when `work` resolves, rolls back when it throws. READ COMMITTED. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** The present connections to PostgreSQL; null for the embedded database, which has one session. */
  pool(): { inUse: number; idle: number; waiting: number } | null
  /** Listens to `pg_notify` from this and other processes, reconnecting when needed. Returns a function that stops it. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}
