import { websiteDomain } from '@/service/matching/normalize-website'
import { leisConflict } from './clusters'
import { type JoinState, tryJoin } from './join-state'
import { isOwnerList } from './owner-lists'

/**
 * Joins records with the same normalised name and country. If such a group cannot be one company (a curated list has two of them, or two
 * LEIs), only equal full spellings in it are joined. Site owners that their list has twice come last, so that "AES CORP" and "THE AES
 * CORP" separate nobody else.
 */
export function joinByName(state: JoinState): void {
  const groups = groupsByKey(state, (index) => {
    const record = state.records[index]
    return record && !record.isPart && record.hqRegion !== null ? `${record.hqRegion} ${state.forms[index]?.key}` : null
  })
  for (const group of groups) {
    if (distinct(state, group).length < 2) continue
    const others = group.filter((index) => !isOwnerNamedTwice(state, index, group))
    if (canBeOne(state, others)) joinAll(state, others)
    else joinEqualSpellings(state, others)
    if (others.length < group.length) joinEqualSpellings(state, group)
  }
}

/** Groups of record numbers with one key, in key order; null leaves a record out. */
export function groupsByKey(state: JoinState, keyOf: (index: number) => string | null): number[][] {
  const groups = new Map<string, number[]>()
  for (const index of state.records.keys()) {
    const key = keyOf(index)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(index)
    else groups.set(key, [index])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

/** One record number for each cluster in `group`. */
export function distinct(state: JoinState, group: readonly number[]): number[] {
  return [...new Map(group.map((index) => [state.clusters.find(index), index])).values()]
}

/** Whether nothing says that these records are several companies. */
export function canBeOne(state: JoinState, group: readonly number[]): boolean {
  const clusters = distinct(state, group)
  return clusters.every((a, position) => clusters.slice(position + 1).every((b) => !areTwo(state, a, b)))
}

/** Whether a list with one row per company has both, their LEIs differ, or two rows of members have different websites. */
function areTwo(state: JoinState, a: number, b: number): boolean {
  if (leisConflict(state.clusters.leis(a), state.clusters.leis(b))) return true
  const second = state.clusters.members(b)
  return state.clusters.members(a).some((one) => second.some((other) => sourceHasBoth(state, one, other)))
}

function sourceHasBoth(state: JoinState, one: number, other: number): boolean {
  const [a, b] = [state.records[one], state.records[other]]
  if (!a || !b || a.source !== b.source) return false
  if (a.source !== 'race-to-zero') return true
  // Race to Zero merges its partners' lists and has some members several times: "Accenture", "Accenture PLC".
  const [domainA, domainB] = [a, b].map((record) => (record.website === null ? null : websiteDomain(record.website)))
  if (domainA && domainB) return domainA !== domainB
  const [formA, formB] = [state.forms[one], state.forms[other]]
  const sameForm = formA?.spelling === formB?.spelling
  const oneBare = formA?.spelling === formA?.key || formB?.spelling === formB?.key
  return !sameForm && !oneBare
}

function isOwnerNamedTwice(state: JoinState, index: number, group: readonly number[]): boolean {
  const source = state.records[index]?.source
  return isOwnerList(source) && group.some((other) => other !== index && state.records[other]?.source === source)
}

function joinAll(state: JoinState, group: readonly number[]): void {
  const [first, ...rest] = group
  for (const index of rest) if (first !== undefined) tryJoin(state, 'name and country', first, index)
}

function joinEqualSpellings(state: JoinState, group: readonly number[]): void {
  const bySpelling = new Map<string, number[]>()
  for (const index of group) {
    const spelling = state.forms[index]?.spelling ?? ''
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), index])
  }
  for (const same of bySpelling.values()) if (canBeOne(state, same)) joinAll(state, same)
  const left = distinct(state, group)
  if (left.length > 1) {
    state.leftApart.push({
      rule: 'name and country',
      reason: 'one list has both, or their LEIs or websites differ',
      records: left,
    })
  }
}
