import type { Context } from '@/service/context'
import type { KeySummary } from '@/service/contract/project'
import { selectApiKeys } from '@/service/storage/projects/api-keys'
import { presentKey } from './present-key'
import { requireProject } from './require-project'

/** Returns a project's keys, newest first, without the keys themselves. ServiceError `not_found` for an unknown project. */
export async function listKeys(ctx: Pick<Context, 'database'>, input: { projectId: number }): Promise<KeySummary[]> {
  await requireProject(ctx.database, input.projectId)
  return (await selectApiKeys(ctx.database, input.projectId)).map(presentKey)
}
