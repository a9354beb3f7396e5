import {
  addTerms,
  allScopesTerms,
  amountOf,
  type EmissionTerm,
  methods,
  scope1And2Terms,
  scope2Terms,
  scope3Terms,
  totalUpstreamTerms,
} from './emission-terms'
import type { DisclosedEmissions } from './records'

/**
 * Sums of the disclosed figures of one year, in kilograms CO2e. Null where a part is unknown: a sum over only some of the scopes
 * would be read as the whole. Which figures go into a sum is decided in emission-terms.ts.
 */

export function scope2OfAnyMethod(emissions: DisclosedEmissions): number | null {
  return addTerms(emissions, scope2Terms(emissions))
}

export function scope1And2Sum(emissions: DisclosedEmissions): number | null {
  return addTerms(emissions, scope1And2Terms(emissions))
}

export function scope3CategorySum(emissions: DisclosedEmissions): number | null {
  return amountOf(emissions, 'scope3CategorySum')
}

export function scope3OfAnyKind(emissions: DisclosedEmissions): number | null {
  return addTerms(emissions, scope3Terms(emissions))
}

export function allScopesSum(emissions: DisclosedEmissions): number | null {
  return addTerms(emissions, allScopesTerms(emissions))
}

/** Sources print rounded figures: a stated total and the sum of its parts may differ by this share and still be the same amount. */
export const rounding = 0.01

/**
 * Whether the stated total can cover all scopes. Where no scope 3 is known, a total no larger than scopes 1 and 2 together is a
 * total of those two only, which some sources file as the total.
 */
export function isTotalOfAllScopes(emissions: DisclosedEmissions): boolean {
  const total = emissions.totalKg ?? null
  if (total === null) return false
  if (scope3OfAnyKind(emissions) !== null) return true
  const operations = methods.flatMap(({ scope2, combined }) => [
    addTerms(emissions, ['scope1Kg', scope2]),
    amountOf(emissions, combined),
  ])
  return operations.every((sum) => sum === null || total > sum * (1 + rounding))
}

/**
 * The terms of all emissions: the stated total, unless the scopes add up to more. In that case the stated total leaves out some
 * scopes, such as a total of scopes 1 and 2 filed as the total.
 */
export function allScopesBest(emissions: DisclosedEmissions): EmissionTerm[] | null {
  const stated = isTotalOfAllScopes(emissions) ? (emissions.totalKg ?? null) : null
  const sum = allScopesSum(emissions)
  if (stated !== null && (sum === null || stated >= sum * (1 - rounding))) return ['totalKg']
  return allScopesTerms(emissions)
}

export function allScopes(emissions: DisclosedEmissions): number | null {
  return addTerms(emissions, allScopesBest(emissions))
}

export function totalUpstreamSum(emissions: DisclosedEmissions): number | null {
  return addTerms(emissions, totalUpstreamTerms(emissions))
}
