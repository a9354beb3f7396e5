import type { CountingFactor } from '@/service/product-footprints/load-counting-factors'
import type { StoredPerformance, StoredProductFactor } from '@/service/storage/research/outcome'
import { newestFirst } from './newest-first'

/**
 * Adds the factors of products whose footprints count (docs/decisions/0120) to the worldwide performance of their year; each
 * factor has its own geography. A year without any other figure becomes a performance without figures.
 */
export function mergeProductFactors(
  performances: readonly StoredPerformance[],
  factors: readonly CountingFactor[],
): StoredPerformance[] {
  const merged = [...performances]
  for (const [year, productFactors] of byYear(factors)) {
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

function byYear(factors: readonly CountingFactor[]): Map<number, StoredProductFactor[]> {
  const years = new Map<number, StoredProductFactor[]>()
  for (const { year, ...factor } of factors) years.set(year, [...(years.get(year) ?? []), factor])
  for (const ofYear of years.values()) ofYear.sort((a, b) => a.product.localeCompare(b.product))
  return years
}
