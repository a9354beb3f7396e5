import { PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite'
import { ServiceError } from '@/service/errors'
import { createBreather } from './create-breather'
import { createMutex } from './create-mutex'
import type { Queryable, Row } from './database'
import { DurableNodeFS } from './durable-node-fs'
import { createEmbeddedDriver, type EmbeddedDriver } from './embedded-driver'
import { lockDirectory } from './lock-directory'
import { prepareDirectory } from './prepare-directory'
import type { ScriptDatabase, ScriptTransaction } from './script-database'
import { type StorageLog, startUpkeep } from './start-upkeep'
import { createTransactionScope } from './transaction-scope'
import { parseBytes, parseDay, parseInt8, typeNumbers } from './value-parsers'

export type EmbeddedDatabase = ScriptDatabase & {
  engine: 'embedded'
  /** For the queue, which brings its own SQL; nobody else. */
  driver: EmbeddedDriver
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

/** A fault of the engine itself; what PostgreSQL refuses is no such thing. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.name === 'ExitStatus')
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'The database does not answer; please try again', { cause })
}

const breathe = createBreather()

async function queryRows<R extends Row>(
  source: Pick<PGlite, 'query'>,
  sql: string,
  parameters: readonly unknown[],
): Promise<R[]> {
  await breathe()
  return (await source.query<R>(sql, [...parameters])).rows
}

function toTransaction(source: PGliteTransaction, afterCommit: (() => void)[]): ScriptTransaction {
  return {
    query: <R extends Row>(sql: string, parameters: readonly unknown[] = []) => queryRows<R>(source, sql, parameters),
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

function toDatabase(pglite: PGlite, close: () => Promise<void>): EmbeddedDatabase {
  const scope = createTransactionScope()
  const exclusive = createMutex()
  let fault: unknown
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    scope.assertOutside()
    // After a trap the engine's memory is not to be trusted: nothing more is written until the next start.
    if (fault !== undefined) throw unavailable(fault)
    try {
      return await exclusive(work)
    } catch (error) {
      if (isTrap(error)) fault = error
      throw isTrap(error) || !pglite.ready ? unavailable(error) : error
    }
  }
  const query: Queryable['query'] = <R extends Row>(sql: string, parameters: readonly unknown[] = []) =>
    guarded(() => queryRows<R>(pglite, sql, parameters))
  return {
    engine: 'embedded',
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
        if (pglite.ready) await guarded(() => unlisten())
      }
    },
    driver: createEmbeddedDriver(pglite, (work) => scope.outside(() => exclusive(work))),
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
  log?: StorageLog | undefined
}): Promise<EmbeddedDatabase> {
  const lock = await lockDirectory(input.lockPath)
  try {
    await prepareDirectory(input.directory, input.templateDirectory, initialize)
    const pglite = await openDirectory(input.directory)
    const upkeep = startUpkeep(pglite, input.log)
    return toDatabase(pglite, async () => {
      await upkeep.stop()
      if (!pglite.closed) await pglite.close()
      await lock.release()
    })
  } catch (error) {
    await lock.release()
    throw error
  }
}
