import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import type { Database } from '@/service/storage/database'
import { fingerprintOf } from './find-registered'
import { type Candidate, type Registered, registerBatch } from './register-batch'

/** So that the first of a batch does not wait long for the last. */
const most = 64

type Waiting = { candidate: Candidate; resolve: (registered: Registered) => void; reject: (error: unknown) => void }
type Line = Waiting[]

/** Registrations that wait for their project, by database and project. A project with a line has a worker. */
const lines = new WeakMap<Database, Map<number, Line>>()

/**
 * Registers with all others of this process that wait for the same project, in one transaction: they would wait for one
 * another at the project's row anyway, and so share its round trips and its flush to disk. Resolves after the commit.
 */
export function registerInTurn(ctx: Context, projectId: number, candidate: Candidate): Promise<Registered> {
  const ofDatabase = lines.get(ctx.database) ?? new Map<number, Line>()
  lines.set(ctx.database, ofDatabase)
  return new Promise((resolve, reject) => {
    const waiting = { candidate, resolve, reject }
    const line = ofDatabase.get(projectId)
    if (line !== undefined) {
      line.push(waiting)
      return
    }
    const begun = [waiting]
    ofDatabase.set(projectId, begun)
    setImmediate(() => void work(ctx, projectId, begun).finally(() => ofDatabase.delete(projectId)))
  })
}

async function work(ctx: Context, projectId: number, line: Line): Promise<void> {
  while (line.length > 0) {
    const batch = takeBatch(line)
    const left = await register(ctx, projectId, batch)
    line.unshift(...left)
  }
}

/** Gives those the transaction did not come to. */
async function register(ctx: Context, projectId: number, batch: Line): Promise<Line> {
  try {
    const results = await registerBatch(
      ctx,
      projectId,
      batch.map(({ candidate }) => candidate),
    )
    for (const [place, result] of results.entries()) {
      const waiting = batch[place]
      if (result instanceof ServiceError) waiting?.reject(result)
      else waiting?.resolve(result)
    }
    return batch.slice(results.length)
  } catch (error) {
    // One that the database refuses must not fail those that came at the same time; one that is away fails all.
    if (error instanceof ServiceError || batch.length === 1) for (const { reject } of batch) reject(error)
    else for (const waiting of batch) await register(ctx, projectId, [waiting])
    return []
  }
}

/** Takes from the line those that share no key with one before them: the rest must see what those become. */
function takeBatch(line: Line): Line {
  const keys = new Set<string>()
  const rest: Line = []
  const batch: Line = []
  for (const waiting of line) {
    const own = keysOf(waiting.candidate)
    if (batch.length < most && !own.some((key) => keys.has(key))) batch.push(waiting)
    else rest.push(waiting)
    for (const key of own) keys.add(key)
  }
  line.splice(0, line.length, ...rest)
  return batch
}

function keysOf({ given, companyId }: Candidate): string[] {
  const { externalId, leiNumber, isinNumber, dunsNumber, spGlobalNumber, nameKey, coreKey } = given
  const kinds = { externalId, leiNumber, isinNumber, dunsNumber, spGlobalNumber, nameKey, coreKey, companyId }
  const fingerprint = fingerprintOf(given)
  return Object.entries({ ...kinds, fingerprint }).flatMap(([kind, value]) =>
    value === null ? [] : [`${kind} ${value}`],
  )
}
