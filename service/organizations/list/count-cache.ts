import { LRUCache } from 'lru-cache'
import type { CountCache } from '@/service/context'
import { createMutex } from '@/service/storage/engine/create-mutex'

/** From this many organizations on, counting all of them would dominate a request. */
export const manyOrganizations = 50_000
const keptForMs = 10_000

/** Counting takes at most a twentieth of the time: a count that took two seconds is reused for forty. */
const keptForTimes = 20

export function createCountCache(): CountCache {
  return { counts: new LRUCache({ max: 500 }), begun: new Set(), inTurn: createMutex() }
}

async function timed<Value>(count: () => Promise<Value>): Promise<{ value: Value; tookMs: number }> {
  const began = performance.now()
  return { value: await count(), tookMs: performance.now() - began }
}

/**
 * Like `countedSometimes` in a large project, but nobody waits for the first count: null until it is there. After a failure the next
 * caller tries again.
 */
export async function countedBehind<Value>(
  cache: CountCache,
  asked: { key: string; now: number; sizeOf: (value: Value) => number },
  count: () => Promise<Value>,
): Promise<Value | null> {
  const { counts, begun, inTurn } = cache
  if (counts.has(asked.key)) return countedSometimes(cache, asked, count)
  if (!begun.has(asked.key)) {
    begun.add(asked.key)
    inTurn(() => countedSometimes(cache, asked, count))
      .catch(() => undefined)
      .finally(() => begun.delete(asked.key))
  }
  return null
}

/**
 * The result of `count`. In a project with many organizations it may be some seconds old, or twenty times as old as counting takes: the
 * last count is returned at once and renewed in the background. In other projects it is always current.
 */
export async function countedSometimes<Value>(
  cache: CountCache,
  { key, now, sizeOf }: { key: string; now: number; sizeOf: (value: Value) => number },
  count: () => Promise<Value>,
): Promise<Value> {
  const { counts, inTurn } = cache
  const kept = counts.get(key) as { at: number; tookMs: number; value: Promise<Value> } | undefined
  if (kept === undefined) {
    const { value, tookMs } = await timed(count)
    if (sizeOf(value) >= manyOrganizations) counts.set(key, { at: now, tookMs, value: Promise.resolve(value) })
    return value
  }
  if (now - kept.at > Math.max(keptForMs, kept.tookMs * keptForTimes)) {
    // One count at a time: requests meanwhile get the older count, also after a failure until the next attempt.
    kept.at = now
    inTurn(() => timed(count)).then(
      ({ value, tookMs }) => {
        if (sizeOf(value) < manyOrganizations) counts.delete(key)
        else Object.assign(kept, { tookMs, value: Promise.resolve(value) })
      },
      () => undefined,
    )
  }
  return kept.value
}
