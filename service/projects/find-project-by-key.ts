import type { Context } from '@/service/context'
import { findApiKeyByHash, markUsed } from '@/service/storage/projects/api-keys'
import { hashKey, matchesHash } from './hash-key'
import { type KeyHolder, keyCacheMilliseconds } from './key-cache'
import { noteKeyUse } from './note-key-use'

/** Whom a project key belongs to; null for a key that is unknown, revoked or expired. */
export function findProjectByKey(ctx: Context, key: string): KeyHolder | null | Promise<KeyHolder | null> {
  const hash = hashKey(key)
  const now = ctx.clock().getTime()
  const recent = findRecent(ctx, hash, now)
  // Without a promise when the key is in the cache: this runs before every read.
  return recent === undefined ? lookUp(ctx, key, hash, now) : recent
}

/** The same from the cache alone, by the key's hash; null also for a key that would have to be looked up. */
export function findRecentKey(ctx: Pick<Context, 'keyCache' | 'clock'>, hash: string): KeyHolder | null {
  return findRecent(ctx, hash, ctx.clock().getTime()) ?? null
}

/** undefined where the key was not looked up in the last seconds. */
function findRecent(ctx: Pick<Context, 'keyCache'>, hash: string, now: number): KeyHolder | null | undefined {
  const cached = ctx.keyCache.get(hash)
  const isRecent = cached !== undefined && now - cached.checkedAt < keyCacheMilliseconds
  return isRecent ? unlessExpired(cached.holder, now) : undefined
}

/** Whether this key was accepted in this process not long ago; it may have been revoked since. */
export function isKnownKey(ctx: Pick<Context, 'keyCache'>, key: string): boolean {
  return ctx.keyCache.has(hashKey(key))
}

async function lookUp(ctx: Context, key: string, hash: string, now: number): Promise<KeyHolder | null> {
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
