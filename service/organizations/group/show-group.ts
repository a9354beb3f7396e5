import type { Context } from '@/service/context'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { setHidesGroup } from '@/service/storage/organizations/organizations'
import { lockProject } from '@/service/storage/projects/projects'

/** Switches the display of an organization's group on or off. Returns the organization's id. ServiceError `organization_not_found`. */
export async function showGroup(
  ctx: Pick<Context, 'clock' | 'database'>,
  { isShown, ...request }: MatchRequest & { isShown: boolean },
): Promise<number> {
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id, hidesGroup } = await requireSurvivor(transaction, request)
    if (hidesGroup === isShown) await setHidesGroup(transaction, { id, hidesGroup: !isShown, at: ctx.clock() })
    return id
  })
}
