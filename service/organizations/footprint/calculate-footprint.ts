import type { Footprint } from '@/service/contract/footprint/footprint'
import { calculateLine, type SupplierBasis } from '@/service/footprint/calculate-line'
import { categoryFactor } from '@/service/footprint/category-factor'
import type { CalculatedSpend, NotCoveredReason } from '@/service/footprint/sum-footprint'
import type { CategoryInputs, FootprintInputs, SupplierInputs } from './footprint-inputs'
import { type CalculatedSupplier, presentFootprint } from './present-footprint'

/**
 * The version of the computation (docs/footprint/over-time.md). Increase it with every change after which the same inputs give other
 * figures: calculate-footprint.test.ts fails otherwise.
 */
export const footprintVersion = 3

/** The emissions of a year's spend by supplier: a pure function of its inputs. */
export function calculateFootprint(inputs: FootprintInputs): Footprint {
  const convert = converter(inputs.rates)
  const categories = new Map(inputs.categories.map((one) => [one.category, one]))
  const suppliers = inputs.suppliers.map((supplier): CalculatedSupplier => {
    const linesIn = (currency: string) =>
      supplier.spend.map(({ amount, currency: own, category }) => ({
        amount: convert(amount, own, currency),
        category,
      }))
    const [lines, inUsd] = [linesIn(inputs.currency), linesIn('USD')]
    const ofCategories = supplier.industry === null ? factorOfCategories(inUsd, categories) : null
    const basis = ofCategories === null ? supplier : { ...supplier, factor: ofCategories }
    return {
      supplier,
      spend: sumOfAmounts(lines),
      lines,
      calculated: calculateSpend(basis, sumOfAmounts(inUsd), inputs.year),
      isByCategory: ofCategories !== null,
    }
  })
  return presentFootprint(inputs, suppliers, footprintVersion)
}

/**
 * What somebody said that the bought things are comes before a mean over the divisions that a supplier may be in. Null where a category has
 * no industry.
 */
function factorOfCategories(lines: CalculatedSupplier['lines'], categories: ReadonlyMap<string, CategoryInputs>) {
  const spent = lines.flatMap(({ amount, category }) =>
    amount === null || amount <= 0
      ? []
      : [{ usd: amount, factor: (category === null ? null : categories.get(category)?.factor) ?? null }],
  )
  return categoryFactor(spent)
}

function calculateSpend(supplier: SupplierInputs, usd: number | null, year: number | null): CalculatedSpend {
  const without = (reason: NotCoveredReason) => ({ usd, line: null, reason })
  if (usd === null) return without('no_rate')
  if (usd <= 0) return without('not_positive')
  const { own, allocated, factor, directMedian, chosenMethod, industry, divisions } = supplier
  const basis: SupplierBasis = {
    own,
    allocated,
    factor,
    directMedian,
    // An industry that the project itself gave counts as known, not as a guess.
    industryConfidence: supplier.industryConfidence ?? (industry === null ? null : 'high'),
    chosenMethod,
  }
  const line = calculateLine(basis, { usd, year })
  if (line !== null) return { usd, line, reason: null }
  if (industry !== null) return without('no_factor')
  return without(divisions.length > 0 ? 'industry_group' : 'industry_unknown')
}

/** Converts amounts at the mean rates of the year of the spend; null without a rate. */
function converter(rates: FootprintInputs['rates']) {
  const perUsd = new Map([['USD', 1], ...rates.map(({ currency, perUsd }) => [currency, perUsd] as const)])
  return (amount: number, from: string, to: string): number | null => {
    if (from === to) return amount
    const [fromRate, toRate] = [perUsd.get(from), perUsd.get(to)]
    return fromRate === undefined || toRate === undefined ? null : amount * (toRate / fromRate)
  }
}

/** Null if one amount is null. */
function sumOfAmounts(lines: CalculatedSupplier['lines']): number | null {
  let sum = 0
  for (const { amount } of lines) {
    if (amount === null) return null
    sum += amount
  }
  return sum
}
