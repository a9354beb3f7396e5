import type { Disclosure } from '@/service/reference/records'
import type { Finding } from './finding'
import { toFinding } from './to-finding'

/** In one year both may be equal by chance, or because the company buys no contracts; in two years one is taken for a copy. */
const fewestYears = 2

/**
 * Finds market-based scope 2 that equals the location-based one in every year of a company's series (one source and region): one
 * figure filed under both methods (GHG Protocol Scope 2 Guidance, 6.3, asks for two). Nobody can know which method it has, so the
 * market-based one is held back. Zeros do not count.
 */
export function findCopiedMethods(disclosures: readonly Disclosure[]): Finding[] {
  const both = disclosures.flatMap((disclosure) => {
    const { scope2LocationKg: location, scope2MarketKg: market } = disclosure.emissions
    return location === undefined || market === undefined ? [] : [{ disclosure, location, market }]
  })
  const isCopied = both.length >= fewestYears && both.every(({ location, market }) => location === market && market > 0)
  if (!isCopied) return []
  const reason = `equals the location-based figure in each of ${both.length} years, so its method is in doubt`
  return both.map(({ disclosure, market }) =>
    toFinding('market_equals_location', disclosure, 'scope2MarketKg', market, reason),
  )
}
