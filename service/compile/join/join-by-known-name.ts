import { findKnownName } from '@/service/matching/names/known-names'
import { canBeOne, distinct } from './join-by-name'
import { type JoinState, tryJoin } from './join-state'

/**
 * Joins a record in its own script with the company that known-names.json gives for it: "株式会社日立製作所" of Japan's register with "Hitachi".
 * Former and trade names join nothing, as they are often names of subsidiaries. Not joined if a register has the name twice ("株式会社ニデック"
 * is not "ニデック株式会社") or the known company is ambiguous.
 */
export function joinByKnownName(state: JoinState): void {
  const written = new Map<string, number[]>()
  const latin = new Map<string, number[]>()
  for (const [index, { name, hqRegion, isPart }] of state.records.entries()) {
    if (hqRegion === null || isPart) continue
    const parts = state.read(name)
    if (parts.original === null) {
      const key = `${hqRegion} ${parts.core.join('')}`
      latin.set(key, [...(latin.get(key) ?? []), index])
      continue
    }
    const known = findKnownName(parts)
    if (known?.kind !== 'local' || !known.regions.includes(hqRegion)) continue
    const key = `${hqRegion} ${known.now.core.join('')}`
    written.set(key, [...(written.get(key) ?? []), index])
  }
  for (const [key, local] of [...written].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const today = latin.get(key) ?? []
    if (distinct(state, today).length !== 1) continue
    const group = [...today, ...local]
    if (canBeOne(state, group)) for (const index of local) tryJoin(state, 'alias', today[0] ?? index, index)
    else state.leftApart.push({ rule: 'alias', reason: 'one list has both', records: distinct(state, group) })
  }
}
