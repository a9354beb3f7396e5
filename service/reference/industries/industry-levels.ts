import { type Level, levelOf, quintiles, type Thresholds } from '@/service/reference/rank-levels'
import type { Countries } from '@/service/reference/read-countries'
import { pickIndustryFactor } from './pick-industry-factor'

/** One emission factor of one industry: EPA's, or our median of disclosed factors. In kilograms CO2e per US dollar. */
export type FactorOfIndustry = { year: number; kgPerUsd: number; basis: 'epa_supply_chain' | 'median_of_disclosed' }

export type Levels = {
  industryThresholds: Thresholds | null
  regionThresholds: Thresholds | null
  industryKgPerUsd: (industryId: string) => number | null
  industryLevel: (industryId: string | null) => Level
  regionLevel: (region: string | null) => Level
}

/** Computes the levels as quintiles: of the chosen factor over all industries, and of the carbon intensity of GDP over all countries. */
export function buildLevels(
  factors: ReadonlyMap<string, readonly FactorOfIndustry[]>,
  countries: Pick<Countries, 'all'>,
): Levels {
  const picked = new Map([...factors].map(([id, rows]) => [id, pickIndustryFactor(rows)?.kgPerUsd ?? null] as const))
  const intensities = new Map(
    countries.all.map(({ code, carbonIntensity }) => [code, carbonIntensity?.kgPerUsd ?? null]),
  )
  const industryThresholds = quintiles([...picked.values()].filter((factor) => factor !== null))
  const regionThresholds = quintiles([...intensities.values()].filter((intensity) => intensity !== null))
  return {
    industryThresholds,
    regionThresholds,
    industryKgPerUsd: (id) => picked.get(id) ?? null,
    industryLevel: (id) => levelOf(id === null ? null : (picked.get(id) ?? null), industryThresholds),
    regionLevel: (region) => levelOf(region === null ? null : (intensities.get(region) ?? null), regionThresholds),
  }
}
