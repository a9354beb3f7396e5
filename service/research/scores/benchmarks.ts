import { fewestOfAClass } from '@/service/reference/industries/industry-classes'
import { buildLevels, type Levels } from '@/service/reference/industries/industry-levels'
import type { Reference } from '@/service/reference/read-reference'
import type { Peers } from '@/service/scoring/evidence'
import { listIndustryIntensities } from '@/service/storage/companies/class-figures'
import { type IndustryFactorRow, listIndustryFactors } from '@/service/storage/companies/companies'
import type { IndustryPeersRow } from '@/service/storage/companies/industry-peers'
import type { Queryable } from '@/service/storage/engine/database'
import { newestDisclosureYear } from '@/service/storage/research/research'
import { peerMedians } from './peers'

/** What one company is compared with. */
export type Benchmarks = Pick<Levels, 'industryKgPerUsd' | 'industryLevel' | 'regionLevel'> & {
  peersOf: (industryId: string) => Peers | null
  newestYearOfData: number
}

type Measures = {
  factors: readonly IndustryFactorRow[]
  peers: readonly IndustryPeersRow[]
  newestYearOfData: number
}

export function buildBenchmarks(
  { factors, peers, newestYearOfData }: Measures,
  reference: Pick<Reference, 'countries' | 'industries'>,
): Benchmarks {
  const byIndustry = new Map<string, IndustryFactorRow[]>()
  for (const row of factors) byIndustry.set(row.industryId, [...(byIndustry.get(row.industryId) ?? []), row])
  const { industryKgPerUsd, industryLevel, regionLevel } = buildLevels(byIndustry, reference.countries)
  const peersById = new Map(
    peers.map(({ industryId, kgPerUsd, organizations }): [string, Peers] => [
      industryId,
      { kgPerUsd, organizations, of: reference.industries.byId.get(industryId)?.name ?? industryId },
    ]),
  )
  return {
    industryKgPerUsd,
    industryLevel,
    regionLevel,
    peersOf: (id) => peersById.get(id) ?? null,
    newestYearOfData,
  }
}

/** Of companies whose newest figure is recent enough to compare; footprints use the medians of all years. */
async function recentIntensities(db: Queryable): Promise<{ industryId: string; kgPerUsd: number }[]> {
  const rows = await listIndustryIntensities(db, fewestOfAClass)
  return rows.flatMap(({ code, intensities }) => intensities.map((kgPerUsd) => ({ industryId: code, kgPerUsd })))
}

/** The benchmarks of the loaded data. Read once after loading, as they only change with it. */
export async function loadBenchmarks(
  db: Queryable,
  reference: Pick<Reference, 'countries' | 'industries'>,
): Promise<Benchmarks> {
  const measures = {
    factors: await listIndustryFactors(db),
    peers: peerMedians(await recentIntensities(db)),
    newestYearOfData: await newestDisclosureYear(db),
  }
  return buildBenchmarks(measures, reference)
}
