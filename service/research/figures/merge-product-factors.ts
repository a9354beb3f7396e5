import { stateOf } from '@/service/product-footprints/footprint-state'
import { ProductFootprint } from '@/service/product-footprints/pact/product-footprint'
import { toProductFactor } from '@/service/product-footprints/product-factor'
import type { ProductFootprintRow } from '@/service/storage/engagement/product-footprints'
import type { StoredPerformance, StoredProductFactor } from '@/service/storage/research/outcome'
import { newestFirst } from './newest-first'

/**
 * Adds the factors of products whose footprints are valid at `now` (docs/decisions/0120), to the worldwide entry of their year, each with
 * its own geography. A year without other data gets an entry without figures.
 */
export function mergeProductFactors(
  performances: readonly StoredPerformance[],
  footprints: readonly ProductFootprintRow[],
  now: Date,
): StoredPerformance[] {
  const merged = [...performances]
  for (const [year, productFactors] of byYear(footprints, now)) {
    const index = merged.findIndex((one) => one.year === year && one.region === 'GLOBAL')
    const known = merged[index]
    if (known === undefined) merged.push({ ...withoutFigures(year), productFactors })
    else merged[index] = { ...known, productFactors }
  }
  return merged.toSorted(newestFirst)
}

function withoutFigures(year: number): StoredPerformance {
  return { year, region: 'GLOBAL', emissions: {}, revenue: null, documents: [], sources: [] }
}

function byYear(footprints: readonly ProductFootprintRow[], now: Date): Map<number, StoredProductFactor[]> {
  const years = new Map<number, StoredProductFactor[]>()
  for (const row of footprints) {
    if (stateOf(row, footprints, now) !== 'counts') continue
    const { year, ...factor } = toProductFactor(ProductFootprint.parse(row.document))
    const { id: footprintId, organizationId, givenAt } = row
    const stored = { ...factor, footprintId, organizationId, givenOn: givenAt.toISOString().slice(0, 10) }
    years.set(year, [...(years.get(year) ?? []), stored])
  }
  for (const factors of years.values()) factors.sort((a, b) => a.product.localeCompare(b.product))
  return years
}
