import { pickIndustryFactor } from '@/service/reference/pick-industry-factor'
import { type Level, levelOf, quintiles } from '@/service/reference/rank-levels'
import type { Countries } from '@/service/reference/read-countries'
import { type IndustryFactorRow, listIndustryFactors } from '@/service/storage/companies'
import type { Queryable } from '@/service/storage/database'
import { newestDisclosureYear } from '@/service/storage/research'

/** What one company is measured against. */
export type Benchmarks = {
  industryKgPerUsd: (industryId: string) => number | null
  industryLevel: (industryId: string | null) => Level
  regionLevel: (region: string | null) => Level
  newestYearOfData: number
}

/** Levels are quintiles: of the mean emission factor over all industries, of the carbon intensity of GDP over all countries. */
export function buildBenchmarks(
  factors: readonly IndustryFactorRow[],
  countries: Countries,
  newestYearOfData: number,
): Benchmarks {
  const byIndustry = new Map<string, IndustryFactorRow[]>()
  for (const row of factors) byIndustry.set(row.industryId, [...(byIndustry.get(row.industryId) ?? []), row])
  const picked = new Map(
    [...byIndustry].flatMap(([id, rows]) => [[id, pickIndustryFactor(rows)?.kgPerUsd ?? null] as const]),
  )
  const industryThresholds = quintiles([...picked.values()].filter((factor) => factor !== null))
  const intensities = new Map(countries.all.map((country) => [country.code, country.carbonIntensity?.kgPerUsd ?? null]))
  const regionThresholds = quintiles([...intensities.values()].filter((intensity) => intensity !== null))
  return {
    industryKgPerUsd: (id) => picked.get(id) ?? null,
    industryLevel: (id) => levelOf(id === null ? null : (picked.get(id) ?? null), industryThresholds),
    regionLevel: (region) => levelOf(region === null ? null : (intensities.get(region) ?? null), regionThresholds),
    newestYearOfData,
  }
}

/** The benchmarks of the loaded edition. Read once after loading: they change only with it. */
export async function loadBenchmarks(db: Queryable, countries: Countries): Promise<Benchmarks> {
  return buildBenchmarks(await listIndustryFactors(db), countries, await newestDisclosureYear(db))
}
