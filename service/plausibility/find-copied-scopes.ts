import type { Disclosure } from '@/service/reference/records'
import type { Finding } from './finding'
import { toFinding } from './to-finding'

/** Kilograms. Smaller figures are rounded and may be equal by chance. */
const smallest = 1_000_000

/**
 * Finds scope 2 that equals scope 1 of its year to the kilogram: the cell of scope 1 was repeated. Between figures in whole
 * kilotonnes this is chance.
 */
export function findCopiedScopes(disclosures: readonly Disclosure[]): Finding[] {
  return disclosures.flatMap((disclosure) => {
    const { scope1Kg: direct } = disclosure.emissions
    if (direct === undefined || direct < smallest || direct % smallest === 0) return []
    return (['scope2Kg', 'scope2LocationKg', 'scope2MarketKg'] as const)
      .filter((field) => disclosure.emissions[field] === direct)
      .map((field) =>
        toFinding('scope_2_equals_scope_1', disclosure, field, direct, 'equals scope 1 of its year to the kilogram'),
      )
  })
}
