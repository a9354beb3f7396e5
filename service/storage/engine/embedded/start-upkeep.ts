import type { PGlite } from '@electric-sql/pglite'

const everyMs = 60_000

/** How often to check whether a table has outgrown its query plans; one look at the catalog. */
const growthEveryMs = 2_000

/** Log since the last checkpoint that justifies one: replaying it after a crash takes well under a second. */
const checkpointBytes = 16 * 1024 * 1024

/** Autovacuum's defaults: 50 rows and a fifth of the table. */
const wornTables = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`

/**
 * Tables with four times the pages for which plans were made. Prepared statements keep a plan that reads a tiny table entirely until
 * ANALYZE makes them plan again; in powers of four, its cost stays small compared with the growth.
 */
const outgrownTables = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence = 'p' and nspname not in ('pg_catalog', 'information_schema')
    and pg_relation_size(pg_class.oid) > 4 * greatest(relpages, 4) * current_setting('block_size')::bigint`

/** The part of the service's log that storage needs. */
export type StorageLog = { warn(fields: object, message: string): void }

/** `ready`: false once it is closed or has failed. */
export type UpkeepEngine = Pick<PGlite, 'query' | 'exec' | 'ready'>

export type Upkeep = {
  /** One round, as run by the timer every minute. */
  run(): Promise<void>
  /** The check for outgrown tables, as run by its timer. */
  runForGrowth(): Promise<void>
  stop(): Promise<void>
}

/**
 * Does for the embedded engine what PostgreSQL's background processes do: recycles the log by checkpoints, removes dead rows (the queue
 * makes many), and updates statistics when tables have grown. Does nothing if nothing was written. After a failure the next round tries
 * again.
 */
export function startUpkeep(pglite: UpkeepEngine, log?: StorageLog): Upkeep {
  let checkpointedAt = '0/0'
  let seenAt = '0/0'
  let grownAt = '0/0'
  let running: Promise<void> = Promise.resolve()

  async function writtenTo(): Promise<{ at: string; grown: number } | undefined> {
    const { rows } = await pglite.query<{ at: string; grown: number }>(
      'select at::text, pg_wal_lsn_diff(at, $1::pg_lsn)::float8 as grown from pg_current_wal_insert_lsn() as at',
      [checkpointedAt],
    )
    return rows[0]
  }

  async function onTables(command: string, tables: string): Promise<void> {
    for (const { name } of (await pglite.query<{ name: string }>(tables)).rows) {
      if (pglite.ready) await pglite.exec(`${command} ${name}`)
    }
  }

  async function round(): Promise<void> {
    const written = await writtenTo()
    if (written === undefined || written.at === seenAt) return
    // PostgreSQL otherwise delays its counts for up to a minute.
    await pglite.query('select pg_stat_force_next_flush()')
    await onTables('vacuum (analyze)', wornTables)
    if (written.grown >= checkpointBytes) {
      await pglite.exec('checkpoint')
      checkpointedAt = written.at
    }
    seenAt = written.at
  }

  async function roundForGrowth(): Promise<void> {
    const written = await writtenTo()
    if (written === undefined || written.at === grownAt) return
    await onTables('analyze', outgrownTables)
    grownAt = written.at
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    running = running
      .then(() => (pglite.ready ? work() : undefined))
      .catch((error: unknown) => {
        log?.warn({ error }, 'Upkeep of the embedded database failed; it will be tried again')
      })
    return running
  }

  const run = () => inTurn(round)
  const runForGrowth = () => inTurn(roundForGrowth)
  const timers = [setInterval(run, everyMs).unref(), setInterval(runForGrowth, growthEveryMs).unref()]
  return {
    run,
    runForGrowth,
    stop() {
      for (const timer of timers) clearInterval(timer)
      return running
    },
  }
}
