import {
  listFootprintsByIds,
  lookUpCountingRows,
  type ProductFootprintRow,
} from '@/service/storage/engagement/product-footprints'
import type { Batched } from '@/service/storage/engine/database'
import type { StoredProductFactor } from '@/service/storage/research/outcome'
import { stateOf } from './footprint-state'
import { ProductFootprint } from './pact/product-footprint'
import { toProductFactor } from './product-factor'

export type CountingFactor = StoredProductFactor & { year: number }

/** Documents that are in memory at once: each may have 256 KB. */
const pageLength = 50

/** What the footprints of an organization that count at `now` say of one unit of their products, in the order they were given. */
export async function loadCountingFactors(db: Batched, organizationId: number, now: Date): Promise<CountingFactor[]> {
  const rows = await lookUpCountingRows(db, organizationId)
  const counting = rows.filter((row) => stateOf(row, rows, now) === 'counts').map(({ id }) => id)
  const factors: CountingFactor[] = []
  for (let start = 0; start < counting.length; start += pageLength) {
    const page = await listFootprintsByIds(db, organizationId, counting.slice(start, start + pageLength))
    factors.push(...page.map(toCountingFactor))
  }
  return factors
}

function toCountingFactor({ id, organizationId, givenAt, document }: ProductFootprintRow): CountingFactor {
  const factor = toProductFactor(ProductFootprint.parse(document))
  return { ...factor, footprintId: id, organizationId, givenOn: givenAt.toISOString().slice(0, 10) }
}
