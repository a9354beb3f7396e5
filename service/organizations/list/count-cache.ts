import { LRUCache } from 'lru-cache'
import type { CountCache } from '@/service/context'
import { createMutex } from '@/service/storage/engine/create-mutex'

/** From this many organizations on, counting all of them would be most of a request's time. */
export const manyOrganizations = 50_000
const keptForMs = 10_000

/** Counting takes no more than a twentieth of the time: what took two seconds is kept for forty. */
const keptForTimes = 20

export function createCountCache(): CountCache {
  return { counts: new LRUCache({ max: 500 }), begun: new Set(), inTurn: createMutex() }
}

async function timed<Value>(count: () => Promise<Value>): Promise<{ value: Value; tookMs: number }> {
  const began = performance.now()
  return { value: await count(), tookMs: performance.now() - began }
}

/**
 * As `countedSometimes` in a project of many, but nobody waits for the first count: null until it is there. A failure is
 * tried again by whoever asks next.
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
 * What `count` gives. In a project of many organizations counts may be some seconds old, or twenty times as old as counting takes:
 * the last one is given at once and counted anew behind it. In any other they are always those of this moment.
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
    // One count at a time: requests meanwhile get the older count, which a failure leaves in place until the next attempt.
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
