import { LRUCache } from 'lru-cache'
import type { Queryable } from '@/service/storage/database'

/** From so many organizations on, counting all of them at each request would be most of its time. */
export const manyOrganizations = 50_000
const keptForMs = 10_000

type Counted = { at: number; value: Promise<unknown> }
const caches = new WeakMap<Queryable, LRUCache<string, Counted>>()

/** What is being counted for the first time, by database and key. */
const begun = new WeakMap<Queryable, Set<string>>()

/**
 * As `countedSometimes` in a project of many, but nobody waits for the first count: null until it is there. A failure is
 * tried again by whoever asks next.
 */
export async function countedBehind<Value>(
  database: Queryable,
  asked: { key: string; now: number; sizeOf: (value: Value) => number },
  count: () => Promise<Value>,
): Promise<Value | null> {
  if (caches.get(database)?.has(asked.key)) return countedSometimes(database, asked, count)
  const counting = begun.get(database) ?? new Set<string>()
  begun.set(database, counting)
  if (!counting.has(asked.key)) {
    counting.add(asked.key)
    countedSometimes(database, asked, count)
      .catch(() => undefined)
      .finally(() => counting.delete(asked.key))
  }
  return null
}

/**
 * What `count` gives. In a project of many organizations counts may be some seconds old: the last one is given at once and
 * counted anew behind it. In any other they are always those of this moment.
 */
export async function countedSometimes<Value>(
  database: Queryable,
  { key, now, sizeOf }: { key: string; now: number; sizeOf: (value: Value) => number },
  count: () => Promise<Value>,
): Promise<Value> {
  const cache = caches.get(database) ?? new LRUCache<string, Counted>({ max: 500 })
  caches.set(database, cache)
  const kept = cache.get(key) as (Counted & { value: Promise<Value> }) | undefined
  if (kept === undefined) {
    const value = await count()
    if (sizeOf(value) >= manyOrganizations) cache.set(key, { at: now, value: Promise.resolve(value) })
    return value
  }
  if (now - kept.at > keptForMs) {
    // One at a time: whoever asks meanwhile gets the older count. A failure leaves it in place until the next attempt.
    kept.at = now
    const { value: older } = kept
    kept.value = older
    count().then(
      (value) => {
        if (sizeOf(value) >= manyOrganizations) kept.value = Promise.resolve(value)
        else cache.delete(key)
      },
      () => undefined,
    )
    return older
  }
  return kept.value
}
