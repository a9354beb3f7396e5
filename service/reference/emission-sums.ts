import { isWholeOfScope3 } from '@/service/scope-3-coverage'
import {
  addTerms,
  allScopesTerms,
  amountOf,
  categoriesOf,
  type EmissionTerm,
  scope1And2Terms,
  scope2Terms,
  scope3Terms,
  totalUpstreamTerms,
} from './emission-terms'
import type { DisclosedEmissions } from './records'

/**
 * What the disclosed figures of one year add up to, in kilograms CO2e. Null where a part is unknown: a sum over some of
 * the scopes would read like the whole. Which figures go into a sum is decided in emission-terms.ts.
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

/**
 * All emissions: what the organization stated, unless its scopes add up to more. Then the stated total leaves some of them
 * out, as totals of scopes 1 and 2 filed as totals do.
 */
export function allScopesBest(emissions: DisclosedEmissions): EmissionTerm[] | null {
  const stated = emissions.totalKg ?? null
  const sum = allScopesSum(emissions)
  if (stated !== null && (sum === null || stated >= sum)) return ['totalKg']
  return allScopesTerms(emissions)
}

export function allScopes(emissions: DisclosedEmissions): number | null {
  return addTerms(emissions, allScopesBest(emissions))
}

/** The categories of scope 3 (1 to 15) that `allScopes` adds up; null where it or its scope 3 is a stated total, or unknown. */
export function categoriesInAllScopes(emissions: DisclosedEmissions): number[] | null {
  return allScopesBest(emissions)?.includes('scope3CategorySum') ? categoriesOf(emissions) : null
}

/** All emissions, unless their scope 3 is the sum of a few of its categories: then it is no whole, and null. */
export function wholeOfAllScopes(emissions: DisclosedEmissions): number | null {
  return isWholeOfScope3(categoriesInAllScopes(emissions)) ? allScopes(emissions) : null
}

export function totalUpstreamSum(emissions: DisclosedEmissions): number | null {
  return addTerms(emissions, totalUpstreamTerms(emissions))
}
