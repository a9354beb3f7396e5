import { allScopesSum, rounding } from '@/service/reference/emission-sums'
import type { Disclosure } from '@/service/reference/records'
import type { Finding } from './finding'
import { toFinding } from './to-finding'

/** Stated totals leave a category out, or hold one more: further apart than this they are not of these parts. */
const apart = 0.05

/**
 * Stated totals that are, to the kilogram, that of another year of the series, and come to the parts of that year and not to their own:
 * the cell of a neighbouring year.
 */
export function findCopiedTotals(disclosures: readonly Disclosure[]): Finding[] {
  const stated = disclosures.flatMap((disclosure) => {
    const { totalKg } = disclosure.emissions
    const sum = allScopesSum(disclosure.emissions)
    return totalKg === undefined || totalKg === 0 || sum === null ? [] : [{ disclosure, total: totalKg, sum }]
  })
  return stated.flatMap(({ disclosure, total, sum }) => {
    if (Math.abs(sum - total) <= total * apart) return []
    const owner = stated.find(
      (other) =>
        other.disclosure.year !== disclosure.year &&
        other.total === total &&
        Math.abs(other.sum - total) <= total * rounding,
    )
    if (owner === undefined) return []
    const reason = `equals the stated total of ${owner.disclosure.year} and comes to the parts of that year, not to its own`
    return [toFinding('total_of_another_year', disclosure, 'totalKg', total, reason)]
  })
}
