import { type TargetPart, targetParts } from '@/service/change-kinds'
import type { StoredSbtiTarget } from '@/service/storage/research/outcome'
import type { Comparison, FoundChange, SbtiRow } from './found-change'

type TargetChange = 'committed' | 'set' | 'renewed' | 'removed' | 'expired'

/**
 * What SBTi's list says about the company's targets, and since when: from its earlier states (releases since May 2024, and imports), from
 * differences to the list read before, and from target years that have passed. Dated by the list, never by its import; the same change is
 * found each time and stored once.
 */
export function targetChanges({ before, after, rows, today }: Comparison): FoundChange[] {
  const companyId = after.company?.id ?? null
  const { retrievedOn: readOn, targets } = after.commitments.sbti
  if (companyId === null || readOn === null) return []
  const knownOn = before?.commitments.sbti.retrievedOn ?? null
  const listed = rows.flatMap((row) => listedChanges(row))
  const [was, now] = [before?.commitments.sbti.targets[0], targets[0]]
  const different =
    knownOn === null || knownOn >= readOn || now === undefined ? [] : differences(was, now, knownOn, readOn)
  const unlisted = different.filter(({ part }) => !listed.some((one) => one.part === part && one.on > (knownOn ?? '')))
  return [...listed, ...unlisted, ...expired(now, today)].map(({ part, what, on }, _, all) => ({
    kind: `target_${what}`,
    details: { part, target_year: isLast({ part, on }, all) && now !== undefined ? yearOf(now, part) : null },
    companyId,
    happenedOn: on,
    // Changes that the earlier list already had are history, not news.
    isHistory: knownOn === null || on <= knownOn,
    sameAs: `${companyId} sbti ${part} ${what} ${on}`,
  }))
}

/** The list has the year of the present target only: for changes before the last one the year is unknown. */
function isLast({ part, on }: Pick<DatedChange, 'part' | 'on'>, all: readonly DatedChange[]): boolean {
  return all.every((one) => one.part !== part || one.what === 'expired' || one.on <= on)
}

type DatedChange = { part: TargetPart; what: TargetChange; on: string }

/** A row's past according to the list: changes included in a release, and its removal. */
function listedChanges({ changes = [], history, nearTerm, longTerm, netZero }: SbtiRow): DatedChange[] {
  const listed = changes.map(({ part, change, on }): DatedChange => ({ part, what: change, on }))
  if (history === undefined) return listed
  const statuses = { near_term: nearTerm.status, long_term: longTerm.status, net_zero: netZero.status }
  const removed = targetParts.filter(
    (part) => statuses[part] === 'removed' && !listed.some((one) => one.part === part && one.what === 'removed'),
  )
  return [...listed, ...removed.map((part): DatedChange => ({ part, what: 'removed', on: history.removedOn }))]
}

/** The list's own day of the change if it lies between the two lists; otherwise that of the first list that has it. */
function dayOf(listed: string | null, knownOn: string, readOn: string): string {
  return listed !== null && listed > knownOn && listed <= readOn ? listed : readOn
}

function differences(
  was: StoredSbtiTarget | undefined,
  now: StoredSbtiTarget,
  knownOn: string,
  readOn: string,
): DatedChange[] {
  if (was === undefined) return firsts(now, knownOn, readOn)
  return targetParts.flatMap((part): DatedChange[] => {
    const [one, other] = [statusOf(was, part), statusOf(now, part)]
    const what = one === other ? (other === 'set' && isRenewed(was, now, part) ? 'renewed' : null) : other
    if (what === null || what === 'none') return []
    const listed = what === 'removed' ? (now.removedOn ?? now.createdOn) : now.createdOn
    return [{ part, what, on: dayOf(listed, knownOn, readOn) }]
  })
}

function firsts(now: StoredSbtiTarget, knownOn: string, readOn: string): DatedChange[] {
  return targetParts.flatMap((part): DatedChange[] => {
    const what = statusOf(now, part)
    // A new row that is already removed was listed and removed in between, on an unknown day.
    if (what === 'none' || what === 'removed') return []
    return [{ part, what, on: dayOf(now.createdOn, knownOn, readOn) }]
  })
}

function statusOf({ nearTerm, longTerm, netZero }: StoredSbtiTarget, part: TargetPart): StoredSbtiTarget['nearTerm'] {
  return { near_term: nearTerm, long_term: longTerm, net_zero: netZero }[part]
}

function yearOf({ nearTermYear, longTermYear, netZeroYear }: StoredSbtiTarget, part: TargetPart): number | null {
  return { near_term: nearTermYear, long_term: longTermYear, net_zero: netZeroYear }[part]
}

/** A year missing in one of the two lists does not count as another year. */
function isRenewed(was: StoredSbtiTarget, now: StoredSbtiTarget, part: TargetPart): boolean {
  const [before, after] = [yearOf(was, part), yearOf(now, part)]
  if (before !== null && after !== null && before !== after) return true
  const degrees = (target: StoredSbtiTarget) =>
    ({ near_term: target.nearTermDegrees, long_term: target.longTermDegrees, net_zero: null })[part]
  return degrees(was) !== null && degrees(now) !== null && degrees(was) !== degrees(now)
}

/** A validated near-term target expires on the first day after its year. */
function expired(target: StoredSbtiTarget | undefined, today: string): DatedChange[] {
  if (target?.nearTerm !== 'set' || target.nearTermYear === null) return []
  const on = `${target.nearTermYear + 1}-01-01`
  return on <= today ? [{ part: 'near_term', what: 'expired', on }] : []
}
