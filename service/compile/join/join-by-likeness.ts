import { countriesOf } from '@/service/compile/companies/countries-of'
import { isOfLarge, isOfSmall } from '@/service/compile/companies/sizes'
import { compareNames } from '@/service/matching/names/compare-names'
import { coreKey } from '@/service/matching/names/name-keys'
import type { NameParts } from '@/service/matching/names/read-name'
import { isTelling } from '@/service/matching/names/telling-words'
import { websiteDomain } from '@/service/matching/normalize-website'
import { canBeOne, distinct, groupsByKey } from './join-by-name'
import { type JoinState, tryJoin } from './join-state'
import { isOwnerList } from './owner-lists'

/**
 * Joins records of one country whose names differ only in form: "Aldi Nord" and "ALDI Nord Group", "MercadoLibre" and "Mercado Libre",
 * "United Overseas Bank (UOB)". Kept apart: names of only trade words or places ("United Utilities"), names of which one says Holdings
 * (an owner and what it owns), records that one list keeps apart, different websites, and a small company beside a large one.
 */
export function joinByLikeness(state: JoinState): void {
  const beginnings = beginningsOf(state)
  const groups = groupsByKey(state, (index) => {
    const record = state.records[index]
    if (!record || record.isPart || record.hqRegion === null || isOwnerList(record.source)) return null
    return `${record.hqRegion} ${coreKey(state.read(record.name))}`
  })
  for (const group of groups) {
    const clusters = distinct(state, group)
    if (clusters.length < 2) continue
    for (const [place, a] of clusters.entries()) {
      for (const b of clusters.slice(place + 1)) {
        if (state.clusters.find(a) === state.clusters.find(b)) continue
        const reason = whyNot(state, group, a, b, beginnings)
        if (reason === null) tryJoin(state, 'name form and country', a, b)
        // For equal keys the step before has recorded the reason.
        else if (!state.forms[a] || state.forms[a]?.key !== state.forms[b]?.key)
          state.leftApart.push({ rule: 'name form and country', reason, records: [a, b] })
      }
    }
  }
}

/** The companies so far whose names begin with a word: a word with one or two is rare. */
function beginningsOf(state: JoinState): Map<string, Set<number>> {
  const beginnings = new Map<string, Set<number>>()
  for (const [index, record] of state.records.entries()) {
    const first = state.read(record.name).core[0] ?? ''
    beginnings.set(first, (beginnings.get(first) ?? new Set()).add(state.clusters.find(index)))
  }
  return beginnings
}

function whyNot(
  state: JoinState,
  group: readonly number[],
  a: number,
  b: number,
  beginnings: ReadonlyMap<string, ReadonlySet<number>>,
): string | null {
  const [first, second] = [membersWithin(state, group, a), membersWithin(state, group, b)]
  const isNamedAlike = first.some((one) =>
    second.some((other) => {
      const [left, right] = [partsOf(state, one), partsOf(state, other)]
      const { level, vetoes, differsByHolding, isTrimmed } = compareNames(left, right)
      const isSame = level === 'spelling' || level === 'form' || level === 'descriptor'
      const telling = [left, right].every((name) =>
        isTelling(name, (beginnings.get(name.core[0] ?? '')?.size ?? 0) <= 2),
      )
      return isSame && telling && vetoes.length === 0 && !differsByHolding && !isTrimmed
    }),
  )
  if (!isNamedAlike) return 'the names do not tell enough'
  if (!canBeOne(state, [a, b])) return 'one list has both, or their LEIs differ'
  if ([...countriesOf(state, a), ...countriesOf(state, b)].some((region, _, all) => region !== all[0]))
    return 'records of several countries'
  if (websitesDiffer(state, a, b)) return 'their websites differ'
  if (sizesDiffer(state, a, b) || sizesDiffer(state, b, a)) return 'one is small and the other is not'
  return null
}

/** Members of a cluster that have the group's name; another member's name may be another company's form. */
function membersWithin(state: JoinState, group: readonly number[], cluster: number): number[] {
  const root = state.clusters.find(cluster)
  return group.filter((index) => state.clusters.find(index) === root)
}

function partsOf(state: JoinState, index: number): NameParts {
  return state.read(state.records[index]?.name ?? '')
}

function websitesDiffer(state: JoinState, a: number, b: number): boolean {
  const [first, second] = [a, b].map((cluster) =>
    state.clusters
      .members(cluster)
      .map((index) => websiteDomain(state.records[index]?.website ?? ''))
      .filter((domain) => domain !== null),
  )
  if (!first || !second || first.length === 0 || second.length === 0) return false
  return !first.some((domain) => second.includes(domain))
}

function sizesDiffer(state: JoinState, small: number, large: number): boolean {
  const recordsOf = (cluster: number) => state.clusters.members(cluster).flatMap((index) => state.records[index] ?? [])
  return recordsOf(small).some(isOfSmall) && recordsOf(large).some(isOfLarge)
}
