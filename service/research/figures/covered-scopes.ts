import type { DisclosedEmissions } from '@/service/reference/records'

type Scope = 1 | 2 | 3

/** The scopes covered by any figure. */
export function covers(emissions: DisclosedEmissions): Set<Scope> {
  const has = (...keys: (keyof DisclosedEmissions)[]) => keys.some((key) => emissions[key] !== undefined)
  const together = has('scope1And2Kg', 'scope1And2LocationKg', 'scope1And2MarketKg')
  const scopes = new Set<Scope>()
  if (together || has('scope1Kg')) scopes.add(1)
  if (together || has('scope2Kg', 'scope2LocationKg', 'scope2MarketKg')) scopes.add(2)
  if (has('scope3Kg') || Object.keys(emissions.scope3CategoriesKg ?? {}).length > 0) scopes.add(3)
  return scopes
}

/** Whether nothing of `known` would be lost: to replace a total of all scopes, all of them are needed. */
export function isCovered(known: DisclosedEmissions, verified: DisclosedEmissions): boolean {
  const own = covers(verified)
  if (known.totalKg !== undefined && own.size < 3) return false
  return [...covers(known)].every((scope) => own.has(scope))
}
