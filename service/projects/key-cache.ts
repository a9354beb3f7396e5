import { LRUCache } from 'lru-cache'
import type { KeyCache } from '@/service/context'

export const keyCacheMilliseconds = 5_000

/**
 * Keys by their hash, for a few seconds: a key revoked in another process works there for at most that long. In this
 * process revoking clears the cache. Unknown keys are not kept, so guessing cannot push known ones out.
 */
export function createKeyCache(): KeyCache {
  return new LRUCache({ max: 10_000 })
}
