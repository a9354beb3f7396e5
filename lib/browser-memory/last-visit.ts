type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Cursors of the service's change log: where the last visit ended, and how far this one has read. */
export type Visit = { before: string | null; latest: string | null; at: number }

const key = 'carbon-register.visit'

/** After half an hour without a page, the next one begins a new visit. */
const visitMs = 30 * 60_000

function readKept(storage: Kept): Visit | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { before, latest, at } = kept as Record<string, unknown>
    const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
    return typeof at === 'number' ? { before: text(before), latest: text(latest), at } : null
  } catch {
    return null
  }
}

/** Where the last visit of this browser ended; null on the first one. `now`: milliseconds. */
export function lastVisit(storage: Kept, now: number): string | null {
  const kept = readKept(storage)
  if (kept === null) return null
  return now - kept.at > visitMs ? kept.latest : kept.before
}

/** Stores how far this visit has read, so that the next one begins there. */
export function keepVisit(storage: Kept, latest: string, now: number): void {
  const before = lastVisit(storage, now)
  storage.setItem(key, JSON.stringify({ before, latest, at: now } satisfies Visit))
}
