/**
 * One Database, opened in two ways: embedded (PGlite in a directory, one process) or PostgreSQL (`DATABASE_URL`).
 * The same SQL and the same values on both: bigint as number, date as "YYYY-MM-DD", timestamptz as Date, jsonb parsed.
 * A jsonb parameter is passed as JSON text (`JSON.stringify`), never as an object or array: the drivers disagree there.
 */
export type Row = Record<string, unknown>

export type Queryable = {
  /** Parameterised SQL; rows as the parsers above give them. Throws `ServiceError('unavailable')` when the database is away. */
  query<R extends Row = Row>(sql: string, parameters?: readonly unknown[]): Promise<R[]>
}

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
  readonly engine: 'embedded' | 'postgres'
  /** Commits when `work` resolves, rolls back when it throws. READ COMMITTED. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** The connections to PostgreSQL just now; null for the embedded database, which has one session. */
  pool(): { inUse: number; idle: number; waiting: number } | null
  /** Listens to `pg_notify` of this and of other processes, also after a lost connection. Gives how to stop. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Whether it is the database itself and not a transaction on it. */
export function isDatabase(db: Queryable): db is Database {
  return 'transaction' in db
}
