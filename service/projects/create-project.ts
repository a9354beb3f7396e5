import type { Context } from '@/service/context'
import type { CreatedProject, ProjectRegistration } from '@/service/contract/project'
import { insertApiKey } from '@/service/storage/projects/api-keys'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { insertProject } from '@/service/storage/projects/projects'
import { generateKey, hashKey, prefixOf } from './hash-key'

/** Creates a project with its first key, which is shown only in this answer. */
export async function createProject(
  ctx: Pick<Context, 'clock' | 'database'>,
  input: ProjectRegistration,
  by: Actor = operator,
): Promise<CreatedProject> {
  const key = generateKey('project')
  const at = ctx.clock()
  return ctx.database.transaction(async (transaction) => {
    const project = await insertProject(transaction, {
      name: input.name,
      maxOrganizations: input.max_organizations,
      at,
    })
    const prefix = prefixOf(key)
    const made = await insertApiKey(transaction, {
      projectId: project.id,
      hash: hashKey(key),
      prefix,
      canRead: true,
      canWrite: true,
      expiresAt: null,
      at,
    })
    const details = { project_id: project.id, name: project.name, key_id: made.id, prefix }
    await insertAuditEvent(transaction, { kind: 'project.created', by, details, at })
    return { id: project.id, name: project.name, api_key: key }
  })
}
