import type { DisclosedEmissions } from '@/service/reference/records'

type Contradiction = { field: 'scope3Kg' | 'totalKg'; because: string }

/** Large figures are rounded: a difference below 2 % is no contradiction. */
const roundingShare = 0.98

/**
 * Finds stated totals that are smaller than one of their own parts: a scope 3 below one of its categories (banks state it without
 * financed emissions, category 15), and a total of all scopes below scope 3, a category or scopes 1 and 2. The parts are kept.
 * For scopes 1 and 2 the smallest sum counts, because a total may use either method of scope 2.
 */
export function statedBelowAPart(emissions: DisclosedEmissions): Contradiction[] {
  const { scope3Kg, scope3CategoriesKg = {}, totalKg } = emissions
  const largestCategory = Math.max(0, ...Object.values(scope3CategoriesKg))
  const found: Contradiction[] = []
  const isScope3Wrong = isBelow(scope3Kg, largestCategory)
  if (isScope3Wrong) found.push({ field: 'scope3Kg', because: 'is smaller than one of its own categories' })
  const scope3 = isScope3Wrong ? 0 : (scope3Kg ?? 0)
  const parts = Math.max(largestCategory, scope3, leastOfScopes1And2(emissions))
  if (isBelow(totalKg, parts)) found.push({ field: 'totalKg', because: 'is smaller than one of its own parts' })
  return found
}

function isBelow(stated: number | undefined, part: number): boolean {
  return stated !== undefined && stated < part * roundingShare
}

function leastOfScopes1And2(emissions: DisclosedEmissions): number {
  const { scope1Kg = 0, scope2Kg, scope2LocationKg, scope2MarketKg } = emissions
  const { scope1And2Kg, scope1And2LocationKg, scope1And2MarketKg } = emissions
  const added = [scope2Kg, scope2LocationKg, scope2MarketKg].flatMap((scope2) =>
    scope2 === undefined ? [] : [scope1Kg + scope2],
  )
  const stated = [scope1And2Kg, scope1And2LocationKg, scope1And2MarketKg].filter((value) => value !== undefined)
  return Math.max(scope1Kg, added.length + stated.length === 0 ? 0 : Math.min(...added, ...stated))
}
