import { LRUCache } from 'lru-cache'
import type { KeyCache } from '@/service/context'

export const keyCacheMilliseconds = 5_000

/**
 * Caches keys by their hash for a few seconds. A key that another process revokes works in this one for at most that time;
 * revoking in this process clears the cache. Unknown keys are not cached, so guessing cannot displace known ones.
 */
export function createKeyCache(): KeyCache {
  return new LRUCache({ max: 10_000 })
}
