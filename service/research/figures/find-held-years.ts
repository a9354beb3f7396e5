import type { Disclosure } from '@/service/reference/records'
import type { Outcome } from '@/service/storage/research/outcome'

const revenue = 'revenue'

/**
 * Years for which a source has emission figures and `performances` has none, because all are held back (docs/data/figures.md,
 * "Plausibility"); newest first, with the first reason of each source. Our sources do have such a year.
 */
export function findHeldYears(
  disclosures: readonly Disclosure[],
  performances: Outcome['performances'],
): NonNullable<Outcome['heldBack']> {
  const shown = new Set(
    performances.flatMap(({ year, region, emissions }) =>
      Object.keys(emissions).length > 0 ? [`${year} ${region}`] : [],
    ),
  )
  return disclosures
    .flatMap(({ year, region, source, held = [] }) => {
      const first = held.find(({ field }) => field !== revenue)
      return first === undefined || shown.has(`${year} ${region}`)
        ? []
        : [{ year, region, source, reason: first.reason }]
    })
    .toSorted((a, b) => b.year - a.year)
}
