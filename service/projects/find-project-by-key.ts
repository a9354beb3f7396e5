import type { Context, KeyHolder } from '@/service/context'
import { findApiKeyByHash, markUsed } from '@/service/storage/projects/api-keys'
import { hashKey, matchesHash } from './hash-key'
import { keyCacheMilliseconds } from './key-cache'
import { noteKeyUse } from './note-key-use'

type FindKey = Pick<Context, 'database' | 'keyCache' | 'clock' | 'log'>

/** Returns the holder of a project key; null for a key that is unknown, revoked or expired. */
export async function findProjectByKey(ctx: FindKey, key: string): Promise<KeyHolder | null> {
  const hash = hashKey(key)
  const now = ctx.clock().getTime()
  const cached = ctx.keyCache.get(hash)
  const isRecent = cached !== undefined && now - cached.checkedAt < keyCacheMilliseconds
  return isRecent ? unlessExpired(cached.holder, now) : lookUp(ctx, key, hash, now)
}

/** Whether this process accepted the key recently; it may have been revoked since then. */
export function isKnownKey(ctx: Pick<Context, 'keyCache'>, key: string): boolean {
  return ctx.keyCache.has(hashKey(key))
}

async function lookUp(ctx: FindKey, key: string, hash: string, now: number): Promise<KeyHolder | null> {
  const row = await findApiKeyByHash(ctx.database, hash)
  if (!row || !matchesHash(key, row.hash) || row.revokedAt !== null) {
    ctx.keyCache.delete(hash)
    return null
  }
  const { id: keyId, projectId, expiresAt, canRead, canWrite } = row
  const holder = { keyId, projectId, expiresAt, canRead, canWrite }
  if (unlessExpired(holder, now) === null) return null
  ctx.keyCache.set(hash, { holder, checkedAt: now })
  noteKeyUse(ctx, row.lastUsedAt, now, (at) => markUsed(ctx.database, keyId, at))
  return holder
}

function unlessExpired(holder: KeyHolder, now: number): KeyHolder | null {
  return holder.expiresAt === null || holder.expiresAt.getTime() > now ? holder : null
}
