import { lookUpCountingRows, type ProductFootprintRow } from '@/service/storage/engagement/product-footprints'
import type { Batched } from '@/service/storage/engine/database'
import type { StoredProductFactor } from '@/service/storage/research/outcome'
import { stateOfFootprint } from './footprint-state'
import { ProductFootprint } from './pact/product-footprint'
import { toProductFactor } from './product-factor'
import { readInPages } from './read-in-pages'

export type CountingFactor = StoredProductFactor & { year: number }

/** Returns the factors (kg CO2e per unit of product) of an organization's footprints that count at `now`, in the order they were added. */
export async function loadCountingFactors(db: Batched, organizationId: number, now: Date): Promise<CountingFactor[]> {
  const rows = await lookUpCountingRows(db, organizationId)
  const counting = rows.filter((row) => stateOfFootprint(row, rows, now) === 'counts').map(({ id }) => id)
  return readInPages(db, organizationId, counting, toCountingFactor)
}

function toCountingFactor({ id, organizationId, givenAt, document }: ProductFootprintRow): CountingFactor {
  const factor = toProductFactor(ProductFootprint.parse(document))
  return { ...factor, footprintId: id, organizationId, givenOn: givenAt.toISOString().slice(0, 10) }
}
