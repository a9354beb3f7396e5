import { PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite'
import { ServiceError } from '@/service/errors'
import type { Queryable, Row } from './database'
import { DurableNodeFS } from './durable-node-fs'
import { lockDirectory } from './lock-directory'
import { prepareDirectory } from './prepare-directory'
import type { ScriptDatabase, ScriptTransaction } from './script-database'
import { startUpkeep } from './start-upkeep'
import { createTransactionScope } from './transaction-scope'
import { parseBytes, parseDay, parseInt8, typeNumbers } from './value-parsers'

export type EmbeddedDatabase = ScriptDatabase & {
  engine: 'embedded'
  /** What pg-boss needs of a driver; nobody else. Statements wait for an open transaction, never enter it. */
  driver: Pick<PGlite, 'query' | 'exec' | 'listen'>
}

const parsers = { [typeNumbers.bytea]: parseBytes, [typeNumbers.int8]: parseInt8, [typeNumbers.date]: parseDay }

/**
 * PGlite's own parameters switch fsync off (-F). `fsync` because fdatasync does nothing under Emscripten. The buffers
 * keep a service with all known companies under 200 MB; the operating system caches the files anyway.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'shared_buffers=16MB', 'maintenance_work_mem=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap(
    (setting) => ['-c', setting],
  ),
]

function openDirectory(directory: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFS(directory), parsers, startParams })
}

async function initialize(directory: string): Promise<void> {
  const pglite = await openDirectory(directory)
  await pglite.close()
}

/** An engine that trapped or was closed answers nothing more; what PostgreSQL itself refuses passes through. */
function toUnavailable(error: unknown, pglite: PGlite): unknown {
  const isTrap = error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.name === 'ExitStatus')
  if (isTrap || !pglite.ready) {
    return new ServiceError('unavailable', 'The database does not answer; please try again', { cause: error })
  }
  return error
}

function toTransaction(source: PGliteTransaction, afterCommit: (() => void)[]): ScriptTransaction {
  return {
    query: async <R extends Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await source.query<R>(sql, [...parameters])).rows,
    async script(sql) {
      await source.exec(sql)
    },
    afterCommit(work) {
      if (source.closed) throw new Error('This transaction has ended')
      afterCommit.push(work)
    },
  }
}

function toDatabase(pglite: PGlite, close: () => Promise<void>): EmbeddedDatabase {
  const scope = createTransactionScope()
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    scope.assertOutside()
    try {
      return await work()
    } catch (error) {
      throw toUnavailable(error, pglite)
    }
  }
  const query: Queryable['query'] = <R extends Row>(sql: string, parameters: readonly unknown[] = []) =>
    guarded(async () => (await pglite.query<R>(sql, [...parameters])).rows)
  return {
    engine: 'embedded',
    query,
    transaction: (work) =>
      guarded(async () => {
        const afterCommit: (() => void)[] = []
        const result = await pglite.transaction((source) => scope.run(() => work(toTransaction(source, afterCommit))))
        for (const then of afterCommit) then()
        return result
      }),
    driver: {
      query: (...input) => scope.outside(() => pglite.query(...input)),
      exec: (...input) => scope.outside(() => pglite.exec(...input)),
      listen: (...input) => scope.outside(() => pglite.listen(...input)),
    },
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
}): Promise<EmbeddedDatabase> {
  const lock = await lockDirectory(input.lockPath)
  try {
    await prepareDirectory(input.directory, input.templateDirectory, initialize)
    const pglite = await openDirectory(input.directory)
    const upkeep = startUpkeep(pglite)
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
