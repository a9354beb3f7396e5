import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@/service/storage/database'

/**
 * Whether registrations come thick and fast to this process. Whoever registers waits for an answer; nobody waits in the
 * same way for what research finds, and both take the same processor and, embedded, the same session of the database.
 */

/** So many within so many milliseconds are a bulk; a single one leaves research to begin at once. */
const many = 16
const withinMs = 200
/** Research goes on after this, a batch at a time, however many register. */
const longestMs = 2_000

type Pace = { latest: number[]; waiting: Promise<void> | null }

const paces = new WeakMap<Database, Pace>()

function paceOf(database: Database): Pace {
  const known = paces.get(database)
  if (known !== undefined) return known
  const pace: Pace = { latest: [], waiting: null }
  paces.set(database, pace)
  return pace
}

/** Call it for each registration that has to be decided by the database. `now` in milliseconds. */
export function noteRegistration(database: Database, now = performance.now()): void {
  const { latest } = paceOf(database)
  latest.push(now)
  if (latest.length > many) latest.shift()
}

/** `now` as for `noteRegistration`. */
export function isRegisteringMany(database: Database, now = performance.now()): boolean {
  const { latest } = paceOf(database)
  return latest.length >= many && now - (latest[0] ?? 0) < withinMs
}

/** Resolves when registrations have become few, after two seconds at most; at once where they are few. */
export async function yieldToRegistrations(database: Database): Promise<void> {
  if (!isRegisteringMany(database)) return
  const pace = paceOf(database)
  pace.waiting ??= untilFew(database).finally(() => {
    pace.waiting = null
  })
  await pace.waiting
}

async function untilFew(database: Database): Promise<void> {
  const until = performance.now() + longestMs
  while (isRegisteringMany(database) && performance.now() < until) await sleep(withinMs / 8)
}
