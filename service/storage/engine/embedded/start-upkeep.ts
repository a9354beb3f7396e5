import type { PGlite } from '@electric-sql/pglite'

const everyMs = 60_000

/** How often it is asked whether a table has outgrown the plans made for it; one look at the catalog. */
const growthEveryMs = 2_000

/** Log written since the last checkpoint that is worth one: replaying it after a crash takes well under a second. */
const checkpointBytes = 16 * 1024 * 1024

/** As autovacuum decides by default: 50 rows and a fifth of the table. */
const wornTables = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`

/**
 * Tables of four times the pages that plans were last made for. Prepared statements keep a plan that reads all of a table
 * while it is tiny until ANALYZE makes them plan anew; by powers of four, the cost of that stays small beside the growth.
 */
const outgrownTables = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence = 'p' and nspname not in ('pg_catalog', 'information_schema')
    and pg_relation_size(pg_class.oid) > 4 * greatest(relpages, 4) * current_setting('block_size')::bigint`

/** Of the service's log, what storage needs. */
export type StorageLog = { warn(fields: object, message: string): void }

/** `ready`: false once it is closed or has failed. */
export type UpkeepEngine = Pick<PGlite, 'query' | 'exec' | 'ready'>

export type Upkeep = {
  /** One round: what the timer of each minute does. */
  run(): Promise<void>
  /** What the timer does that looks for outgrown tables. */
  runForGrowth(): Promise<void>
  stop(): Promise<void>
}

/**
 * Does for the embedded engine what PostgreSQL's background processes do: recycles the log by checkpoints, clears dead rows
 * (the queue makes many), and tells the planner when tables have grown. Quiet when nothing was written. Failures wait for
 * the next round.
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
    // PostgreSQL keeps its counts back for up to a minute unless told.
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
