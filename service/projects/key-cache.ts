import { LRUCache } from 'lru-cache'

/** Whom a project key belongs to, and what it may do. `expiresAt` is looked at on every use, also from the cache. */
export type KeyHolder = {
  keyId: number
  projectId: number
  expiresAt: Date | null
  canRead: boolean
  canWrite: boolean
}

/**
 * Keys by their hash, for a few seconds: a key revoked in another process works there for at most that long. In this
 * process revoking clears the cache. Unknown keys are not kept, so guessing cannot push known ones out.
 */
export type KeyCache = LRUCache<string, { holder: KeyHolder; checkedAt: number }>

export const keyCacheMilliseconds = 5_000

export function createKeyCache(): KeyCache {
  return new LRUCache({ max: 10_000 })
}
