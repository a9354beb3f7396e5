import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@/service/storage/engine/database'
import { lastOrganizationNumber } from '@/service/storage/organizations/new-organizations'

/**
 * Whether registrations come thick and fast. Whoever registers waits for an answer; nobody waits in the same way for what
 * research finds, and both take the same processors and the same database. Research of many at once is cheaper, too, than of a
 * few at a time.
 */

/** So many within so many milliseconds are a bulk; a single one leaves research to begin at once. */
const many = 16
const withinMs = 200
/** A job is begun once it has waited this long, however many register: what waits grows no further. */
const longestMs = 10_000

type Pace = {
  /** When the last ones came to this process. */
  latest: number[]
  /** How many wait for their answer now. */
  waiting: number
  /** The last number that an organization had been given, by whatever process, and when it was looked at. */
  seen: { number: number; at: number } | null
}

const paces = new WeakMap<Database, Pace>()

function paceOf(database: Database): Pace {
  const known = paces.get(database)
  if (known !== undefined) return known
  const pace: Pace = { latest: [], waiting: 0, seen: null }
  paces.set(database, pace)
  return pace
}

/** Call it for each registration that has to be decided by the database. `now` in milliseconds. */
export function noteRegistration(database: Database, now = performance.now()): void {
  const { latest } = paceOf(database)
  latest.push(now)
  if (latest.length > many) latest.shift()
}

/** Counts it among those who wait for the database until it is settled. */
export function noteWaiting(database: Database, registered: Promise<unknown>): void {
  const pace = paceOf(database)
  pace.waiting += 1
  const settle = () => {
    pace.waiting -= 1
  }
  registered.then(settle, settle)
}

/** Whether many register in this process. `now` as for `noteRegistration`. */
export function isRegisteringMany(database: Database, now = performance.now()): boolean {
  const { latest } = paceOf(database)
  return latest.length >= many && now - (latest[0] ?? 0) < withinMs
}

/**
 * Those who wait send no others: a database that is slow for longer than the moment would seem to have few, and research
 * begun on it would keep it slow.
 */
function areManyWaiting(database: Database): boolean {
  return paceOf(database).waiting >= many
}

/** Whether as many were registered by other processes too since this was asked before; the embedded database has none. */
async function isBulkElsewhere(database: Database): Promise<boolean> {
  if (database.engine === 'embedded') return false
  const pace = paceOf(database)
  const number = await lastOrganizationNumber(database)
  const [before, at] = [pace.seen, performance.now()]
  pace.seen = { number, at }
  if (before === null) return false
  const added = number - before.number
  return added >= many && added / (at - before.at) >= many / withinMs
}

/**
 * Resolves when registrations have become few, or when what was to begin has waited for ten seconds in all, of which
 * `waitedMs` are over; at once where they are few. Throws as the database does.
 */
export async function yieldToRegistrations(
  database: Database,
  { waitedMs, isStopping }: { waitedMs: number; isStopping: () => boolean },
): Promise<void> {
  const until = performance.now() + longestMs - waitedMs
  while (performance.now() < until && !isStopping()) {
    const isBulk = isRegisteringMany(database) || areManyWaiting(database)
    if (!isBulk && !(await isBulkElsewhere(database))) return
    await sleep(withinMs)
  }
}
