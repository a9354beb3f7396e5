import type { Batched, Queryable, Row } from './database'

/** A SELECT with the PostgreSQL types of its parameters $1, $2, …; lists and objects are passed as JSON text, as for jsonb. */
export type Lookup = { sql: string; types: readonly ('text' | 'bigint' | 'int' | 'double precision')[] }

/**
 * The same SELECT for several sets of parameters in one statement: a lateral join, so that each uses the same indexes. One list per
 * parameter, which PostgreSQL reads faster than rows of JSON.
 */
function joined({ sql, types }: Lookup): string {
  const lists = types.map((type, place) => `$${place + 1}::${type}[]`).join(', ')
  const columns = types.map((_, place) => `p${place + 1}`).join(', ')
  const each = sql.replace(/\$(\d+)/g, 'wanted.p$1')
  return `select wanted.place as "askedBy", found.* from unnest(${lists}) with ordinality as wanted(${columns}, place)
    cross join lateral (select given.*, row_number() over () as "turnOf" from (${each}) as given) as found
    order by wanted.place, found."turnOf"`
}

/** The rows for each set of parameters, in their order; one round trip. */
export async function lookUpEach(
  db: Queryable,
  lookup: Lookup,
  sets: readonly (readonly unknown[])[],
): Promise<Row[][]> {
  const [only] = sets
  if (only === undefined) return []
  if (sets.length === 1) return [await db.query(lookup.sql, only, { isPrepared: true })]
  const lists = lookup.types.map((_, place) => sets.map((set) => set[place]))
  const answers = sets.map((): Row[] => [])
  for (const { askedBy, turnOf: _, ...row } of await db.query(joined(lookup), lists, { isPrepared: true })) {
    // PostgreSQL counts from one.
    answers[Number(askedBy) - 1]?.push(row)
  }
  return answers
}

/** The rows for these parameters. Simultaneous calls for the same statement are combined; inside a transaction each is sent at once. */
export async function batchLookup(db: Batched, lookup: Lookup, parameters: readonly unknown[]): Promise<Row[]> {
  if (db.batches === undefined) return db.query(lookup.sql, parameters, { isPrepared: true })
  return db.batches.run(lookup, (sets: readonly (readonly unknown[])[]) => lookUpEach(db, lookup, sets), parameters)
}
