import type { Emissions } from '@/service/contract/organization/organization'
import { type Scope3Category, scope3Categories } from '@/service/contract/organization/scope-3-categories'
import { isAddedUpByUs } from '@/service/reference/added-up-by-us'
import { allScopesSum, scope3CategorySum } from '@/service/reference/emission-sums'
import type { StoredPerformance } from '@/service/storage/research/outcome'

type Scope3 = Emissions['scope_3']

function presentScope3(emissions: StoredPerformance['emissions']): Scope3 {
  const amounts = emissions.scope3CategoriesKg ?? {}
  const categories = Object.fromEntries(
    scope3Categories.map((category, index) => [category, amounts[String(index + 1)] ?? null]),
  ) as Record<Scope3Category, number | null>
  return { total: emissions.scope3Kg ?? null, ...categories, sum: scope3CategorySum(emissions) }
}

/** Kilograms CO2e under the interface's names. `total` was stated, `sum` is our addition; unknown is null. */
export function presentEmissions({ emissions, sources }: Pick<StoredPerformance, 'emissions' | 'sources'>): Emissions {
  const scope1 = emissions.scope1Kg ?? null
  const isSum = isAddedUpByUs(sources[0])
  return {
    scope_1: {
      total: isSum ? null : scope1,
      stationary_combustion: null,
      mobile_combustion: null,
      fugitive_emissions: null,
      process_emissions: null,
      sum: isSum ? scope1 : null,
    },
    scope_2: {
      total: emissions.scope2Kg ?? null,
      total_location_based: emissions.scope2LocationKg ?? null,
      total_market_based: emissions.scope2MarketKg ?? null,
      purchased_electricity: null,
      purchased_steam: null,
      purchased_heat: null,
      purchased_cooling: null,
      sum: null,
    },
    scope_1_and_2: {
      total: emissions.scope1And2Kg ?? null,
      total_location_based: emissions.scope1And2LocationKg ?? null,
      total_market_based: emissions.scope1And2MarketKg ?? null,
    },
    scope_3: presentScope3(emissions),
    total: emissions.totalKg ?? null,
    sum: allScopesSum(emissions),
  }
}
