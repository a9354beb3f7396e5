import { median } from '@/service/reference/median'
import type { IndustryFactorRow } from '@/service/storage/companies/companies'

/** A median of fewer companies says more about them than about their industry. */
const fewest = 5

/**
 * Median of the factors that companies of one industry disclose for one year, with at least five. Median, not mean: a few coal-fired
 * utilities dominate power generation. For industries without an EPA factor (docs/data/factors-and-rates.md).
 */
export function medianFactors(
  disclosed: readonly { industryId: string; year: number; kgPerUsd: number }[],
): IndustryFactorRow[] {
  const groups = new Map<string, { industryId: string; year: number; factors: number[] }>()
  for (const { industryId, year, kgPerUsd } of disclosed) {
    const group = groups.get(`${industryId} ${year}`) ?? { industryId, year, factors: [] }
    group.factors.push(kgPerUsd)
    groups.set(`${industryId} ${year}`, group)
  }
  return [...groups.values()]
    .filter(({ factors }) => factors.length >= fewest)
    .map(({ industryId, year, factors }) => ({
      industryId,
      year,
      region: 'GLOBAL',
      kgPerUsd: median(factors.toSorted((a, b) => a - b)),
      basis: 'median_of_disclosed',
      organizations: factors.length,
    }))
}
