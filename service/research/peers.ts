import { fewestOfAClass } from '@/service/reference/industry-classes'
import type { Industries } from '@/service/reference/read-industries'
import type { IndustryPeersRow } from '@/service/storage/industry-peers'
import { median } from './median-factors'

/**
 * Median intensity of each division and each section that at least five companies disclose for. Each company counts once,
 * with its newest figure; a section counts all of its divisions.
 */
export function peerMedians(
  disclosed: readonly { industryId: string; kgPerUsd: number }[],
  industries: Pick<Industries, 'byId'>,
): IndustryPeersRow[] {
  const groups = new Map<string, number[]>()
  for (const { industryId, kgPerUsd } of disclosed) {
    const section = industries.byId.get(industryId)?.section.id
    for (const id of section === undefined ? [industryId] : [industryId, section])
      groups.set(id, [...(groups.get(id) ?? []), kgPerUsd])
  }
  return [...groups]
    .filter(([, intensities]) => intensities.length >= fewestOfAClass)
    .map(([industryId, intensities]) => ({
      industryId,
      kgPerUsd: median(intensities.toSorted((a, b) => a - b)),
      organizations: intensities.length,
    }))
    .toSorted((a, b) => (a.industryId < b.industryId ? -1 : 1))
}
