import { type Factor, restsOnMedians } from '@/service/estimates/estimate-emissions'

/** A positive amount spent, in US dollars, and the factor of the industry that its category was said to come from. */
export type CategorySpend = { usd: number; factor: Factor | null }

/**
 * The factor of a spend whose categories somebody gave industries: the mean of theirs, weighed by spend, and so for both ends of its range.
 * Null where any of the spend has no factor: a part of a supplier's spend says nothing of the rest. Prices are those of the earliest year
 * among them, so that what is said of later money holds for all of it.
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
      low: mean(({ kgPerUsd, spread }) => Math.min(spread?.low ?? kgPerUsd / 2, kgPerUsd)),
      high: mean(({ kgPerUsd, spread }) => Math.max(spread?.high ?? kgPerUsd * 2, kgPerUsd)),
    },
    // Of several bases the published one: a line names its source.
    basis: known.some(({ factor }) => factor.basis === 'epa_supply_chain') ? 'epa_supply_chain' : first.factor.basis,
    priceYear: Math.min(...known.map(({ factor }) => factor.priceYear)),
    isWide: true,
    hasMedians: known.some(({ factor }) => restsOnMedians(factor)),
    naicsCodes: null,
  }
}
