import { messages, type PGlite, protocol, type Transaction, types } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import type { Row } from '@/service/storage/engine/database'
import { typeNumbers } from '@/service/storage/engine/value-parsers'

/**
 * Prepared statements of the embedded engine. PGlite parses and plans each query anew and asks the engine six times for it:
 * most of the time of a small one. What is asked a second time is prepared here under a name of its own and is from then on
 * one call of the engine; PostgreSQL decides as ever whether a plan for all parameters serves (plan_cache_mode auto).
 */
export type EmbeddedStatements = {
  /** Its own transaction: waits until that of another has ended. */
  query<R extends Row>(sql: string, parameters: readonly unknown[]): Promise<R[]>
  /** For whoever is inside a transaction of PGlite. */
  queryInside<R extends Row>(source: Transaction, sql: string, parameters: readonly unknown[]): Promise<R[]>
}

type Column = { name: string; dataTypeID: number }
type Prepared = { name: string; parameterTypes: readonly number[]; columns: readonly Column[] }

/** Each keeps its plan in the engine's memory. */
const mostPrepared = 150
const mostRemembered = 1_000
/** Others tell what they are of when they run (FETCH), or are rare. */
const isPreparable = /^\s*(?:select|with|insert|update|delete)\b/i

const { serialize } = protocol

/** By PostgreSQL: a column of a table has changed since; a statement of this name is not there. */
const isStale = new Set(['0A000', '26000'])

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts)
}

export function createEmbeddedStatements(pglite: PGlite): EmbeddedStatements {
  const asked = new LRUCache<string, true>({ max: mostRemembered })
  const gone: string[] = []
  const prepared = new LRUCache<string, Prepared>({
    max: mostPrepared,
    dispose: ({ name }) => void gone.push(name),
  })
  let count = 0

  function send(parts: readonly Uint8Array[]) {
    return pglite.execProtocolStream(joined([...parts, serialize.sync()]), { syncToFs: false })
  }

  async function prepare(sql: string): Promise<Prepared> {
    const name = `s${++count}`
    const closing = gone.splice(0).map((old) => serialize.close({ type: 'S', name: old }))
    const told = await send([...closing, serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name })])
    const given = told.find((message) => message instanceof messages.ParameterDescriptionMessage)
    const described = told.find((message) => message instanceof messages.RowDescriptionMessage)
    const statement = { name, parameterTypes: given?.dataTypeIDs ?? [], columns: described?.fields ?? [] }
    prepared.set(sql, statement)
    return statement
  }

  async function execute<R extends Row>(sql: string, parameters: readonly unknown[]): Promise<R[]> {
    const { name, parameterTypes, columns } = prepared.get(sql) ?? (await prepare(sql))
    const values = parameters.map((value, place) => {
      if (value === null || value === undefined) return null
      // Bytes go as bytes: as hexadecimal text they take the engine three times as long.
      if (value instanceof Uint8Array && parameterTypes[place] === typeNumbers.bytea) return value
      const serializer = pglite.serializers[parameterTypes[place] ?? 0]
      return serializer ? serializer(value) : String(value)
    })
    const told = await send([serialize.bind({ statement: name, values }), serialize.execute({})])
    return told.flatMap((message): R[] => {
      if (!(message instanceof messages.DataRowMessage)) return []
      const row: Row = {}
      for (const [place, column] of columns.entries()) {
        row[column.name] = types.parseType(message.fields[place] ?? null, column.dataTypeID, pglite.parsers)
      }
      return [row as R]
    })
  }

  async function run<R extends Row>(sql: string, parameters: readonly unknown[]): Promise<R[]> {
    if (!pglite.ready) throw new Error('PGlite is closed')
    try {
      return await execute<R>(sql, parameters)
    } catch (error) {
      if (!(error instanceof messages.DatabaseError)) throw error
      if (isStale.has(error.code ?? '')) prepared.delete(sql)
      throw Object.assign(error, { query: sql, params: parameters })
    }
  }

  /** Whether it is asked for the second time, or oftener. */
  function isRepeated(sql: string): boolean {
    if (prepared.has(sql) || asked.has(sql)) return true
    if (isPreparable.test(sql)) asked.set(sql, true)
    return false
  }

  return {
    async query<R extends Row>(sql: string, parameters: readonly unknown[]) {
      if (!isRepeated(sql)) return (await pglite.query<R>(sql, [...parameters])).rows
      return pglite._runExclusiveTransaction(() => pglite._runExclusiveQuery(() => run<R>(sql, parameters)))
    },
    async queryInside<R extends Row>(source: Transaction, sql: string, parameters: readonly unknown[]) {
      if (!isRepeated(sql)) return (await source.query<R>(sql, [...parameters])).rows
      if (source.closed) throw new Error('Transaction is closed')
      return pglite._runExclusiveQuery(() => run<R>(sql, parameters))
    },
  }
}
