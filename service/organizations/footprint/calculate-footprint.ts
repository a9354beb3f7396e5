import type { Footprint } from '@/service/contract/footprint'
import { calculateLine, type SupplierBasis } from '@/service/footprint/calculate-line'
import type { CalculatedSpend, NotCoveredReason } from '@/service/footprint/sum-footprint'
import type { FootprintInputs, SupplierInputs } from './footprint-inputs'
import { presentFootprint } from './present-footprint'

/**
 * The version of the computation (docs/footprint/over-time.md). Increase it with every change after which the same inputs give other
 * figures: calculate-footprint.test.ts fails otherwise.
 */
export const footprintVersion = 1

/** The emissions of a year's spend by supplier: a pure function of its inputs. */
export function calculateFootprint(inputs: FootprintInputs): Footprint {
  const convert = converter(inputs.rates)
  const suppliers = inputs.suppliers.map((supplier) => {
    const sumIn = (currency: string) =>
      sumOf(supplier.spend, ({ amount, currency: own }) => convert(amount, own, currency))
    return {
      supplier,
      spend: sumIn(inputs.currency),
      calculated: calculateSpend(supplier, sumIn('USD'), inputs.year),
    }
  })
  return presentFootprint(inputs, suppliers, footprintVersion)
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
function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number | null): number | null {
  let sum = 0
  for (const item of items) {
    const amount = amountOf(item)
    if (amount === null) return null
    sum += amount
  }
  return sum
}
