import { scope1And2Sum, totalUpstreamSum } from '@/service/reference/emission-sums'
import { convert, type Rates } from '@/service/reference/read-rates'
import type { ListFacts } from '@/service/storage/organizations/list-facts'
import type { StoredPerformance } from '@/service/storage/research/outcome'

/** Purchased goods and services: without it an organization's upstream emissions are unknown. */
const purchasedGoods = '1'
const lastUpstreamCategory = 8

/**
 * The worldwide years with scopes 1 and 2 and a revenue in US dollars, newest first: the factors for spend with the organization
 * (service/footprint). Years whose revenue has no rate are left out.
 */
export function footprintFigures(performances: readonly StoredPerformance[], rates: Rates): ListFacts['ownFigures'] {
  return performances
    .flatMap(({ region, year, period, revenue, emissions, privateStatement, sources }) => {
      const scope1And2Kg = scope1And2Sum(emissions)
      if (region !== 'GLOBAL' || revenue === null || scope1And2Kg === null) return []
      const usd = convert(rates, revenue.amount, revenue.currency, 'USD', year, period)
      if (usd === null || usd.amount <= 0) return []
      const categories = emissions.scope3CategoriesKg ?? {}
      const withUpstream = categories[purchasedGoods] === undefined ? null : totalUpstreamSum(emissions)
      const upstreamCategories = Object.keys(categories)
        .map(Number)
        .filter((category) => category <= lastUpstreamCategory)
      return [
        {
          year,
          scope1And2Kg,
          upstreamKg: withUpstream === null ? null : withUpstream - scope1And2Kg,
          upstreamCategories: withUpstream === null ? [] : upstreamCategories,
          revenueUsd: usd.amount,
          isPrivate: privateStatement !== undefined,
          sources,
        },
      ]
    })
    .toSorted((one, other) => other.year - one.year)
}
