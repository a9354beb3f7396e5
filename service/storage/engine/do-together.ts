import { ServiceError } from '@/service/errors'
import type { Database } from './database'

/** What several who come at the same time are done as one: a result for each input, in their order. */
export type Shared<Input, Result> = (db: Database, inputs: readonly Input[]) => Promise<readonly Result[]>

/** More would make one wait for too many others. */
const most = 100

type Waiting<Input, Result> = { input: Input; resolve: (result: Result) => void; reject: (error: unknown) => void }
type Line<Input, Result> = { waiting: Waiting<Input, Result>[]; isBusy: boolean }

const lines = new WeakMap<Database, Map<unknown, Line<unknown, unknown>>>()

function lineOf<Input, Result>(database: Database, shared: Shared<Input, Result>): Line<Input, Result> {
  const ofDatabase = lines.get(database) ?? new Map<unknown, Line<unknown, unknown>>()
  lines.set(database, ofDatabase)
  const line = ofDatabase.get(shared) ?? { waiting: [], isBusy: false }
  ofDatabase.set(shared, line)
  return line as Line<Input, Result>
}

async function serve<Input, Result>(
  database: Database,
  shared: Shared<Input, Result>,
  served: readonly Waiting<Input, Result>[],
): Promise<void> {
  try {
    const results = await shared(
      database,
      served.map(({ input }) => input),
    )
    for (const [place, { resolve }] of served.entries()) resolve(results[place] as Result)
  } catch (error) {
    // One input that the database refuses must not fail those who came at the same time.
    if (error instanceof ServiceError || served.length === 1) for (const { reject } of served) reject(error)
    else for (const one of served) await serve(database, shared, [one])
  }
}

async function work<Input, Result>(
  database: Database,
  shared: Shared<Input, Result>,
  line: Line<Input, Result>,
): Promise<void> {
  while (line.waiting.length > 0) await serve(database, shared, line.waiting.splice(0, most))
  line.isBusy = false
}

/**
 * Does it together with all who want the same at the same time: whoever comes while it is under way waits for the next
 * time, which is for all of them. Under load a statement or a transaction so serves many; alone it waits for nobody.
 * `shared` is one function for all callers, not made at each call; where it fails it is run again for each input alone, so
 * what it wrote must be undone by then.
 */
export function doTogether<Input, Result>(
  database: Database,
  shared: Shared<Input, Result>,
  input: Input,
): Promise<Result> {
  const line = lineOf(database, shared)
  return new Promise((resolve, reject) => {
    line.waiting.push({ input, resolve, reject })
    if (line.isBusy) return
    line.isBusy = true
    // After all that can be done in this turn: whoever else is on the way asks for the same.
    setImmediate(() => void work(database, shared, line))
  })
}
