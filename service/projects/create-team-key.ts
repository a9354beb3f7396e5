import type { Context } from '@/service/context'
import type { CreatedTeamKey } from '@/service/contract/project'
import { type Actor, insertAuditEvent } from '@/service/storage/projects/audit-events'
import { insertTeamKey } from '@/service/storage/projects/team-keys'
import { requireFuture } from './create-key'
import { generateKey, hashKey, prefixOf } from './hash-key'
import { presentTeamKey } from './present-team-key'

/**
 * One more team key beside those there are: to rotate, create one, set it wherever the old one is used, revoke the old
 * one. Shown in this answer and never again. ServiceError `bad_request` for a key that has expired.
 */
export async function createTeamKey(
  ctx: Pick<Context, 'clock' | 'database'>,
  { expiresAt }: { expiresAt: Date | null },
  by: Actor,
): Promise<CreatedTeamKey> {
  const at = ctx.clock()
  requireFuture(expiresAt, at)
  const key = generateKey('team')
  const prefix = prefixOf(key)
  const row = await ctx.database.transaction(async (transaction) => {
    const made = await insertTeamKey(transaction, { hash: hashKey(key), prefix, expiresAt, at })
    const details = { key_id: made.id, prefix, expires_at: presentTeamKey(made).expires_at }
    await insertAuditEvent(transaction, { kind: 'team_key.created', by, details, at })
    return made
  })
  return { ...presentTeamKey(row), team_key: key }
}
