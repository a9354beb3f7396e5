import type { Context } from '@/service/context'
import type { OwnDataAnswer } from '@/service/contract/organization/own-data'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { listSpend, summarizeOwnData } from '@/service/storage/organizations/own-data'

/** An organization's own data. ServiceError `organization_not_found`. */
export async function readOwnData(ctx: Pick<Context, 'database'>, request: MatchRequest): Promise<OwnDataAnswer> {
  const { id } = await requireSurvivor(ctx.database, request)
  const [summaries, spend] = await Promise.all([summarizeOwnData(ctx.database, [id]), listSpend(ctx.database, id)])
  const own = summaries.get(id)
  return {
    organization_id: id,
    category: own?.category ?? null,
    buyer: own?.buyer ?? null,
    contact_email: own?.contactEmail ?? null,
    columns: own?.columns ?? {},
    spend: spend.map(({ priceBasis, givenAt, ...line }) => ({
      ...line,
      price_basis: priceBasis,
      given_at: givenAt.toISOString(),
    })),
  }
}
