import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { type Actor, insertAuditEvent } from '@/service/storage/projects/audit-events'
import { hasLastingTeamKeyBeside, lockTeamKeys, markTeamKeyRevoked } from '@/service/storage/projects/team-keys'

/**
 * Revokes a team key, immediately in every process. ServiceError `not_found` for an unknown id, `bad_request` if no other key
 * without an expiry would remain, because then nobody could create keys any more.
 */
export async function revokeTeamKey(ctx: Pick<Context, 'clock' | 'database'>, keyId: number, by: Actor): Promise<void> {
  const at = ctx.clock()
  await ctx.database.transaction(async (transaction) => {
    await lockTeamKeys(transaction)
    if (!(await markTeamKeyRevoked(transaction, keyId, at))) {
      throw new ServiceError('not_found', `There is no team key ${keyId}`)
    }
    if (!(await hasLastingTeamKeyBeside(transaction, keyId))) {
      throw new ServiceError('bad_request', 'This is the last team key that does not expire: make another one first')
    }
    await insertAuditEvent(transaction, { kind: 'team_key.revoked', by, details: { key_id: keyId }, at })
  })
}
