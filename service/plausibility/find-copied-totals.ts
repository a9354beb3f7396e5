import { allScopesSum } from '@/service/reference/emission-sums'
import type { Disclosure } from '@/service/reference/records'
import type { Finding } from './finding'
import { toFinding } from './to-finding'

/** Stated totals leave a category out, or hold one more: nearer than this they are of these parts. */
const apart = 0.02
/** So near a total must come to the parts of a neighbouring year. */
const alike = 0.001

/**
 * Stated totals that come to the parts of the year before or after, and not to their own: the cell of a neighbouring year. What is a
 * total of scopes 1 and 2 by itself comes to none.
 */
export function findCopiedTotals(disclosures: readonly Disclosure[]): Finding[] {
  const summed = disclosures.flatMap((disclosure) => {
    const sum = allScopesSum(disclosure.emissions)
    return sum === null || sum === 0 ? [] : [{ disclosure, sum }]
  })
  return summed.flatMap(({ disclosure, sum }) => {
    const total = disclosure.emissions.totalKg
    if (total === undefined || total === 0 || Math.abs(sum - total) <= total * apart) return []
    const owner = summed.find(
      (other) =>
        Math.abs(other.disclosure.year - disclosure.year) === 1 && Math.abs(other.sum - total) <= total * alike,
    )
    if (owner === undefined) return []
    const reason = `comes to the parts of ${owner.disclosure.year}, and not to its own`
    return [toFinding('total_of_another_year', disclosure, 'totalKg', total, reason)]
  })
}
