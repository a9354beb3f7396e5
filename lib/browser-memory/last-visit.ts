type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Cursors of the service's record of changes: where the last visit ended, and what this one has heard of. */
export type Visit = { before: string | null; latest: string | null; at: number }

const key = 'carbon-register.visit'

/** Whoever comes back after half an hour visits anew. */
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

/** Where the last visit of this browser ended; null on the first one. `now` in milliseconds. */
export function lastVisit(storage: Kept, now: number): string | null {
  const kept = readKept(storage)
  if (kept === null) return null
  return now - kept.at > visitMs ? kept.latest : kept.before
}

/** Keeps what this visit has heard of, so that the next one begins there. */
export function keepVisit(storage: Kept, latest: string, now: number): void {
  const before = lastVisit(storage, now)
  storage.setItem(key, JSON.stringify({ before, latest, at: now } satisfies Visit))
}
