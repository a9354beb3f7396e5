import { allScopesSum } from '@/service/reference/emission-sums'
import type { Disclosure } from '@/service/reference/records'
import type { Finding } from './finding'
import { toFinding } from './to-finding'

/** Stated totals may leave a category out or include one more: a total within this share of its own year's parts belongs to them. */
const apart = 0.02
/** A total must be within this share of the parts of a neighbouring year to count as a copy of that year's total. */
const alike = 0.001

/**
 * Finds stated totals that equal the sum of the parts of the year before or after, and not of their own year: the cell of a
 * neighbouring year was copied. A total that covers scopes 1 and 2 only equals neither sum and is not found.
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
