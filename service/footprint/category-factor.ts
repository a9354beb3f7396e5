import { type Factor, factorRange, restsOnMedians } from '@/service/estimates/estimate-emissions'

/** A positive spend in US dollars, and the factor of the industry that is assigned to its category. */
export type CategorySpend = { usd: number; factor: Factor | null }

/**
 * Returns the factor of a supplier's spend from the industries assigned to its categories: the mean of their factors and of both
 * ends of their ranges, weighted by spend. Null if a part of the spend has no factor, because one part says nothing about the rest.
 * The price year is the earliest of them, so that statements about later money are true for all of it.
 */
export function categoryFactor(spends: readonly CategorySpend[]): Factor | null {
  const total = spends.reduce((sum, { usd }) => sum + usd, 0)
  const known = spends.flatMap(({ usd, factor }) => (factor === null ? [] : [{ weight: usd / total, factor }]))
  const [first] = known
  if (first === undefined || known.length < spends.length || total <= 0) return null
  const mean = (of: (factor: Factor) => number) =>
    known.reduce((sum, { weight, factor }) => sum + weight * of(factor), 0)
  return {
    ...first.factor,
    kgPerUsd: mean(({ kgPerUsd }) => kgPerUsd),
    spread: {
      low: mean((factor) => factorRange(factor).low),
      high: mean((factor) => factorRange(factor).high),
    },
    // The published basis takes precedence, because a line names its source.
    basis: known.some(({ factor }) => factor.basis === 'epa_supply_chain') ? 'epa_supply_chain' : first.factor.basis,
    priceYear: Math.min(...known.map(({ factor }) => factor.priceYear)),
    isWide: true,
    hasMedians: known.some(({ factor }) => restsOnMedians(factor)),
    naicsCodes: null,
  }
}
