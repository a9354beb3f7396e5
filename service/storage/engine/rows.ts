import { type AliasedRawBuilder, type RawBuilder, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { columnTypes, type Tables } from '@/service/storage/schema'
import { toSnakeCase } from './camel-case'
import type { Queryable, Row } from './database'
import { tables } from './tables'

/** The parsed rows of a statement in raw SQL, where the query builder would be unreadable. Names in camelCase. */
export async function parsedRows<S extends z.ZodType>(
  db: Queryable,
  row: S,
  statement: RawBuilder<unknown>,
): Promise<z.infer<S>[]> {
  const { rows } = await statement.execute(tables(db))
  return rows.map((found) => row.parse(found))
}

/** The first row of `parsedRows`, or null. */
export async function parsedRow<S extends z.ZodType>(
  db: Queryable,
  row: S,
  statement: RawBuilder<unknown>,
): Promise<z.infer<S> | null> {
  const [found] = (await statement.execute(tables(db))).rows
  return found === undefined ? null : row.parse(found)
}

/** Runs a statement without result. */
export async function run(db: Queryable, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(tables(db))
}

export type Elements = {
  bigint: number
  text: string
  integer: number
  'double precision': number
  'timestamp with time zone': Date
}

/**
 * A list as one parameter, `$1::bigint[]`: the statement's text is the same for one value and for a thousand, so that its plan is reused.
 * For `= any(…)` and `unnest(…)`. The only way to pass a list to SQL.
 */
export function list<T extends keyof Elements>(
  values: readonly (Elements[T] | null)[],
  type: T,
): RawBuilder<Elements[T][]> {
  return sql`${values}::${sql.raw(type)}[]`
}

/** The same for a condition: `eb(column, '=', anyOf(ids, 'bigint'))`. */
export function anyOf<T extends keyof Elements>(values: readonly Elements[T][], type: T): RawBuilder<Elements[T]> {
  return sql`any(${list(values, type)})`
}

type Name<T extends keyof Tables> = string & keyof (typeof columnTypes)[T] & keyof Selectable<Tables[T]>

/** These columns of rows as one JSON text for `rowsIn`. Dates as ISO texts; absent is null. */
export function jsonOf<C extends string>(
  columns: readonly C[],
  rows: readonly { readonly [column in C]?: unknown }[],
): string {
  const names = columns.map(toSnakeCase)
  return JSON.stringify(
    rows.map((row) => {
      const renamed: Row = {}
      for (const [place, column] of columns.entries()) renamed[names[place] ?? ''] = row[column]
      return renamed
    }),
  )
}

/**
 * Many rows as one parameter: a table expression with columns of `table` and their types. It was the fastest form with the same SQL on
 * both engines.
 */
export function rowsIn<T extends keyof Tables, C extends Name<T>, A extends string>(
  table: T,
  columns: readonly C[],
  json: string,
  alias: A,
): AliasedRawBuilder<Pick<Selectable<Tables[T]>, C>, A> {
  const types: Readonly<Record<string, string>> = columnTypes[table]
  const declared = columns.map((column) => sql`${sql.id(column)} ${sql.raw(types[column] ?? '')}`)
  return sql<Pick<Selectable<Tables[T]>, C>>`jsonb_to_recordset(${json}::jsonb)`.as<A>(
    sql`${sql.id(alias)}(${sql.join(declared)})`,
  )
}

/** Inserts rows given as the JSON of `jsonOf` in one statement; `then` is appended, such as `on conflict do nothing`. */
export async function insertRows<T extends keyof Tables, C extends Name<T>>(
  db: Queryable,
  table: T,
  columns: readonly C[],
  json: string,
  then: RawBuilder<unknown> = sql``,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column)))
  const given = rowsIn(table, columns, json, 'given')
  await run(db, sql`insert into ${sql.table(table)} (${names}) select ${names} from ${given} ${then}`)
}

/** The parsed rows of raw SQL with placeholders $1, $2, …: for SQL outside of this folder (the queue, tests, benchmarks). */
export async function queryRows<S extends z.ZodType>(
  db: Queryable,
  row: S,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<z.infer<S>[]> {
  return (await db.query(text, parameters)).map((found) => row.parse(found))
}
