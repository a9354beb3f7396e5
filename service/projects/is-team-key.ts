import type { Context } from '@/service/context'
import { findTeamKeyByHash } from '@/service/storage/api-keys'
import { hashKey, matchesHash } from './hash-key'

/** Whether this is the team key, which creates projects and their keys. Rare, so not cached. */
export async function isTeamKey(ctx: Context, key: string): Promise<boolean> {
  const found = await findTeamKeyByHash(ctx.database, hashKey(key))
  return found !== null && matchesHash(key, found.hash)
}
