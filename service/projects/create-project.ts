import type { Context } from '@/service/context'
import type { CreatedProject, ProjectRegistration } from '@/service/contract/project'
import { insertApiKey } from '@/service/storage/api-keys'
import { insertProject } from '@/service/storage/projects'
import { generateKey, hashKey, prefixOf } from './hash-key'

/** A new project with its first key, which is shown in this answer and never again. */
export async function createProject(ctx: Context, input: ProjectRegistration): Promise<CreatedProject> {
  const key = generateKey('project')
  const at = ctx.clock()
  return ctx.database.transaction(async (transaction) => {
    const project = await insertProject(transaction, {
      name: input.name,
      maxOrganizations: input.max_organizations,
      at,
    })
    await insertApiKey(transaction, {
      projectId: project.id,
      hash: hashKey(key),
      prefix: prefixOf(key),
      expiresAt: null,
      at,
    })
    return { id: project.id, name: project.name, api_key: key }
  })
}
