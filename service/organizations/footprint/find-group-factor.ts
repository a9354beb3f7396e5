import type { Context } from '@/service/context'
import { type Factor, factorRange, restsOnMedians } from '@/service/estimates/estimate-emissions'
import { findFactor } from '@/service/organizations/find-factor'

/**
 * The factor of a supplier that may be in one of several divisions: the mean of theirs, with a range from the lowest to the highest value
 * of any. Null without factors. Only of the newest price year, as money of different years cannot be averaged.
 */
export function findGroupFactor(
  ctx: Pick<Context, 'industryFigures' | 'reference'>,
  divisions: readonly string[],
): Factor | null {
  const all = divisions.map((division) => findFactor(ctx, division)).filter((factor) => factor !== null)
  const priceYear = Math.max(...all.map((factor) => factor.priceYear))
  const factors = all.filter((factor) => factor.priceYear === priceYear)
  const [first] = factors
  if (first === undefined) return null
  const mean = factors.reduce((sum, { kgPerUsd }) => sum + kgPerUsd, 0) / factors.length
  return {
    ...first,
    kgPerUsd: mean,
    spread: {
      low: Math.min(...factors.map((factor) => factorRange(factor).low)),
      high: Math.max(...factors.map((factor) => factorRange(factor).high)),
    },
    // Of several bases the published one: a line names its source.
    basis: factors.some(({ basis }) => basis === 'epa_supply_chain') ? 'epa_supply_chain' : first.basis,
    isWide: true,
    hasMedians: factors.some(restsOnMedians),
    naicsCodes: null,
  }
}
