import type { JoinState } from '@/service/compile/join/join-state'

/** The countries in the records of a cluster. */
export function countriesOf(state: JoinState, index: number): Set<string> {
  const regions = state.clusters.members(index).map((member) => state.records[member]?.hqRegion ?? null)
  return new Set(regions.filter((region) => region !== null))
}
