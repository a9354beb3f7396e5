import { scope1And2Sum, totalUpstreamSum } from '@/service/reference/emission-sums'
import { convert, type Rates } from '@/service/reference/read-rates'
import type { StoredPerformance } from '@/service/storage/research/outcome'

/**
 * Emissions of scopes 1 and 2, with the disclosed upstream categories of scope 3 if any, in kg CO2e per US dollar of that year's revenue:
 * the boundary of EPA's supply-chain factors (cradle to gate), so the two are comparable. Null for figures of one country, without
 * revenue, or without a rate.
 */
export function ownFactor(performance: StoredPerformance, rates: Rates): number | null {
  if (performance.region !== 'GLOBAL' || performance.revenue === null) return null
  const kilograms = totalUpstreamSum(performance.emissions) ?? scope1And2Sum(performance.emissions)
  const { revenue, year, period } = performance
  const usd = convert(rates, revenue.amount, revenue.currency, 'USD', year, period)
  return kilograms === null || usd === null || usd.amount <= 0 ? null : kilograms / usd.amount
}
