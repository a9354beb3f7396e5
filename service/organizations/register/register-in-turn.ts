import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import type { Database } from '@/service/storage/engine/database'
import { fingerprintOf } from './find-registered'
import { type Candidate, type Registered, registerBatch } from './register-batch'
import { isRegisteringMany, noteWaiting } from './registration-pace'

/** So that the first of a batch does not wait long for the last. */
const most = 64

/**
 * Before each batch, where many register: those who were just answered send their next, and so share this one instead of
 * waiting for it. Two groups that take turns would each pay for what one could (PostgreSQL's commit_delay is the same).
 */
const gatherMs = 2

/** What has to be known of a registration before the project is locked. */
export type Prepare = () => Promise<Candidate>

type Answering = { resolve: (registered: Registered) => void; reject: (error: unknown) => void }
type Asked = Answering & { prepare: Prepare }
type Waiting = Answering & { candidate: Candidate }
type Line = Waiting[]

/** Registrations that wait for their project, by database and project. A project with a line has a worker. */
const lines = new WeakMap<Database, Map<number, Asked[]>>()

/**
 * Registers with all others of this process that wait for the same project: what has to be looked up before is looked up
 * for all of them together, and one transaction registers them. They would wait for one another at the project's row
 * anyway, and so share its round trips and its flush to disk. Resolves after the commit.
 */
export function registerInTurn(ctx: Context, projectId: number, prepare: Prepare): Promise<Registered> {
  const ofDatabase = lines.get(ctx.database) ?? new Map<number, Asked[]>()
  lines.set(ctx.database, ofDatabase)
  const registered = new Promise<Registered>((resolve, reject) => {
    const asked = { prepare, resolve, reject }
    const line = ofDatabase.get(projectId)
    if (line !== undefined) {
      line.push(asked)
      return
    }
    const begun = [asked]
    ofDatabase.set(projectId, begun)
    setImmediate(() => void work(ctx, projectId, begun, () => ofDatabase.delete(projectId)))
  })
  noteWaiting(ctx.database, registered)
  return registered
}

/**
 * `end` in the same turn as the line was seen empty, so that nobody gets into a line without a worker. What must not happen
 * is told to all who wait, and the line ends too: whoever comes next begins another.
 */
async function work(ctx: Context, projectId: number, line: Asked[], end: () => void): Promise<void> {
  const prepared: Line = []
  try {
    while (line.length + prepared.length > 0) {
      if (isRegisteringMany(ctx.database)) await sleep(gatherMs)
      prepared.push(...(await prepareAll(line.splice(0, Math.max(0, most - prepared.length)))))
      const batch = takeBatch(prepared)
      if (batch.length > 0) prepared.unshift(...(await register(ctx, projectId, batch)))
    }
  } catch (error) {
    for (const { reject } of [...prepared, ...line]) reject(error)
  } finally {
    end()
  }
}

/** At the same time, so that they share their look-ups (service/storage/engine/ask-together.ts). One that fails leaves the line. */
async function prepareAll(asked: readonly Asked[]): Promise<Line> {
  const all = await Promise.all(
    asked.map(async ({ prepare, ...answering }): Promise<Line> => {
      try {
        return [{ ...answering, candidate: await prepare() }]
      } catch (error) {
        answering.reject(error)
        return []
      }
    }),
  )
  return all.flat()
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
