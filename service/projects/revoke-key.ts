import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { markRevoked } from '@/service/storage/api-keys'

/** Ends a key for good; revoking it again changes nothing. ServiceError('not_found') when the project has no such key. */
export async function revokeKey(ctx: Context, input: { projectId: number; keyId: number }): Promise<void> {
  const found = await markRevoked(ctx.database, input.projectId, input.keyId, ctx.clock())
  ctx.keyCache.clear()
  if (!found) throw new ServiceError('not_found', `Project ${input.projectId} has no key ${input.keyId}`)
}
