import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import { fixTextForm, listTables, readMigrations, readRows, readSequences } from '@/service/storage/backup/dump-tables'
import type { Queryable } from '@/service/storage/engine/database'
import { flushFile, flushFolder } from '@/service/storage/engine/flush'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'
import { type BackupReport, backupVersion, type Head, type LastLine } from './backup-lines'
import { createRowSum } from './row-sum'

async function writeLine(to: Gzip, line: string): Promise<void> {
  if (!to.write(`${line}\n`)) await once(to, 'drain')
}

/** Writes all tables. The caller's transaction sees a snapshot, whatever is registered meanwhile. */
async function writeTables(db: Queryable, to: Gzip, madeAt: string): Promise<BackupReport> {
  await fixTextForm(db)
  const migrations = await readMigrations(db)
  const head: Head = { format: 'carbon-register-backup', version: backupVersion, madeAt, migrations }
  await writeLine(to, JSON.stringify(head))
  const report: BackupReport = { tables: [], madeAt }
  for (const table of await listTables(db)) {
    await writeLine(to, JSON.stringify({ table: table.name, columns: table.columns }))
    const sum = createRowSum()
    await readRows(db, table, async (rows) => {
      for (const row of rows) sum.add(row)
      await writeLine(to, rows.join('\n'))
    })
    await writeLine(to, JSON.stringify({ end: table.name, ...sum.result() }))
    report.tables.push({ name: table.name, ...sum.result() })
  }
  const last: LastLine = { tables: report.tables.length, sequences: await readSequences(db) }
  await writeLine(to, JSON.stringify(last))
  return report
}

/**
 * Writes a snapshot of all tables to `file` (gzipped, mode 0600 because it contains hashes of keys). The file gets its name only
 * when it is complete. Throws errors of the database or the disk, and then leaves no file behind.
 */
export async function writeBackup(database: ScriptDatabase, file: string, clock: () => Date): Promise<BackupReport> {
  const building = `${file}.incomplete`
  const output = createWriteStream(building, { mode: 0o600 })
  const gzip = createGzip({ level: 6 })
  const written = finished(gzip.pipe(output))
  // Awaited below; until then a rejection must not end the process.
  written.catch(() => {})
  output.on('error', (error) => gzip.destroy(error))
  try {
    const report = await database.transaction(async (transaction) => {
      await transaction.query('set transaction isolation level repeatable read, read only')
      return writeTables(transaction, gzip, clock().toISOString())
    })
    gzip.end()
    await written
    await flushFile(building)
    await rename(building, file)
    await flushFolder(dirname(file))
    return report
  } catch (error) {
    gzip.destroy()
    output.destroy()
    await rm(building, { force: true })
    throw error
  }
}
