import { fewestOfAClass } from '@/service/reference/industries/industry-classes'
import { median } from '@/service/reference/median'
import type { IndustryPeersRow } from '@/service/storage/companies/industry-peers'

/**
 * Median intensity of each division for which at least ten companies disclose; each company counts once, with its newest figure. Not of
 * whole sections: inside manufacturing intensities differ a thousandfold, and a steelmaker compared with all of it would look bad for
 * being a steelmaker.
 */
export function peerMedians(disclosed: readonly { industryId: string; kgPerUsd: number }[]): IndustryPeersRow[] {
  const groups = new Map<string, number[]>()
  for (const { industryId, kgPerUsd } of disclosed)
    groups.set(industryId, [...(groups.get(industryId) ?? []), kgPerUsd])
  return [...groups]
    .filter(([, intensities]) => intensities.length >= fewestOfAClass)
    .map(([industryId, intensities]) => ({
      industryId,
      kgPerUsd: median(intensities.toSorted((a, b) => a - b)),
      organizations: intensities.length,
    }))
    .toSorted((a, b) => (a.industryId < b.industryId ? -1 : 1))
}
