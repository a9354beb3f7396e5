import type { Context } from '@/service/context'
import type { FootprintMethod } from '@/service/footprint/calculate-line'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { chooseFootprintMethod } from '@/service/storage/organizations/footprint'

/** Chooses the method of one supplier's line, or removes the choice. ServiceError `organization_not_found`. */
export async function chooseMethod(
  ctx: Pick<Context, 'clock' | 'database'>,
  { method, ...request }: MatchRequest & { method: FootprintMethod | null },
): Promise<{ organization_id: number; method: FootprintMethod | null }> {
  return ctx.database.transaction(async (transaction) => {
    const { id, projectId } = await requireSurvivor(transaction, request)
    await chooseFootprintMethod(transaction, { projectId, organizationId: id, method, at: ctx.clock() })
    return { organization_id: id, method }
  })
}
