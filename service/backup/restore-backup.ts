import { ServiceError } from '@/service/errors'
import {
  type DumpedColumn,
  fixTextForm,
  listTables,
  readMigrations,
  readRows,
  readSequences,
} from '@/service/storage/backup/dump-tables'
import {
  checkReferences,
  createLaterTable,
  deferReferences,
  emptyTable,
  failUnreadDocuments,
  insertDumpedRows,
  listFilledTables,
  lockTables,
  markUnsettledDue,
  setSequence,
} from '@/service/storage/backup/restore-tables'
import type { Queryable } from '@/service/storage/engine/database'
import { migrate, ownMigrationNames } from '@/service/storage/engine/migrate'
import type { ScriptDatabase, ScriptTransaction } from '@/service/storage/engine/script-database'
import type { BackupReport, Head } from './backup-lines'
import { readBackup } from './read-backup'
import { createRowSum } from './row-sum'

async function assertEmpty(database: Queryable): Promise<void> {
  const filled = await listFilledTables(database)
  if (filled.length === 0) return
  const tables = `${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' and others' : ''}`
  throw new ServiceError(
    'bad_request',
    `The database to restore into is not empty: there are rows in ${tables}. Nothing was changed. Choose an empty one.`,
  )
}

/** Creates the tables as they were when the backup was made; later migrations run after its rows are inserted. */
async function makeTables(database: ScriptDatabase, { migrations }: Head): Promise<void> {
  const own = ownMigrationNames()
  const unknown = migrations.find(({ name }, place) => own[place] !== name)
  if (unknown !== undefined || migrations.length === 0) {
    throw new Error(`The backup has migration ${unknown?.name ?? 'none'}, which this version does not know`)
  }
  await migrate(database, undefined, { count: migrations.length })
  const applied = await readMigrations(database)
  if (JSON.stringify(applied) !== JSON.stringify(migrations)) {
    throw new Error(
      'The tables of the database are of another version than the backup: restore into a database without tables',
    )
  }
}

async function insertAll(transaction: ScriptTransaction, file: string): Promise<void> {
  // A service may have been started on the database since the first check; the lock keeps others from writing.
  await lockTables(transaction)
  await assertEmpty(transaction)
  let current: { name: string; columns: DumpedColumn[] } = { name: '', columns: [] }
  const known = new Set((await listTables(transaction)).map(({ name }) => name))
  const references = await deferReferences(transaction)
  // Migrations may have inserted rows, which the backup contains too. Referencing tables are emptied first.
  for (const { name } of (await listTables(transaction)).reverse()) await emptyTable(transaction, name)
  await readBackup(file, {
    head: async () => {},
    async table(name, columns) {
      if (!known.has(name) && !(await createLaterTable(transaction, name))) {
        throw new Error(`The backup has a table ${name}, which this version does not know`)
      }
      current = { name, columns }
    },
    rows: (rows) => insertDumpedRows(transaction, current, rows),
    async last({ sequences }) {
      for (const sequence of sequences) await setSequence(transaction, sequence)
      await checkReferences(transaction, references)
      const restored = JSON.stringify(await readSequences(transaction))
      if (restored !== JSON.stringify(sequences)) throw new Error('The sequences are not those of the backup')
    },
  })
}

type ColumnsOf = ReadonlyMap<string, DumpedColumn[]>

/** Reads every row back from the database and compares number and checksum with those of the backup. */
async function verify(transaction: ScriptTransaction, report: BackupReport, columns: ColumnsOf): Promise<void> {
  for (const expected of report.tables) {
    const { name } = expected
    const sum = createRowSum()
    await readRows(transaction, { name, columns: columns.get(name) ?? [] }, (rows) => {
      for (const row of rows) sum.add(row)
    })
    const { rows, checksum } = sum.result()
    if (rows !== expected.rows || checksum !== expected.checksum) {
      throw new Error(`Table ${expected.name} has ${rows} rows that are not the ${expected.rows} of the backup`)
    }
  }
}

export type RestoreReport = BackupReport & { dueForResearch: number }

/**
 * Restores a backup into an empty database of either engine, in one transaction: with the same ids, keys and sequences, and every
 * row read back and compared. Afterwards tables of newer versions are created. Unfinished research becomes due again. Throws an
 * Error with the reason for a damaged file, a database that is not empty, or an unsuitable version; then the database has no rows.
 */
export async function restoreBackup(database: ScriptDatabase, file: string): Promise<RestoreReport> {
  await assertEmpty(database)
  let head: Head | undefined
  const columns = new Map<string, DumpedColumn[]>()
  // The whole file is read before anything is written, so that a damaged one is found before tables are created.
  const report = await readBackup(file, {
    head: async (line) => {
      head = line
    },
    table: async (name, of) => {
      columns.set(name, of)
    },
    rows: async () => {},
    last: async () => {},
  })
  if (head === undefined) throw new Error(`${file} has no head`)
  await makeTables(database, head)
  const dueForResearch = await database.transaction(async (transaction) => {
    await fixTextForm(transaction)
    await insertAll(transaction, file)
    await verify(transaction, report, columns)
    return markUnsettledDue(transaction)
  })
  await migrate(database)
  await failUnreadDocuments(database)
  return { ...report, dueForResearch }
}
