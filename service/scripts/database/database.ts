import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { BackupReport } from '@/service/backup/backup-lines'
import { type RestoreReport, restoreBackup } from '@/service/backup/restore-backup'
import { writeBackup } from '@/service/backup/write-backup'
import { type Config, readConfig } from '@/service/config'
import { ServiceError } from '@/service/errors'
import { addressOf, createCall, readTeamKey } from '@/service/scripts/data/running-service'
import { listFilledTables } from '@/service/storage/backup/restore-tables'
import { lockDirectory } from '@/service/storage/engine/embedded/lock-directory'
import { openDatabase } from '@/service/storage/engine/open-database'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'
import { insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { reportFailure } from '../report-failure'

// npx carbon-register db backup FILE      while the service runs or not
// npx carbon-register db restore FILE     into an empty database: DATABASE_URL, else DATA_DIR
// npx carbon-register db move --to URL    from the embedded database in DATA_DIR to an empty PostgreSQL; the service is stopped

const usage = `Usage:
  npx carbon-register db backup FILE
  npx carbon-register db restore FILE
  npx carbon-register db move --to postgres://…`

const clock = () => new Date()

async function withDatabase<T>(
  settings: Parameters<typeof openDatabase>[0],
  work: (database: ScriptDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Backs up while a service has the embedded database open: the service copies the files at one moment, and the copy is read here. */
async function backUpRunning(config: Config, file: string): Promise<BackupReport> {
  const call = createCall(addressOf(config), await readTeamKey(config))
  const { name } = z.object({ name: z.string() }).parse(await call('POST', '/data/backup-copies', {}))
  const copy = join(config.dataDirectory, name)
  try {
    return await withDatabase({ databaseUrl: null, dataDirectory: copy }, (database) =>
      writeBackup(database, file, clock),
    )
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function record(
  database: ScriptDatabase,
  kind: 'database.backed_up' | 'database.restored',
  file: string,
  { tables }: BackupReport,
): Promise<void> {
  const details = { file: basename(file), rows: tables.reduce((sum, { rows }) => sum + rows, 0) }
  await insertAuditEvent(database, { kind, by: operator, details, at: clock() })
}

function assertEmbeddedIsThere({ dataDirectory }: Config): void {
  if (existsSync(join(dataDirectory, 'database', 'PG_VERSION'))) return
  throw new Error(`There is no embedded database in ${dataDirectory}: DATA_DIR names another folder`)
}

async function backUp(config: Config, file: string): Promise<BackupReport> {
  if (existsSync(file)) throw new Error(`${file} is there already: choose another name`)
  if (config.databaseUrl === null) assertEmbeddedIsThere(config)
  const database = await openDatabase(config).catch((error: unknown) => {
    const isInUse = error instanceof ServiceError && error.code === 'unavailable' && error.message.includes('in use by')
    if (config.databaseUrl === null && isInUse) return null
    throw error
  })
  if (database === null) return backUpRunning(config, file)
  try {
    const report = await writeBackup(database, file, clock)
    await record(database, 'database.backed_up', file, report)
    return report
  } finally {
    await database.close()
  }
}

async function restoreInto(database: ScriptDatabase, file: string): Promise<RestoreReport> {
  const report = await restoreBackup(database, file)
  await record(database, 'database.restored', file, report)
  return report
}

/** Removes the database that a refused restore created, unless a service has begun to use it meanwhile, or it is not empty. */
async function removeNew(config: Config, directory: string): Promise<void> {
  const isEmpty = await withDatabase(config, async (database) => (await listFilledTables(database)).length === 0)
  if (!isEmpty) return
  const lock = await lockDirectory(join(config.dataDirectory, 'database.lock'))
  try {
    await rm(directory, { recursive: true, force: true })
  } finally {
    await lock.release()
  }
}

async function restore(config: Config, file: string): Promise<RestoreReport> {
  const { databaseUrl, dataDirectory } = config
  const directory = join(dataDirectory, 'database')
  const isNew = databaseUrl === null && !existsSync(directory)
  let isOurs = false
  try {
    // An empty database: the copy that a first start would make already contains the known companies.
    return await withDatabase({ databaseUrl, dataDirectory, templateDirectory: null }, (database) => {
      isOurs = isNew
      return restoreInto(database, file)
    })
  } catch (error) {
    // An error of the removal matters less than the reason for the refusal.
    if (isOurs) await removeNew(config, directory).catch(() => {})
    throw error
  }
}

async function move(config: Config, to: string | undefined): Promise<RestoreReport> {
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to)) throw new Error(usage)
  if (config.databaseUrl !== null)
    throw new Error('Unset DATABASE_URL: carbon-register db move reads the embedded database in DATA_DIR')
  assertEmbeddedIsThere(config)
  const folder = await mkdtemp(join(tmpdir(), 'carbon-move-'))
  const file = join(folder, 'move.backup')
  try {
    // Refused while a service has it open: registrations after the copy would be lost.
    await withDatabase(config, (database) => writeBackup(database, file, clock))
    return await withDatabase({ databaseUrl: to, dataDirectory: config.dataDirectory }, (database) =>
      restoreInto(database, file),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function describe({ tables }: BackupReport): string[] {
  const filled = tables.filter(({ rows }) => rows > 0)
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  return [
    ...filled.map(({ name, rows }) => `  ${name.padEnd(26)} ${String(rows).padStart(10)} rows`),
    `  ${filled.length} tables with ${total} rows`,
  ]
}

function describeRestore(report: RestoreReport): string[] {
  return [
    ...describe(report),
    'Every row was read back and compared: count and checksum of every table are those of the source.',
    ...(report.dueForResearch > 0 ? [`${report.dueForResearch} organizations will be researched to their end.`] : []),
  ]
}

async function run(): Promise<string[]> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const [name, given, ...others] = positionals
  const config = readConfig(process.env)
  if (name === 'move' && given === undefined) {
    return [
      'Moved.',
      ...describeRestore(await move(config, values.to)),
      'Start the service with this DATABASE_URL from now on.',
    ]
  }
  if (given === undefined || others.length > 0 || values.to !== undefined) throw new Error(usage)
  const file = resolve(given)
  if (name === 'backup') return [`Backed up into ${file}:`, ...describe(await backUp(config, file))]
  if (name === 'restore') return [`Restored from ${file}:`, ...describeRestore(await restore(config, file))]
  throw new Error(usage)
}

run().then((lines) => console.log(lines.join('\n')), reportFailure)
