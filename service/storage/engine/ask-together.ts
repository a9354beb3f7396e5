import { isDatabase, type Queryable, type Row } from './database'
import { doTogether, type Shared } from './do-together'

/** A SELECT with the PostgreSQL types of its parameters $1, $2, …; a list or object comes as JSON text, as for jsonb. */
export type Lookup = { sql: string; types: readonly ('text' | 'bigint' | 'int' | 'double precision')[] }

/**
 * The same SELECT for each set of parameters, in one statement: joined laterally, so that each uses the same indexes. A list
 * for each parameter, which PostgreSQL reads quicker than rows of JSON.
 */
function joined({ sql, types }: Lookup): string {
  const lists = types.map((type, place) => `$${place + 1}::${type}[]`).join(', ')
  const columns = types.map((_, place) => `p${place + 1}`).join(', ')
  const each = sql.replace(/\$(\d+)/g, 'wanted.p$1')
  return `select wanted.place as "askedBy", found.* from unnest(${lists}) with ordinality as wanted(${columns}, place)
    cross join lateral (select given.*, row_number() over () as "turnOf" from (${each}) as given) as found
    order by wanted.place, found."turnOf"`
}

/** The rows for each set of parameters, in the order of the sets; one round trip. */
export async function askEach<R extends Row>(
  db: Queryable,
  lookup: Lookup,
  sets: readonly (readonly unknown[])[],
): Promise<R[][]> {
  const [only] = sets
  if (only === undefined) return []
  if (sets.length === 1) return [await db.query<R>(lookup.sql, only)]
  const lists = lookup.types.map((_, place) => sets.map((set) => set[place]))
  const answers = sets.map((): R[] => [])
  for (const { askedBy, turnOf: _, ...row } of await db.query(joined(lookup), lists)) {
    // PostgreSQL counts from one.
    answers[Number(askedBy) - 1]?.push(row as R)
  }
  return answers
}

const sharers = new WeakMap<Lookup, Shared<readonly unknown[], Row[]>>()

function sharerOf(lookup: Lookup): Shared<readonly unknown[], Row[]> {
  const known = sharers.get(lookup)
  if (known !== undefined) return known
  const asking: Shared<readonly unknown[], Row[]> = (db, sets) => askEach(db, lookup, sets)
  sharers.set(lookup, asking)
  return asking
}

/**
 * Asks together with all who ask the same at the same time: whoever comes while a statement is under way waits for the
 * next one, which answers all of them. Under load a round trip so serves many; alone it waits for nobody. Inside a
 * transaction it asks at once.
 */
export async function askTogether<R extends Row>(
  db: Queryable,
  lookup: Lookup,
  parameters: readonly unknown[],
): Promise<R[]> {
  if (!isDatabase(db)) return db.query<R>(lookup.sql, parameters)
  return (await doTogether(db, sharerOf(lookup), parameters)) as R[]
}
