import { ServiceError } from '@/service/errors'
import type { Database, Queryable, Row } from './database'

/** A SELECT with the PostgreSQL types of its parameters $1, $2, …; a list or object comes as JSON text, as for jsonb. */
export type Lookup = { sql: string; types: readonly ('text' | 'bigint' | 'int')[] }

/** More would make one answer wait for too many others. */
const most = 100

function isDatabase(db: Queryable): db is Database {
  return 'transaction' in db
}

/** The same SELECT for each set of parameters, in one statement: joined laterally, so that each uses the same indexes. */
function joined({ sql, types }: Lookup): string {
  const columns = types.map((type, place) => `p${place + 1} ${type}`).join(', ')
  const each = sql.replace(/\$(\d+)/g, 'wanted.p$1')
  return `select wanted.place as "askedBy", found.* from jsonb_to_recordset($1::jsonb) as wanted(place int, ${columns})
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
  const wanted = sets.map((set, place) => ({
    place,
    ...Object.fromEntries(set.map((value, index) => [`p${index + 1}`, value])),
  }))
  const answers = sets.map((): R[] => [])
  for (const { askedBy, turnOf: _, ...row } of await db.query(joined(lookup), [JSON.stringify(wanted)])) {
    answers[Number(askedBy)]?.push(row as R)
  }
  return answers
}

type Asked = { parameters: readonly unknown[]; resolve: (rows: Row[]) => void; reject: (error: unknown) => void }
type Line = { waiting: Asked[]; isAsking: boolean }

const lines = new WeakMap<Database, Map<Lookup, Line>>()

function lineOf(database: Database, lookup: Lookup): Line {
  const ofDatabase = lines.get(database) ?? new Map<Lookup, Line>()
  lines.set(database, ofDatabase)
  const line = ofDatabase.get(lookup) ?? { waiting: [], isAsking: false }
  ofDatabase.set(lookup, line)
  return line
}

async function answer(database: Database, lookup: Lookup, asked: readonly Asked[]): Promise<void> {
  try {
    const sets = asked.map(({ parameters }) => parameters)
    const answers = await askEach(database, lookup, sets)
    for (const [place, { resolve }] of asked.entries()) resolve(answers[place] ?? [])
  } catch (error) {
    // One set of parameters that the database refuses must not fail those who asked at the same time.
    if (error instanceof ServiceError || asked.length === 1) for (const { reject } of asked) reject(error)
    else for (const one of asked) await answer(database, lookup, [one])
  }
}

async function work(database: Database, lookup: Lookup, line: Line): Promise<void> {
  while (line.waiting.length > 0) await answer(database, lookup, line.waiting.splice(0, most))
  line.isAsking = false
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
  const line = lineOf(db, lookup)
  return new Promise((resolve, reject) => {
    line.waiting.push({ parameters, resolve: resolve as (rows: Row[]) => void, reject })
    if (line.isAsking) return
    line.isAsking = true
    // After the sockets that are readable in this turn: their requests ask for the same.
    setImmediate(() => void work(db, lookup, line))
  })
}
