import type { PGlite } from '@electric-sql/pglite'

const everyMs = 60_000

/** Log written since the last checkpoint that is worth one: replaying it after a crash takes well under a second. */
const checkpointBytes = 16 * 1024 * 1024

/** As autovacuum decides by default: 50 rows and a fifth of the table. */
const wornTables = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`

/** Of the service's log, what storage needs. */
export type StorageLog = { warn(fields: object, message: string): void }

export type Upkeep = {
  /** One round: what the timer does. */
  run(): Promise<void>
  stop(): Promise<void>
}

/**
 * Does for the embedded engine what PostgreSQL's background processes do: recycles the log by checkpoints, and clears
 * dead rows (the queue makes many). Quiet when nothing was written. Every minute; failures wait for the next round.
 */
export function startUpkeep(pglite: Pick<PGlite, 'query' | 'exec' | 'ready'>, log?: StorageLog): Upkeep {
  let checkpointedAt = '0/0'
  let seenAt = '0/0'
  let running: Promise<void> = Promise.resolve()

  async function round(): Promise<void> {
    const { rows } = await pglite.query<{ at: string; grown: number }>(
      'select at::text, pg_wal_lsn_diff(at, $1::pg_lsn)::float8 as grown from pg_current_wal_insert_lsn() as at',
      [checkpointedAt],
    )
    const [log] = rows
    if (log === undefined || log.at === seenAt) return
    // PostgreSQL keeps its counts back for up to a minute unless told.
    await pglite.query('select pg_stat_force_next_flush()')
    for (const { name } of (await pglite.query<{ name: string }>(wornTables)).rows) {
      if (pglite.ready) await pglite.exec(`vacuum (analyze) ${name}`)
    }
    if (log.grown >= checkpointBytes) {
      await pglite.exec('checkpoint')
      checkpointedAt = log.at
    }
    seenAt = log.at
  }

  function run(): Promise<void> {
    running = running
      .then(() => (pglite.ready ? round() : undefined))
      .catch((error: unknown) => {
        log?.warn({ error }, 'Upkeep of the embedded database failed; it will be tried again in a minute')
      })
    return running
  }

  const timer = setInterval(run, everyMs).unref()
  return {
    run,
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
