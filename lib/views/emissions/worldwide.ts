import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'

export type Region = 'worldwide' | string

/** Figures of one country form a series of their own, never mixed with the whole company's. */
function regionOf({ region }: PerformanceAnswer): Region {
  return region === null || /^(global|world|worldwide)$/i.test(region) ? 'worldwide' : region.toUpperCase()
}

/** One performance per year of one region, oldest first. Of two entries for one year the first is used. */
export function yearsOf(organization: OrganizationAnswer, region: Region): PerformanceAnswer[] {
  const byYear = new Map<number, PerformanceAnswer>()
  for (const performance of organization.performances) {
    if (isOfProductsAlone(performance)) continue
    if (regionOf(performance) === region && !byYear.has(performance.year)) byYear.set(performance.year, performance)
  }
  return [...byYear.values()].sort((a, b) => a.year - b.year)
}

/** An entry that exists only for product footprints: nothing is known about the organization in that year. */
function isOfProductsAlone({ production_emission_factors, publishers, revenue }: PerformanceAnswer): boolean {
  return production_emission_factors.length > 0 && publishers.length === 0 && revenue === null
}

/** The countries with figures of their own. */
export function regionsOf(organization: OrganizationAnswer): Region[] {
  return [...new Set(organization.performances.map(regionOf))].filter((region) => region !== 'worldwide').sort()
}

/** Every year from the first to the last, so that a year without figures leaves a gap in a chart. */
export function spanOf(years: readonly number[]): number[] {
  if (years.length === 0) return []
  const first = Math.min(...years)
  const last = Math.max(...years)
  // A stray year (1899, 20200) must not create a chart with thousands of gaps.
  if (last - first > 60) return [...new Set(years)].sort((a, b) => a - b)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
