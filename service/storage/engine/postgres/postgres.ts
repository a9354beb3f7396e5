import { createHash } from 'node:crypto'
import pg from 'pg'
import { ServiceError } from '@/service/errors'
import { createBatches } from '@/service/storage/engine/batches'
import type { Listener, Queryable, QueryOptions, Row } from '@/service/storage/engine/database'
import { isDiskFullError, noSpace } from '@/service/storage/engine/disk-full'
import type { ScriptDatabase, ScriptTransaction } from '@/service/storage/engine/script-database'
import { createTransactionScope, noTransactionScope } from '@/service/storage/engine/transaction-scope'
import { parseDay, parseInt8, typeNumbers } from '@/service/storage/engine/value-parsers'
import { isConnectionFailure } from './connection-failure'
import { listenOnPostgres } from './postgres-listener'

const statementTimeoutMs = 30_000
const connectTimeoutMs = 5_000

// pg's typings name the types of elements only, not of arrays.
const textArrays = pg.types.getTypeParser(typeNumbers.textArray as Parameters<typeof pg.types.getTypeParser>[0]) as (
  text: string,
) => (string | null)[]

/** Per pool rather than `pg.types.setTypeParser`: pg-boss has its own pool in this process and expects pg's defaults. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    switch (oid) {
      case typeNumbers.int8:
        return parseInt8
      case typeNumbers.date:
        return parseDay
      case typeNumbers.int8Array:
        return (text: string) => textArrays(text).map((item) => (item === null ? null : parseInt8(item)))
      case typeNumbers.dateArray:
        return textArrays
      default:
        return pg.types.getTypeParser(oid, format)
    }
  },
}

const names = new Map<string, string>()

/** PostgreSQL cuts names after 63 characters. The texts are fixed (`isPrepared`), so each is hashed once. */
function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = `carbon-register-${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`
  names.set(sql, name)
  return name
}

function toUnavailable(error: unknown): unknown {
  if (isDiskFullError(error)) return noSpace(error)
  if (!isConnectionFailure(error)) return error
  return new ServiceError('unavailable', 'The database does not answer; please try again', { cause: error })
}

async function queryRows(
  client: pg.Pool | pg.PoolClient,
  sql: string,
  parameters: readonly unknown[],
  { isPrepared = false }: QueryOptions = {},
): Promise<Row[]> {
  try {
    // The extended protocol even without parameters, so that several statements in one text are an error on both engines.
    const result = await client.query<Row>({
      ...(isPrepared ? { name: nameOf(sql) } : {}),
      text: sql,
      values: [...parameters],
      queryMode: 'extended',
    } as pg.QueryConfig)
    return result.rows
  } catch (error) {
    throw toUnavailable(error)
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw toUnavailable(error)
  }
}

/** A statement after the end of its transaction must not reach the connection, which then serves somebody else. */
type Listeners = Map<string, Set<Listener>>

function toTransaction(
  client: pg.PoolClient,
  isOpen: () => boolean,
  afterCommit: (() => void)[],
  listeners: Listeners,
): ScriptTransaction {
  function assertOpen(): void {
    if (!isOpen()) throw new Error('This transaction has ended')
  }
  return {
    async query(sql: string, parameters: readonly unknown[] = [], options?: QueryOptions) {
      assertOpen()
      return queryRows(client, sql, parameters, options)
    },
    async script(sql) {
      assertOpen()
      await client.query(sql)
    },
    afterCommit(work) {
      assertOpen()
      afterCommit.push(work)
    },
    notifyLocalListeners(channel, payload) {
      assertOpen()
      afterCommit.push(() => {
        for (const { onNotification } of listeners.get(channel) ?? []) onNotification(payload)
      })
    },
  }
}

async function run(client: pg.PoolClient, statement: string): Promise<string> {
  try {
    return (await client.query(statement)).command
  } catch (error) {
    throw toUnavailable(error)
  }
}

async function runTransaction<T>(
  client: pg.PoolClient,
  listeners: Listeners,
  work: (transaction: ScriptTransaction) => Promise<T>,
): Promise<T> {
  const afterCommit: (() => void)[] = []
  let isOpen = true
  try {
    await run(client, 'begin isolation level read committed')
    const result = await work(toTransaction(client, () => isOpen, afterCommit, listeners))
    isOpen = false
    // PostgreSQL answers the commit after a swallowed error with a rollback, without failing.
    if ((await run(client, 'commit')) === 'ROLLBACK') {
      throw new Error('The transaction was rolled back: one of its statements had failed')
    }
    for (const then of afterCommit) then()
    return result
  } catch (error) {
    isOpen = false
    // A failing rollback must not hide the original error; the connection is then discarded, which rolls back too.
    await run(client, 'rollback').catch(() => {})
    throw error
  }
}

/** Releases the connection when `work` ends, or destroys it if it broke. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await connect(pool)
  let lost: Error | undefined
  // pg-pool removes its own listener from a client in use; without one a dropped connection would end the process.
  const onError = (error: Error) => {
    lost = error
  }
  client.on('error', onError)
  try {
    return await work(client)
  } catch (error) {
    if (error instanceof ServiceError && error.cause instanceof Error) lost ??= error.cause
    throw error
  } finally {
    client.off('error', onError)
    client.release(lost)
  }
}

/**
 * PostgreSQL behind a pool of 10 connections; statements time out after 30 s. `isGuarded` as in open-database.ts. Throws
 * `ServiceError('unavailable')` if it does not answer.
 */
export async function openPostgres(connectionString: string, isGuarded = true): Promise<ScriptDatabase> {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    keepAlive: true,
    application_name: 'carbon-register',
  })
  // The pool replaces an idle connection that drops; the next query notices if the server is gone.
  pool.on('error', () => {})
  const scope = isGuarded ? createTransactionScope() : noTransactionScope
  const listeners: Listeners = new Map()
  const query: Queryable['query'] = async (
    sql: string,
    parameters: readonly unknown[] = [],
    options?: QueryOptions,
  ) => {
    scope.assertOutside()
    return queryRows(pool, sql, parameters, options)
  }
  try {
    await query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    engine: 'postgres',
    batches: createBatches(),
    query,
    async transaction(work) {
      scope.assertOutside()
      return withClient(pool, (client) =>
        runTransaction(client, listeners, (transaction) => scope.run(() => work(transaction))),
      )
    },
    async listen(channel, listener) {
      const here = listeners.get(channel) ?? new Set<Listener>()
      listeners.set(channel, here.add(listener))
      const stop = await listenOnPostgres(connectionString, channel, listener)
      return () => {
        here.delete(listener)
        return stop()
      }
    },
    pool: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
