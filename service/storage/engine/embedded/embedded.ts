import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite'
import { createBatches } from '@/service/storage/engine/batches'
import { createEventLoopYield } from '@/service/storage/engine/create-event-loop-yield'
import type { Queryable, Row } from '@/service/storage/engine/database'
import { isEngineFault } from '@/service/storage/engine/engine-fault'
import type { ScriptDatabase, ScriptTransaction } from '@/service/storage/engine/script-database'
import {
  createTransactionScope,
  noTransactionScope,
  type TransactionScope,
} from '@/service/storage/engine/transaction-scope'
import { parseBytes, parseDay, parseInt8, typeNumbers } from '@/service/storage/engine/value-parsers'
import { DurableNodeFS } from './durable-node-fs'
import { describeFailedOpening, describeFault, isDamage, probe } from './embedded-damage'
import { createEmbeddedDriver, type EmbeddedDriver } from './embedded-driver'
import { restoreEmptyFolders } from './empty-folders'
import { type EngineGuard, guardEngine } from './guard-engine'
import { lockDirectory } from './lock-directory'
import { prepareDirectory } from './prepare-directory'
import { type StorageLog, startUpkeep, type UpkeepEngine } from './start-upkeep'
import { watchDirectory } from './watch-directory'

export type EmbeddedDatabase = ScriptDatabase & {
  engine: 'embedded'
  /** For the queue only, which brings its own SQL. */
  driver: EmbeddedDriver
  /** Copies the files as of one moment into a new `directory` that can be opened. Everybody else waits meanwhile. */
  copyTo(directory: string): Promise<void>
}

export function isEmbedded(database: Pick<ScriptDatabase, 'engine'>): database is EmbeddedDatabase {
  return database.engine === 'embedded'
}

const parsers = { [typeNumbers.bytea]: parseBytes, [typeNumbers.int8]: parseInt8, [typeNumbers.date]: parseDay }

/**
 * PGlite's own parameters switch fsync off (-F). `fsync` is set because fdatasync does nothing under Emscripten. The buffers keep a
 * service with all known companies under 200 MB; the operating system caches the files anyway.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'wal_sync_method=fsync',
    'shared_buffers=16MB',
    'maintenance_work_mem=16MB',
    'min_wal_size=32MB',
    'max_wal_size=32MB',
  ].flatMap((setting) => ['-c', setting]),
]

function openDirectory(directory: string): Promise<PGlite> {
  const fs = new DurableNodeFS(directory)
  const onStderr = (line: string) => {
    if (/\b(?:PANIC|FATAL): /.test(line)) fs.lastWords = line
    return false
  }
  return PGlite.create({ fs, parsers, startParams, onStderr })
}

async function initialize(directory: string): Promise<void> {
  const pglite = await openDirectory(directory)
  await pglite.close()
}

/** Opens the database and checks it quickly. Throws an Error that says what to do. */
async function openWhole(directory: string): Promise<PGlite> {
  let pglite: PGlite | undefined
  try {
    pglite = await openDirectory(directory)
    await probe(pglite, directory)
    return pglite
  } catch (error) {
    if (!isEngineFault(error) || isDamage(error)) await pglite?.close().catch(() => undefined)
    throw describeFailedOpening(directory, error)
  }
}

/** Shares blocks where the file system can. */
const copyOptions = { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE }

const yieldToEventLoop = createEventLoopYield()

function toTransaction(source: PGliteTransaction, afterCommit: (() => void)[]): ScriptTransaction {
  return {
    async query(sql: string, parameters: readonly unknown[] = []) {
      await yieldToEventLoop()
      return (await source.query<Row>(sql, [...parameters])).rows
    },
    async script(sql) {
      await source.exec(sql)
    },
    afterCommit(work) {
      if (source.closed) throw new Error('This transaction has ended')
      afterCommit.push(work)
    },
    // The engine is in this process and notifies at the commit itself.
    notifyLocalListeners() {},
  }
}

type Opened = {
  pglite: PGlite
  /** The directory of its files. */
  files: string
  scope: TransactionScope
  guard: EngineGuard
  close: () => Promise<void>
}

function toDatabase({ pglite, files, scope, guard, close }: Opened): EmbeddedDatabase {
  const { guarded } = guard
  const query: Queryable['query'] = (sql: string, parameters: readonly unknown[] = []) =>
    guarded(async () => {
      await yieldToEventLoop()
      return (await pglite.query<Row>(sql, [...parameters])).rows
    })
  return {
    engine: 'embedded',
    batches: createBatches(),
    query,
    async transaction(work) {
      const afterCommit: (() => void)[] = []
      const result = await guarded(() =>
        pglite.transaction((source) => scope.run(() => work(toTransaction(source, afterCommit)))),
      )
      for (const then of afterCommit) then()
      return result
    },
    async listen(channel, { onNotification, onConnection }) {
      const unlisten = await guarded(() => pglite.listen(channel, onNotification))
      onConnection(true)
      return async () => {
        if (pglite.ready && !guard.hasFailed()) await guarded(() => unlisten())
      }
    },
    driver: createEmbeddedDriver(pglite, (work) => scope.outside(() => guarded(work))),
    async copyTo(directory) {
      await guarded(async () => {
        await pglite.exec('checkpoint')
        await cp(files, directory, copyOptions)
      })
    },
    pool: () => null,
    close,
  }
}

const withoutEmptyFolders =
  'The database was copied without its empty folders, which were made again: all tables are there. A backup is the safer copy ' +
  '(npx carbon-register db backup)'

/** The queries of maintenance; they wait for the session like all others. */
function forUpkeep(pglite: PGlite, { guarded, hasFailed }: EngineGuard): UpkeepEngine {
  return {
    get ready() {
      return pglite.ready && !hasFailed()
    },
    query: (sql, parameters) => guarded(() => pglite.query(sql, parameters)),
    exec: (sql) => guarded(() => pglite.exec(sql)),
  }
}

/**
 * PostgreSQL inside this process (PGlite) on its own directory: locked against other processes, written to the disk at each commit,
 * checkpointed and vacuumed by timers, because a single-user PostgreSQL does neither. One session: statements and transactions run one
 * after the other. Throws `ServiceError('unavailable')` when in use.
 */
export async function openEmbedded(input: {
  directory: string
  lockPath: string
  templateDirectory: string | null
  isGuarded: boolean
  log?: StorageLog | undefined
  /** Called when the engine cannot continue in this process and answers `unavailable` from then on. The error says what to do. */
  onFault?: ((error: Error) => void) | undefined
}): Promise<EmbeddedDatabase> {
  const lock = await lockDirectory(input.lockPath)
  try {
    await prepareDirectory(input.directory, input.templateDirectory, initialize)
    const folders = restoreEmptyFolders(input.directory)
    const pglite = await openWhole(input.directory)
    if (folders.length > 0) input.log?.warn({ folders }, withoutEmptyFolders)
    const scope = input.isGuarded ? createTransactionScope() : noTransactionScope
    const guard = guardEngine(pglite, scope, (error) => input.onFault?.(describeFault(input.directory, error)))
    const upkeep = startUpkeep(forUpkeep(pglite, guard), input.log)
    const stopWatching = watchDirectory(input.directory, guard.fail)
    async function close(): Promise<void> {
      stopWatching()
      await upkeep.stop()
      // A failed engine would write once more when closing.
      if (!pglite.closed && !guard.hasFailed()) await pglite.close()
      await lock.release()
    }
    return toDatabase({ pglite, files: input.directory, scope, guard, close })
  } catch (error) {
    await lock.release()
    throw error
  }
}
