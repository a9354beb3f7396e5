import type { Context } from '@/service/context'
import type { CreatedTeamKey } from '@/service/contract/project'
import { type Actor, insertAuditEvent } from '@/service/storage/projects/audit-events'
import { insertTeamKey } from '@/service/storage/projects/team-keys'
import { requireFuture } from './create-key'
import { generateKey, hashKey, prefixOf } from './hash-key'
import { presentTeamKey } from './present-team-key'

/**
 * Creates another team key. To rotate keys, create one, set it wherever the old one is used, and revoke the old one. The key is
 * shown only in this answer. ServiceError `bad_request` if the expiry is in the past.
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
