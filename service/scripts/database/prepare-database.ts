import { renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { joinEditions } from '@/service/editions/join/join-task'
import { loadReference } from '@/service/editions/load-reference'
import { startQueue } from '@/service/jobs/pg-boss-queue'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'
import { queryRows } from '@/service/storage/engine/rows'

// node dist/service/prepare-database.js <template directory> <folder of the reference data>: creates the embedded database that a
// first start copies, with tables, queue and known companies. The build runs it in a separate process, because initdb takes 800
// MB that the service would never release.
const [target, referenceDirectory] = process.argv.slice(2).map((path) => resolve(path))
if (target === undefined || referenceDirectory === undefined) {
  throw new Error('Usage: prepare-database <template directory> <folder of the reference data>')
}
const log = {
  warn: (fields: object, message: string) => console.warn(message, fields),
  error: (fields: object, message: string) => console.error(message, fields),
}

const building = `${target}.building`
rmSync(building, { recursive: true, force: true })
const database = await openDatabase({ databaseUrl: null, dataDirectory: building, templateDirectory: null })
await migrate(database)
await loadReference({ database, referenceDirectory, clock: () => new Date(), join: joinEditions })
const queue = await startQueue({ database, databaseUrl: null, log })
await queue.stop()
await analyzeFilled()
// Twice: only the second checkpoint may delete the log that the first one still needed.
await database.query('checkpoint')
await database.query('checkpoint')
await database.close()
rmSync(target, { recursive: true, force: true })
renameSync(join(building, 'database'), target)
rmSync(building, { recursive: true, force: true })

/**
 * Analyzes only tables with rows. For an analyzed empty table PostgreSQL assumes that it stays empty and keeps plans that read
 * all of it for each look-up until the next analysis: the first thousands of registrations would become slower and slower.
 */
async function analyzeFilled(): Promise<void> {
  await database.query('select pg_stat_force_next_flush()')
  const tables = await queryRows(
    database,
    z.object({ name: z.string() }),
    `select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables
      where schemaname = 'pg_catalog' or (n_live_tup > 0 and schemaname not in ('information_schema', 'pg_toast'))`,
  )
  for (const { name } of tables) await database.query(`vacuum (analyze) ${name}`)
}
