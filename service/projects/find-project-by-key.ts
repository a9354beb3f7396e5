import type { Context } from '@/service/context'
import { findApiKeyByHash, markUsed } from '@/service/storage/api-keys'
import { hashKey, matchesHash } from './hash-key'
import { type KeyHolder, keyCacheMilliseconds } from './key-cache'

const usedAtPrecision = 60_000

/** Whom a project key belongs to; null for a key that is unknown, revoked or expired. */
export function findProjectByKey(ctx: Context, key: string): KeyHolder | null | Promise<KeyHolder | null> {
  const hash = hashKey(key)
  const now = ctx.clock().getTime()
  const cached = ctx.keyCache.get(hash)
  // Without a promise when the key is in the cache: this runs before every read.
  if (cached && now - cached.checkedAt < keyCacheMilliseconds) return unlessExpired(cached.holder, now)
  return lookUp(ctx, key, hash, now)
}

async function lookUp(ctx: Context, key: string, hash: string, now: number): Promise<KeyHolder | null> {
  const row = await findApiKeyByHash(ctx.database, hash)
  if (!row || !matchesHash(key, row.hash) || row.revokedAt !== null) {
    ctx.keyCache.delete(hash)
    return null
  }
  const holder = { keyId: row.id, projectId: row.projectId, expiresAt: row.expiresAt }
  if (unlessExpired(holder, now) === null) return null
  ctx.keyCache.set(hash, { holder, checkedAt: now })
  // To the minute: a write for every request would cost more than the figure is worth.
  if (row.lastUsedAt === null || now - row.lastUsedAt.getTime() >= usedAtPrecision) {
    await markUsed(ctx.database, row.id, new Date(now))
  }
  return holder
}

function unlessExpired(holder: KeyHolder, now: number): KeyHolder | null {
  return holder.expiresAt === null || holder.expiresAt.getTime() > now ? holder : null
}
