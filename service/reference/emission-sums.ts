import type { DisclosedEmissions } from './records'

/**
 * What the disclosed figures of one year add up to, in kilograms CO2e. Null where a part is unknown: a sum over some of
 * the scopes would read like the whole.
 */

function addUp(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}

/** Market based first, as company totals mostly are; location based, then unstated method, where that is all there is. */
export function scope2OfAnyMethod(emissions: DisclosedEmissions): number | null {
  return emissions.scope2MarketKg ?? emissions.scope2Kg ?? emissions.scope2LocationKg ?? null
}

/** Scopes 1 and 2: added up, or the combined figure where only that is stated. */
export function scope1And2Sum(emissions: DisclosedEmissions): number | null {
  const added = addUp([emissions.scope1Kg ?? null, scope2OfAnyMethod(emissions)])
  return added ?? emissions.scope1And2MarketKg ?? emissions.scope1And2Kg ?? emissions.scope1And2LocationKg ?? null
}

export function scope3CategorySum(emissions: DisclosedEmissions): number | null {
  const amounts = Object.values(emissions.scope3CategoriesKg ?? {}).filter((amount) => amount !== undefined)
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}

/** Stated scope 3 total, or the sum of its disclosed categories. */
export function scope3OfAnyKind(emissions: DisclosedEmissions): number | null {
  return emissions.scope3Kg ?? scope3CategorySum(emissions)
}

/** All three scopes added up; null unless each is known. */
export function allScopesSum(emissions: DisclosedEmissions): number | null {
  return addUp([scope1And2Sum(emissions), scope3OfAnyKind(emissions)])
}

/**
 * All emissions: what the organization stated, unless its scopes add up to more. Then the stated total leaves some of them
 * out, as totals of scopes 1 and 2 filed as totals do.
 */
export function allScopes(emissions: DisclosedEmissions): number | null {
  const stated = emissions.totalKg ?? null
  const sum = allScopesSum(emissions)
  return stated === null || sum === null ? (stated ?? sum) : Math.max(stated, sum)
}

/** Categories 1 to 8 of the GHG Protocol scope 3 standard are upstream. */
const upstreamCategories = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** Scopes 1, 2 and the disclosed upstream categories of scope 3; null where no upstream category is disclosed. */
export function totalUpstreamSum(emissions: DisclosedEmissions): number | null {
  const disclosed = upstreamCategories.flatMap((category) => emissions.scope3CategoriesKg?.[category] ?? [])
  return disclosed.length === 0 ? null : addUp([scope1And2Sum(emissions), ...disclosed])
}
