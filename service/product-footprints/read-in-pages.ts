import { listFootprintsByIds, type ProductFootprintRow } from '@/service/storage/engagement/product-footprints'
import type { Queryable } from '@/service/storage/engine/database'

/** Documents that are in memory at once: each may have 256 KB. */
const pageLength = 50

/** What `present` makes of each of an organization's footprints with these ids, which are in the order they were given. */
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
