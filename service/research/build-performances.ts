import type { Disclosure, SourceId } from '@/service/reference/records'
import type { StoredPerformance } from '@/service/storage/outcome'

/** Who is believed when two sources speak of the same year and region (docs/data.md, "Order of sources"). */
const order: readonly SourceId[] = [
  'klimatkollen',
  'os-climate-itr',
  'carbon-gap',
  'taiwan-moenv',
  'epa-ghgrp',
  'au-nger',
]

function byTrust(left: Disclosure, right: Disclosure): number {
  return order.indexOf(left.source) - order.indexOf(right.source)
}

function hasEmissions(disclosure: Disclosure): boolean {
  return Object.keys(disclosure.emissions).length > 0
}

function toPerformance(year: number, region: string, disclosures: readonly Disclosure[]): StoredPerformance {
  const trusted = disclosures.toSorted(byTrust)
  // Figures of one year are never mixed from several publishers: their boundaries differ.
  const ofEmissions = trusted.find(hasEmissions)
  const ofRevenue = region === 'GLOBAL' ? trusted.find(({ revenue }) => revenue !== null) : undefined
  const used = [ofEmissions, ofRevenue].filter(
    (disclosure, index, all) => disclosure !== undefined && all.indexOf(disclosure) === index,
  )
  return {
    year,
    region,
    emissions: ofEmissions?.emissions ?? {},
    revenue: ofRevenue?.revenue ?? null,
    ...(ofRevenue?.period && { period: ofRevenue.period }),
    documents: used.flatMap((disclosure) => disclosure?.document ?? []),
    sources: used.flatMap((disclosure) => disclosure?.source ?? []),
  }
}

/**
 * One performance per year and region, newest year first, the worldwide one before those of one country. A figure for
 * one country never fills a gap in the worldwide series.
 */
export function buildPerformances(disclosures: readonly Disclosure[]): StoredPerformance[] {
  const groups = new Map<string, Disclosure[]>()
  for (const disclosure of disclosures) {
    const key = `${disclosure.year} ${disclosure.region}`
    groups.set(key, [...(groups.get(key) ?? []), disclosure])
  }
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [toPerformance(group[0].year, group[0].region, group)] : []))
    .toSorted(
      (a, b) =>
        b.year - a.year ||
        Number(b.region === 'GLOBAL') - Number(a.region === 'GLOBAL') ||
        a.region.localeCompare(b.region),
    )
}
