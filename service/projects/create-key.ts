import type { Context } from '@/service/context'
import type { CreatedKey, KeyScope } from '@/service/contract/project'
import { ServiceError } from '@/service/errors'
import { insertApiKey } from '@/service/storage/projects/api-keys'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { generateKey, hashKey, prefixOf } from './hash-key'
import { presentKey } from './present-key'
import { requireProject } from './require-project'

/** `scopes` null or absent: both. */
export type KeyRequest = { projectId: number; expiresAt: Date | null; scopes?: readonly KeyScope[] | null }

/**
 * Creates another key for a project. To rotate keys, create one, change the clients, and revoke the old one. The key is shown only
 * in this answer. ServiceError `not_found` for an unknown project, `bad_request` if the expiry is in the past.
 */
export async function createKey(
  ctx: Pick<Context, 'clock' | 'database'>,
  input: KeyRequest,
  by: Actor = operator,
): Promise<CreatedKey> {
  const { projectId, expiresAt } = input
  const at = ctx.clock()
  requireFuture(expiresAt, at)
  const canRead = input.scopes?.includes('read') ?? true
  const canWrite = input.scopes?.includes('write') ?? true
  const key = generateKey(canRead && canWrite ? 'project' : canRead ? 'read-only' : 'write-only')
  const prefix = prefixOf(key)
  const row = await ctx.database.transaction(async (transaction) => {
    await requireProject(transaction, projectId)
    const made = await insertApiKey(transaction, {
      projectId,
      hash: hashKey(key),
      prefix,
      canRead,
      canWrite,
      expiresAt,
      at,
    })
    const { scopes, expires_at } = presentKey(made)
    const details = { project_id: projectId, key_id: made.id, prefix, scopes, expires_at }
    await insertAuditEvent(transaction, { kind: 'key.created', by, details, at })
    return made
  })
  return { ...presentKey(row), api_key: key }
}

/** Throws ServiceError `bad_request` if the expiry is in the past. */
export function requireFuture(expiresAt: Date | null, now: Date): void {
  if (expiresAt !== null && expiresAt <= now) throw new ServiceError('bad_request', 'expires_at: is in the past')
}
