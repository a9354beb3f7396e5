import type { DisclosedEmissions } from './records'

/**
 * One figure that goes into a sum: a field of DisclosedEmissions, one category of scope 3, or the sum of the disclosed
 * categories.
 */
export type EmissionTerm =
  | Exclude<keyof DisclosedEmissions, 'scope3CategoriesKg'>
  | `scope3CategoriesKg.${number}`
  | 'scope3CategorySum'

/** Categories 1 to 8 of the GHG Protocol scope 3 standard are upstream. */
const upstreamCategories = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

function firstOf(emissions: DisclosedEmissions, terms: readonly EmissionTerm[]): EmissionTerm[] | null {
  const term = terms.find((candidate) => amountOf(emissions, candidate) !== null)
  return term === undefined ? null : [term]
}

function join(...parts: readonly (readonly EmissionTerm[] | null)[]): EmissionTerm[] | null {
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
}

/** The disclosed categories of scope 3, 1 to 15. */
export function categoriesOf(emissions: DisclosedEmissions): number[] {
  const disclosed = Object.entries(emissions.scope3CategoriesKg ?? {}).filter(([, amount]) => amount !== undefined)
  return disclosed.map(([category]) => Number(category))
}

export function categoryTerms(emissions: DisclosedEmissions): EmissionTerm[] {
  return categoriesOf(emissions).map((category) => `scope3CategoriesKg.${category}` as const)
}

/** Kilograms CO2e of one term; null where it is not disclosed. */
export function amountOf(emissions: DisclosedEmissions, term: EmissionTerm): number | null {
  if (term === 'scope3CategorySum') return addTerms(emissions, nullIfEmpty(categoryTerms(emissions)))
  if (!term.startsWith('scope3CategoriesKg.'))
    return emissions[term as keyof Omit<DisclosedEmissions, 'scope3CategoriesKg'>] ?? null
  const amounts: Readonly<Record<string, number | undefined>> = emissions.scope3CategoriesKg ?? {}
  return amounts[term.slice('scope3CategoriesKg.'.length)] ?? null
}

function nullIfEmpty(terms: EmissionTerm[]): EmissionTerm[] | null {
  return terms.length === 0 ? null : terms
}

/** The sum of the terms in kilograms CO2e; null where there are no terms or one of them is unknown. */
export function addTerms(emissions: DisclosedEmissions, terms: readonly EmissionTerm[] | null): number | null {
  if (terms === null) return null
  return terms.reduce<number | null>((sum, term) => {
    const amount = amountOf(emissions, term)
    return sum === null || amount === null ? null : sum + amount
  }, 0)
}

/** Order of preference: market-based first, because most company totals are; then an unstated method; then location-based. */
export const methods = [
  { name: 'market', scope2: 'scope2MarketKg', combined: 'scope1And2MarketKg' },
  { name: 'not_stated', scope2: 'scope2Kg', combined: 'scope1And2Kg' },
  { name: 'location', scope2: 'scope2LocationKg', combined: 'scope1And2LocationKg' },
] as const satisfies readonly { name: string; scope2: EmissionTerm; combined: EmissionTerm }[]

export function scope2Terms(emissions: DisclosedEmissions): EmissionTerm[] | null {
  return firstOf(
    emissions,
    methods.map(({ scope2 }) => scope2),
  )
}

/**
 * Scopes 1 and 2 by the first method that has them: the two figures, or the combined figure where only that is stated. The method
 * decides first: a company that states the two combined and, besides, a location-based scope 2 has not emitted more.
 */
export function scope1And2Terms(emissions: DisclosedEmissions): EmissionTerm[] | null {
  for (const { scope2, combined } of methods) {
    const terms = join(firstOf(emissions, ['scope1Kg']), firstOf(emissions, [scope2])) ?? firstOf(emissions, [combined])
    if (terms) return terms
  }
  return null
}

/** Stated scope 3 total, or the sum of its disclosed categories. */
export function scope3Terms(emissions: DisclosedEmissions): EmissionTerm[] | null {
  return firstOf(emissions, ['scope3Kg', 'scope3CategorySum'])
}

/** All three scopes; null unless each is known. */
export function allScopesTerms(emissions: DisclosedEmissions): EmissionTerm[] | null {
  return join(scope1And2Terms(emissions), scope3Terms(emissions))
}

/** Scopes 1, 2 and the disclosed upstream categories of scope 3; null where no upstream category is disclosed. */
export function totalUpstreamTerms(emissions: DisclosedEmissions): EmissionTerm[] | null {
  const disclosed = upstreamCategories
    .map((category) => `scope3CategoriesKg.${Number(category)}` as const)
    .filter((term) => amountOf(emissions, term) !== null)
  return join(scope1And2Terms(emissions), nullIfEmpty(disclosed))
}
