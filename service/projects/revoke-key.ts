import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { markRevoked } from '@/service/storage/projects/api-keys'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'

/** Revokes a key; revoking it again changes nothing. ServiceError `not_found` if the project has no such key. */
export async function revokeKey(
  ctx: Pick<Context, 'clock' | 'database' | 'keyCache'>,
  { projectId, keyId }: { projectId: number; keyId: number },
  by: Actor = operator,
): Promise<void> {
  const at = ctx.clock()
  await ctx.database.transaction(async (transaction) => {
    if (!(await markRevoked(transaction, projectId, keyId, at))) {
      throw new ServiceError('not_found', `Project ${projectId} has no key ${keyId}`)
    }
    const details = { project_id: projectId, key_id: keyId }
    await insertAuditEvent(transaction, { kind: 'key.revoked', by, details, at })
  })
  ctx.keyCache.clear()
}
