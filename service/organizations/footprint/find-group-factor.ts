import type { Context } from '@/service/context'
import type { Factor } from '@/service/estimates/estimate-emissions'
import { findFactor } from '@/service/organizations/find-factor'

/**
 * The factor of a supplier that may be in any of several divisions: the mean of theirs, with a spread from the lowest to the
 * highest end of any. Null where none of them has one. Of one price year only, the newest: money of several years has no mean.
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
      low: Math.min(...factors.map(({ kgPerUsd, spread }) => spread?.low ?? kgPerUsd / 2)),
      high: Math.max(...factors.map(({ kgPerUsd, spread }) => spread?.high ?? kgPerUsd * 2)),
    },
    // All figures behind the mean, so that the spread above is used as the range.
    naicsCodes: factors.reduce((sum, { naicsCodes }) => sum + (naicsCodes ?? 1), 0) + fewestForRange,
  }
}

/** `estimateEmissions` takes a spread for a range only where this many figures are behind it. */
const fewestForRange = 3
