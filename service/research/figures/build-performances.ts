import { type ChosenDisclosures, chooseDisclosures } from '@/service/companies/choose-disclosures'
import type { Disclosure } from '@/service/reference/records'
import type { StoredPerformance } from '@/service/storage/research/outcome'

function toPerformance({ year, region, ofEmissions, ofRevenue }: ChosenDisclosures): StoredPerformance {
  const used = [...new Set([ofEmissions, ofRevenue])].filter((disclosure) => disclosure !== null)
  return {
    year,
    region,
    emissions: ofEmissions?.emissions ?? {},
    revenue: ofRevenue?.revenue ?? null,
    ...(ofRevenue?.period && { period: ofRevenue.period }),
    documents: used.flatMap(({ document }) => document ?? []),
    sources: used.map(({ source }) => source),
  }
}

/**
 * One performance per year and region, newest year first, the worldwide one before those of one country. A figure for
 * one country never fills a gap in the worldwide series.
 */
export function buildPerformances(disclosures: readonly Disclosure[]): StoredPerformance[] {
  return chooseDisclosures(disclosures).map(toPerformance)
}
