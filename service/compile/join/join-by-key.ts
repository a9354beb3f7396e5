import { type JoinState, tryJoin } from './join-state'
import { shareAWord } from './name-forms'

const KINDS = { LEI: 'lei', ISIN: 'isin', CIK: 'cik', Wikidata: 'wikidata', 'tax id': 'tw_tax_id' } as const

/**
 * Joins records with a common LEI, ISIN, CIK, Wikidata entity or Taiwanese tax id. A key alone is no proof, as lists have keys of other
 * companies.
 * - Records without a common word in their names stay apart if countries differ or Net Zero Tracker has the key twice.
 * - An ISIN that Net Zero Tracker has twice joins only equal names: it is mostly the alphabetical neighbour's.
 * - A part (segment or subsidiary under its parent's key) is never joined by it.
 */
export function joinByKey(state: JoinState, rule: keyof typeof KINDS): void {
  const groups = new Map<string, number[]>()
  for (const [index, record] of state.records.entries()) {
    if (record.isPart) continue
    for (const { kind, value } of record.identifiers) {
      if (kind === KINDS[rule]) groups.set(value, [...(groups.get(value) ?? []), index])
    }
  }
  for (const [, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) joinGroup(state, rule, group)
}

function joinGroup(state: JoinState, rule: keyof typeof KINDS, group: readonly number[]): void {
  const timesInNzt = group.filter((index) => state.records[index]?.source === 'net-zero-tracker').length
  for (const [position, a] of group.entries()) {
    for (const b of group.slice(position + 1)) {
      const reason = whyNot(state, a, b, timesInNzt > 1)
      if (reason === null) tryJoin(state, rule, a, b)
      else if (state.clusters.find(a) !== state.clusters.find(b))
        state.leftApart.push({ rule, reason, records: [a, b] })
    }
  }
}

function whyNot(state: JoinState, a: number, b: number, twiceInNzt: boolean): string | null {
  const [first, second, formA, formB] = [state.records[a], state.records[b], state.forms[a], state.forms[b]]
  if (!first || !second || !formA || !formB) return 'no such record'
  if (twiceInNzt && formA.key !== formB.key) return 'Net Zero Tracker has the key twice and the names differ'
  if (
    shareAWord(formA, formB) ||
    sharesOtherName(first.otherNames, formB.key) ||
    sharesOtherName(second.otherNames, formA.key)
  )
    return null
  const differ = first.hqRegion !== null && second.hqRegion !== null && first.hqRegion !== second.hqRegion
  return differ ? 'names share no word and countries differ' : null
}

function sharesOtherName(otherNames: readonly string[], key: string): boolean {
  return otherNames.some((name) => name.toLowerCase() === key)
}
