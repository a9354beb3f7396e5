import type { Context } from '@/service/context'
import type { CreatedKey } from '@/service/contract/project'
import { insertApiKey } from '@/service/storage/api-keys'
import { generateKey, hashKey, prefixOf } from './hash-key'
import { presentKey } from './present-key'
import { requireProject } from './require-project'

/**
 * One more key for a project: to rotate, create one, move the clients over, revoke the other. The key is shown in this
 * answer and never again. ServiceError('not_found') for an unknown project.
 */
export async function createKey(
  ctx: Context,
  input: { projectId: number; expiresAt: Date | null },
): Promise<CreatedKey> {
  const key = generateKey('project')
  const at = ctx.clock()
  const row = await ctx.database.transaction(async (transaction) => {
    await requireProject(transaction, input.projectId)
    return insertApiKey(transaction, {
      projectId: input.projectId,
      hash: hashKey(key),
      prefix: prefixOf(key),
      expiresAt: input.expiresAt,
      at,
    })
  })
  return { ...presentKey(row), api_key: key }
}
