import type { SourceRecord } from '@/service/reference/source-record'
import { type CommitmentEvent, findRemovals } from './commitment-history'

type Sbti = Extract<SourceRecord['commitment'], { source: 'sbti' }>
/** The list as it was on a day. `isWhole`: a company that is not in it was not listed. */
export type SbtiState = { on: string; isWhole: boolean; records: readonly SourceRecord[] }
type Change = NonNullable<Sbti['changes']>[number]

const parts = { nearTerm: 'near_term', longTerm: 'long_term', netZero: 'net_zero' } as const

/**
 * Compares earlier states of SBTi's list with each other and the newest one (`today`). Returns commitments that were removed or are
 * missing, each with both days, and the records of the newest list with what was set, renewed and removed, and when.
 *
 * @param states oldest first
 */
export function releaseHistory(
  states: readonly SbtiState[],
  today: SbtiState,
): { removals: CommitmentEvent[]; records: SourceRecord[] } {
  const all: SbtiState[] = []
  for (const state of [...states, today]) {
    const earlier = new Map(all.at(-1)?.records.map((record) => [record.recordId, record]))
    const records = state.records.map((record) => withYearsOf(earlier.get(record.recordId), record))
    all.push({ ...state, records })
  }
  const removals: CommitmentEvent[] = []
  const changes = new Map<string, Change[]>()
  for (const [index, after] of all.entries()) {
    const before = all[index - 1]
    if (before === undefined) continue
    const listed = new Map(after.records.map((record) => [record.recordId, record]))
    // A company that is missing in a list without numbers may be listed with another spelling.
    const comparable =
      before.isWhole && after.isWhole ? before.records : before.records.filter(({ recordId }) => listed.has(recordId))
    for (const event of findRemovals('sbti', comparable, after.records, after.on)) {
      // The list before still had it, so an earlier day in the row belongs to another change.
      removals.push(
        event.removedOn > before.on && event.removedOn <= after.on ? event : { ...event, removedOn: after.on },
      )
    }
    for (const record of before.records) {
      const later = listed.get(record.recordId)
      if (later === undefined) continue
      const found = changesBetween(record, later, before, after)
      if (found.length > 0) changes.set(record.recordId, [...(changes.get(record.recordId) ?? []), ...found])
    }
  }
  const records = today.records.map((record) => withChanges(record, changes.get(record.recordId)))
  return { removals: standing(removals, today), records }
}

/** Leaves out commitments that the newest list contains again, and keeps only the last removal of each company. */
function standing(removals: readonly CommitmentEvent[], today: SbtiState): CommitmentEvent[] {
  const last = new Map(removals.map((event) => [event.recordId, event]))
  const now = new Map(today.records.map((record) => [record.recordId, record]))
  const names = new Set(today.records.map(({ name, hqRegion }) => `${name.toLowerCase()} ${hqRegion}`))
  return [...last.values()]
    .filter(({ recordId, record }) => {
      const commitment = now.get(recordId)?.commitment
      if (commitment?.source !== 'sbti') return !names.has(`${record.name.toLowerCase()} ${record.hqRegion}`)
      return commitment.nearTerm.status === 'removed' || commitment.netZero.status === 'removed'
    })
    .toSorted((a, b) => (a.recordId < b.recordId ? -1 : 1))
}

function changesBetween(before: SourceRecord, after: SourceRecord, from: SbtiState, to: SbtiState): Change[] {
  const [one, other] = [before.commitment, after.commitment]
  if (one?.source !== 'sbti' || other?.source !== 'sbti') return []
  // The day given in the row, if the change can have been on it.
  const on = other.updatedOn > from.on && other.updatedOn <= to.on ? other.updatedOn : to.on
  return (Object.keys(parts) as (keyof typeof parts)[]).flatMap((part): Change[] => {
    // Lists without numbers say about net zero only whether it is committed.
    if (part === 'netZero' && !(from.isWhole && to.isWhole)) return []
    const change = changeOf(one[part], other[part], from.isWhole && to.isWhole)
    return change === null ? [] : [{ on, part: parts[part], change }]
  })
}

type Part = { status: Sbti['nearTerm']['status']; classification?: string | null; year: string | null }

function changeOf(before: Part, after: Part, isSpeltAlike: boolean): Change['change'] | null {
  if (before.status !== after.status) return after.status === 'none' ? null : after.status
  const isOther = differ(yearIn(before.year), yearIn(after.year)) || differ(before.classification, after.classification)
  return isSpeltAlike && after.status === 'set' && isOther ? 'renewed' : null
}

/** Whether both values are known and different. One list left out the years of many targets, which is no change. */
function differ(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one) && Boolean(other) && one !== other
}

/** Returns the record with missing years of targets taken from the list before. */
function withYearsOf(before: SourceRecord | undefined, after: SourceRecord): SourceRecord {
  const [one, other] = [before?.commitment, after.commitment]
  if (one?.source !== 'sbti' || other?.source !== 'sbti') return after
  const filled = <P extends Part>(earlier: P, later: P): P =>
    later.status === 'set' && earlier.status === 'set' && later.year === null ? { ...later, year: earlier.year } : later
  const nearTerm = filled(one.nearTerm, other.nearTerm)
  const longTerm = filled(one.longTerm, other.longTerm)
  return { ...after, commitment: { ...other, nearTerm, longTerm, netZero: filled(one.netZero, other.netZero) } }
}

/** Returns the four digits of a year: "FY2030" in one list is "2030" in the next. */
function yearIn(year: string | null): string | undefined {
  return /\d{4}/.exec(year ?? '')?.[0]
}

function withChanges(record: SourceRecord, changes: readonly Change[] | undefined): SourceRecord {
  if (changes === undefined || record.commitment?.source !== 'sbti') return record
  return { ...record, commitment: { ...record.commitment, changes: [...changes] } }
}
