import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { deleteProductFootprint } from '@/service/storage/engagement/product-footprints'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'

/** Deletes a product footprint; research runs again without it. ServiceError `organization_not_found` or `not_found`. */
export async function removeFootprint(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { footprintId, ...request }: MatchRequest & { footprintId: number },
  by: Actor = operator,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id, projectId } = await requireSurvivor(transaction, request)
    if (!(await deleteProductFootprint(transaction, id, footprintId)))
      throw new ServiceError('not_found', 'This organization has no product footprint with this id')
    const details = { project_id: projectId, organization_id: id, footprint_id: footprintId }
    await insertAuditEvent(transaction, { kind: 'product_footprint.removed', by, details, at: ctx.clock() })
    await researchAgain(ctx, transaction, id, 'A product footprint was removed')
  })
}
