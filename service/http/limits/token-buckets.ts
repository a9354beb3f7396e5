import { LRUCache } from 'lru-cache'

/** What is left after counting a request. `resetSeconds`: until the bucket is full again; `retrySeconds`: until one request is free. */
export type Budget = { isAllowed: boolean; remaining: number; resetSeconds: number; retrySeconds: number }

export type TokenBuckets = {
  perMinute: number
  /** Counts one request of this holder. */
  take(holder: string): Budget
  /** Whether no request was counted yet. */
  isEmpty(): boolean
  /** Whether the next request would be refused; counts nothing. */
  isSpent(holder: string): boolean
}

/** The most holders; the longest inactive one is forgotten first. It restarts with a full bucket, so nobody is refused too early. */
const mostHolders = 20_000

/**
 * A bucket of `perMinute` requests per holder, refilled evenly. Per process: with several processes a holder has that many in each
 * (docs/decisions/0018).
 */
export function createTokenBuckets(perMinute: number, clock: () => Date): TokenBuckets {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: mostHolders })
  const perMillisecond = perMinute / 60_000

  function refilled(holder: string): { tokens: number; at: number } {
    const at = clock().getTime()
    const bucket = buckets.get(holder)
    if (bucket === undefined) return { tokens: perMinute, at }
    // A clock that is set back changes nothing.
    const passed = Math.max(0, at - bucket.at)
    return { tokens: Math.min(perMinute, bucket.tokens + passed * perMillisecond), at }
  }

  return {
    perMinute,
    take(holder) {
      const bucket = refilled(holder)
      const isAllowed = bucket.tokens >= 1
      if (isAllowed) bucket.tokens -= 1
      buckets.set(holder, bucket)
      const { tokens } = bucket
      return {
        isAllowed,
        remaining: Math.floor(tokens),
        resetSeconds: Math.ceil((perMinute - tokens) / perMillisecond / 1000),
        retrySeconds: Math.max(1, Math.ceil((1 - tokens) / perMillisecond / 1000)),
      }
    },
    isEmpty: () => buckets.size === 0,
    isSpent(holder) {
      return buckets.has(holder) && refilled(holder).tokens < 1
    },
  }
}
