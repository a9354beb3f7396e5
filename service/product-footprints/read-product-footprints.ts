import type { Context } from '@/service/context'
import type {
  ProductFootprintDocument,
  ProductFootprintList,
} from '@/service/contract/product-footprints/product-footprint'
import { ServiceError } from '@/service/errors'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { findProductFootprint, listCountingRows } from '@/service/storage/engagement/product-footprints'
import { presentProductFootprint } from './present-product-footprint'
import { readInPages } from './read-in-pages'

type Reading = Pick<Context, 'clock' | 'database'>

/** Returns the product footprints of an organization, newest year first. ServiceError `organization_not_found`, also for another project's. */
export async function readProductFootprints(ctx: Reading, request: MatchRequest): Promise<ProductFootprintList> {
  const { id } = await requireSurvivor(ctx.database, request)
  const all = await listCountingRows(ctx.database, id)
  const now = ctx.clock()
  const ids = all.map((row) => row.id)
  const footprints = await readInPages(ctx.database, id, ids, (row) => presentProductFootprint(row, all, now))
  return {
    organization_id: id,
    footprints: footprints.toSorted((a, b) => b.year - a.year || a.product.localeCompare(b.product) || b.id - a.id),
  }
}

/** Returns a product footprint with its document as it was sent. ServiceError as `readProductFootprints`, and `not_found`. */
export async function readProductFootprintDocument(
  ctx: Reading,
  { footprintId, ...request }: MatchRequest & { footprintId: number },
): Promise<ProductFootprintDocument> {
  const { id } = await requireSurvivor(ctx.database, request)
  const row = await findProductFootprint(ctx.database, id, footprintId)
  if (row === null) throw new ServiceError('not_found', 'This organization has no product footprint with this id')
  const all = await listCountingRows(ctx.database, id)
  return { ...presentProductFootprint(row, all, ctx.clock()), document: row.document }
}
