import type { Context } from '@/service/context'
import { findTeamKeyByHash, markTeamKeyUsed } from '@/service/storage/projects/team-keys'
import { hashKey, matchesHash } from './hash-key'
import { noteKeyUse } from './note-key-use'

/**
 * Returns the id of a team key, which creates projects and their keys; null for a key that is unknown, revoked or expired. Not
 * cached, because it is rarely used; so a revoked key stops working immediately in every process.
 */
export async function findTeamKey(
  ctx: Pick<Context, 'database' | 'clock' | 'log'>,
  key: string,
): Promise<number | null> {
  const found = await findTeamKeyByHash(ctx.database, hashKey(key))
  if (found === null || !matchesHash(key, found.hash) || found.revokedAt !== null) return null
  const now = ctx.clock().getTime()
  if (found.expiresAt !== null && found.expiresAt.getTime() <= now) return null
  noteKeyUse(ctx, found.lastUsedAt, now, (at) => markTeamKeyUsed(ctx.database, found.id, at))
  return found.id
}
