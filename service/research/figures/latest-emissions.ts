import { scope1And2Sum, wholeOfAllScopes } from '@/service/reference/emission-sums'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import type { Findings } from '@/service/storage/research/research'
import { isPartOfACountry } from './is-part-of-a-country'

function summarise({ year, region, emissions }: StoredPerformance): Findings['latestEmissions'] {
  const all = wholeOfAllScopes(emissions)
  if (all !== null) return { kilograms: all, year, region, covers: 'all_scopes' }
  const direct = scope1And2Sum(emissions)
  if (direct !== null) return { kilograms: direct, year, region, covers: 'scope_1_and_2' }
  return emissions.scope1Kg === undefined ? null : { kilograms: emissions.scope1Kg, year, region, covers: 'scope_1' }
}

/** The newest amount for lists, worldwide before one country's before a state's, with the scopes it holds. */
export function latestEmissions(performances: readonly StoredPerformance[]): Findings['latestEmissions'] {
  const worldwide = performances.filter(({ region }) => region === 'GLOBAL')
  const ofCountries = performances.filter(({ region }) => !isPartOfACountry(region))
  // A worldwide year may hold revenue and no emissions.
  for (const performance of [...worldwide, ...ofCountries, ...performances]) {
    const found = summarise(performance)
    if (found !== null) return found
  }
  return null
}
