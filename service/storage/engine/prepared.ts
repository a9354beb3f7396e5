import type { Compilable, Kysely, RawBuilder } from 'kysely'
import type { Tables } from '@/service/storage/schema'
import { toCamelCaseRow } from './camel-case'
import type { Queryable, Row } from './database'
import { tables } from './tables'

/** The placeholder for a named value. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** For compiling only: no query runs through it. */
const nowhere: Queryable = {
  query: async () => {
    throw new Error('A prepared statement is built without a database')
  },
}

type Compiled = { sql: string; valuesOf(given: Row): unknown[] }

type Built<R> = Compilable<R> | RawBuilder<R>

function compile<G extends Row, R>(build: (tables: Kysely<Tables>, given: G) => Built<R>): Compiled {
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as G
  const built = build(tables(nowhere), places)
  const { sql, parameters } = 'isRawBuilder' in built ? built.compile(tables(nowhere)) : built.compile()
  return {
    sql,
    valuesOf: (given) => parameters.map((value) => (value instanceof Place ? given[value.name] : value)),
  }
}

/**
 * A statement that runs thousands of times a second: built and compiled once, at the first call, and kept by each connection. The builder
 * receives placeholders of `given` instead of values: it may only pass each on as a parameter. The rows of raw SQL are unknown: parse
 * them.
 */
export function prepared<G extends Row, R>(
  build: (tables: Kysely<Tables>, given: G) => Built<R>,
): (db: Queryable, given: G) => Promise<R[]> {
  let compiled: Compiled | null = null
  return async (db, given) => {
    compiled ??= compile(build)
    const rows = await db.query(compiled.sql, compiled.valuesOf(given), { isPrepared: true })
    // The builder declared the type of the rows.
    return rows.map(toCamelCaseRow) as R[]
  }
}
