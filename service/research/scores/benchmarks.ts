import { buildLevels, type Levels } from '@/service/reference/industry-levels'
import type { Reference } from '@/service/reference/read-reference'
import type { Peers } from '@/service/scoring/evidence'
import { type IndustryFactorRow, listIndustryFactors } from '@/service/storage/companies/companies'
import { type IndustryPeersRow, listIndustryPeers } from '@/service/storage/companies/industry-peers'
import type { Queryable } from '@/service/storage/engine/database'
import { newestDisclosureYear } from '@/service/storage/research/research'

/** What one company is measured against. */
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

/** The benchmarks of what is loaded. Read once after loading: they change only with it. */
export async function loadBenchmarks(
  db: Queryable,
  reference: Pick<Reference, 'countries' | 'industries'>,
): Promise<Benchmarks> {
  const measures = {
    factors: await listIndustryFactors(db),
    peers: await listIndustryPeers(db),
    newestYearOfData: await newestDisclosureYear(db),
  }
  return buildBenchmarks(measures, reference)
}
