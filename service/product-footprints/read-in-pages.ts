import { listFootprintsByIds, type ProductFootprintRow } from '@/service/storage/engagement/product-footprints'
import type { Queryable } from '@/service/storage/engine/database'

/** Documents that are in memory at the same time. Each may have 256 KB. */
const pageLength = 50

/** Returns `present` applied to each of an organization's footprints with these ids, in the order they were added. */
export async function readInPages<Presented>(
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
  present: (row: ProductFootprintRow) => Presented,
): Promise<Presented[]> {
  const presented: Presented[] = []
  for (let start = 0; start < ids.length; start += pageLength) {
    const page = await listFootprintsByIds(db, organizationId, ids.slice(start, start + pageLength))
    presented.push(...page.map(present))
  }
  return presented
}
