import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite'
import { ServiceError } from '@/service/errors'
import { createBreather } from './create-breather'
import { createMutex } from './create-mutex'
import type { Queryable, Row } from './database'
import { isDiskFullError, noSpace } from './disk-full'
import { DurableNodeFS } from './durable-node-fs'
import { describeFailedOpening, describeFault, isDamage, probe } from './embedded-damage'
import { createEmbeddedDriver, type EmbeddedDriver } from './embedded-driver'
import { createEmbeddedStatements, type EmbeddedStatements } from './embedded-statements'
import { lockDirectory } from './lock-directory'
import { prepareDirectory } from './prepare-directory'
import type { ScriptDatabase, ScriptTransaction } from './script-database'
import { type StorageLog, startUpkeep } from './start-upkeep'
import { createTransactionScope, noTransactionScope } from './transaction-scope'
import { parseBytes, parseDay, parseInt8, typeNumbers } from './value-parsers'

export type EmbeddedDatabase = ScriptDatabase & {
  engine: 'embedded'
  /** For the queue, which brings its own SQL; nobody else. */
  driver: EmbeddedDriver
  /** Copies the files of one moment into a new `directory`, which can be opened. Everybody else waits meanwhile. */
  copyTo(directory: string): Promise<void>
}

export function isEmbedded(database: Pick<ScriptDatabase, 'engine'>): database is EmbeddedDatabase {
  return database.engine === 'embedded'
}

const parsers = { [typeNumbers.bytea]: parseBytes, [typeNumbers.int8]: parseInt8, [typeNumbers.date]: parseDay }

/**
 * PGlite's own parameters switch fsync off (-F). `fsync` because fdatasync does nothing under Emscripten. The buffers
 * keep a service with all known companies under 200 MB; the operating system caches the files anyway.
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
  return PGlite.create({ fs: new DurableNodeFS(directory), parsers, startParams })
}

async function initialize(directory: string): Promise<void> {
  const pglite = await openDirectory(directory)
  await pglite.close()
}

/** Opened, and looked through as far as that is quick. Throws an Error that says how to go on. */
async function openWhole(directory: string): Promise<PGlite> {
  let pglite: PGlite | undefined
  try {
    pglite = await openDirectory(directory)
    await probe(pglite, directory)
    return pglite
  } catch (error) {
    await pglite?.close().catch(() => undefined)
    throw describeFailedOpening(directory, error)
  }
}

/** A fault of the engine itself; what PostgreSQL refuses is no such thing. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.name === 'ExitStatus')
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'The database does not answer; please try again', { cause })
}

/** Shares the blocks where the file system can. */
const copyOptions = { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE }

const breathe = createBreather()

function toTransaction(
  source: PGliteTransaction,
  statements: EmbeddedStatements,
  afterCommit: (() => void)[],
): ScriptTransaction {
  return {
    async query<R extends Row>(sql: string, parameters: readonly unknown[] = []) {
      await breathe()
      return statements.queryInside<R>(source, sql, parameters)
    },
    async script(sql) {
      await source.exec(sql)
    },
    afterCommit(work) {
      if (source.closed) throw new Error('This transaction has ended')
      afterCommit.push(work)
    },
    // The engine is in this process and tells at the commit itself.
    tellHere() {},
  }
}

type Opened = {
  pglite: PGlite
  /** Where its files are. */
  files: string
  isGuarded: boolean
  onFault: (error: unknown) => void
  close: () => Promise<void>
}

function toDatabase({ pglite, files, isGuarded, onFault, close }: Opened): EmbeddedDatabase {
  const scope = isGuarded ? createTransactionScope() : noTransactionScope
  const exclusive = createMutex()
  let fault: unknown
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    scope.assertOutside()
    // After a trap the engine's memory is not to be trusted: nothing more is written until the next start.
    if (fault !== undefined) throw unavailable(fault)
    try {
      return await exclusive(work)
    } catch (error) {
      if (isDiskFullError(error)) throw noSpace(error)
      if (isTrap(error) || isDamage(error)) {
        fault ??= error
        onFault(error)
      }
      throw fault !== undefined || !pglite.ready ? unavailable(error) : error
    }
  }
  const statements = createEmbeddedStatements(pglite)
  const query: Queryable['query'] = <R extends Row>(sql: string, parameters: readonly unknown[] = []) =>
    guarded(async () => {
      await breathe()
      return statements.query<R>(sql, parameters)
    })
  return {
    engine: 'embedded',
    query,
    async transaction(work) {
      const afterCommit: (() => void)[] = []
      const result = await guarded(() =>
        pglite.transaction((source) => scope.run(() => work(toTransaction(source, statements, afterCommit)))),
      )
      for (const then of afterCommit) then()
      return result
    },
    async listen(channel, { onNotification, onConnection }) {
      const unlisten = await guarded(() => pglite.listen(channel, onNotification))
      onConnection(true)
      return async () => {
        if (pglite.ready) await guarded(() => unlisten())
      }
    },
    driver: createEmbeddedDriver(pglite, statements, (work) => scope.outside(() => exclusive(work))),
    async copyTo(directory) {
      await guarded(async () => {
        await pglite.exec('checkpoint')
        // Upkeep does not ask `guarded`, but whatever runs on PGlite waits for this.
        await pglite.runExclusive(() => cp(files, directory, copyOptions))
      })
    },
    pool: () => null,
    close,
  }
}

/**
 * PostgreSQL inside this process (PGlite) on a directory of its own: locked against other processes, written through to
 * the disk at each commit, checkpointed and vacuumed by timers, because a single-user PostgreSQL does neither. One
 * session: statements and transactions run one after the other. Throws `ServiceError('unavailable')` when in use.
 */
export async function openEmbedded(input: {
  directory: string
  lockPath: string
  templateDirectory: string | null
  isGuarded: boolean
  log?: StorageLog | undefined
  /** The engine cannot go on in this process: it answers `unavailable` from here on. The error says what to do. */
  onFault?: ((error: Error) => void) | undefined
}): Promise<EmbeddedDatabase> {
  const lock = await lockDirectory(input.lockPath)
  try {
    await prepareDirectory(input.directory, input.templateDirectory, initialize)
    const pglite = await openWhole(input.directory)
    const upkeep = startUpkeep(pglite, input.log)
    async function close(): Promise<void> {
      await upkeep.stop()
      if (!pglite.closed) await pglite.close()
      await lock.release()
    }
    const onFault = (error: unknown) => input.onFault?.(describeFault(input.directory, error))
    return toDatabase({ pglite, files: input.directory, isGuarded: input.isGuarded, onFault, close })
  } catch (error) {
    await lock.release()
    throw error
  }
}
