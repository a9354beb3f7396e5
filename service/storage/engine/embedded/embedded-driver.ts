import type { PGlite } from '@electric-sql/pglite'
import type { Row } from '@/service/storage/engine/database'

/** What pg-boss needs of a driver (its `IDatabase`, less what we do not use). */
export type EmbeddedDriver = {
  /** One statement with values, or a script without; returns the rows of all statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>
}

async function execute(pglite: PGlite, text: string, values: unknown[]): Promise<Row[]> {
  if (values.length > 0) return (await pglite.query<Row>(text, values)).rows
  try {
    return (await pglite.exec(text)).flatMap((result) => result.rows as Row[])
  } catch (error) {
    // A script that failed between its own `begin` and `commit` would leave everyone inside its transaction.
    if (pglite.isInTransaction()) await pglite.exec('rollback')
    throw error
  }
}

/** `exclusive` keeps each statement outside of other transactions, and others outside of a script. */
export function createEmbeddedDriver(
  pglite: PGlite,
  exclusive: <T>(work: () => Promise<T>) => Promise<T>,
): EmbeddedDriver {
  return {
    executeSql: (text, values = []) => exclusive(async () => ({ rows: await execute(pglite, text, values) })),
    async listen(channel, onNotification, onReconnect) {
      const unlisten = await exclusive(() => pglite.listen(channel, onNotification))
      onReconnect()
      return { close: () => exclusive(() => unlisten()) }
    },
  }
}
