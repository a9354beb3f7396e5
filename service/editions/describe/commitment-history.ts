import type { CompanySource } from '@/service/reference/records'
import type { SourceRecord } from '@/service/reference/source-record'

/** A commitment that an edition no longer has: the record as it was last listed, the day of its last update in the list, and the day of removal. */
export type CommitmentEvent = {
  source: CompanySource
  recordId: string
  listedOn: string
  removedOn: string
  record: SourceRecord
}

type Sbti = Extract<SourceRecord['commitment'], { source: 'sbti' }>

const parts = ['nearTerm', 'longTerm', 'netZero'] as const

function sbtiOf(record: SourceRecord | undefined): Sbti | null {
  return record?.commitment?.source === 'sbti' ? record.commitment : null
}

function isStanding(status: Sbti['nearTerm']['status']): boolean {
  return status === 'set' || status === 'committed'
}

/** Whether the list still has a set or committed part. */
function isCommitted(listed: Sbti | null): listed is Sbti {
  return listed !== null && parts.some((part) => isStanding(listed[part].status))
}

/** Whether all parts or the near-term part were removed. The interface shows the near-term status, so its removal counts by itself. */
function isWithdrawn(before: Sbti, now: Sbti): boolean {
  return !isCommitted(now) || (isStanding(before.nearTerm.status) && now.nearTerm.status === 'removed')
}

/** Keys that identify the same company when its number in the list changes. */
function identityOf({ name, hqRegion, identifiers }: SourceRecord): string[] {
  const keys = identifiers
    .filter(({ kind }) => kind === 'lei' || kind === 'isin')
    .map(({ kind, value }) => `${kind} ${value}`)
  return [...keys, `name ${name.toLowerCase()} ${hqRegion}`]
}

/**
 * Returns the commitments of `before` that `after` does not have, or has with status removed. Only SBTi's list states each
 * company's commitment, so other sources have no removals. A company listed under another number has not left the list.
 */
export function findRemovals(
  source: CompanySource,
  before: readonly SourceRecord[],
  after: readonly SourceRecord[],
  retrievedOn: string,
): CommitmentEvent[] {
  if (source !== 'sbti') return []
  const now = new Map(after.map((record) => [record.recordId, record]))
  const known = new Set(before.map(({ recordId }) => recordId))
  const renumbered = new Set(after.filter(({ recordId }) => !known.has(recordId)).flatMap(identityOf))
  return before.flatMap((record) => {
    const listed = sbtiOf(record)
    if (!isCommitted(listed)) return []
    const event = { source, recordId: record.recordId, listedOn: listed.updatedOn, record }
    const later = sbtiOf(now.get(record.recordId))
    if (later === null) {
      return identityOf(record).some((key) => renumbered.has(key)) ? [] : [{ ...event, removedOn: retrievedOn }]
    }
    if (!isWithdrawn(listed, later)) return []
    // The day that the list itself gives for the change, if it changed it.
    return [{ ...event, removedOn: later.updatedOn > listed.updatedOn ? later.updatedOn : retrievedOn }]
  })
}

function asRemoved<Part extends { status: Sbti['nearTerm']['status'] }>(part: Part): Part {
  return isStanding(part.status) ? { ...part, status: 'removed' } : part
}

function removedCommitment(listed: Sbti, { listedOn, removedOn }: CommitmentEvent): Sbti {
  return {
    ...listed,
    nearTerm: asRemoved(listed.nearTerm),
    longTerm: asRemoved(listed.longTerm),
    netZero: asRemoved(listed.netZero),
    history: { listedOn, removedOn },
  }
}

/**
 * Returns the records of an edition together with removed commitments: missing records are added as removed, and records with
 * status removed get both days. An entry that the list contains again is returned as listed.
 */
export function applyHistory(
  source: CompanySource,
  records: readonly SourceRecord[],
  events: readonly CommitmentEvent[],
): SourceRecord[] {
  // The last of several events of a record counts.
  const ofSource = new Map(events.filter((event) => event.source === source).map((event) => [event.recordId, event]))
  if (ofSource.size === 0) return [...records]
  const listed = records.map((record) => {
    const event = ofSource.get(record.recordId)
    ofSource.delete(record.recordId)
    const [commitment, before] = [sbtiOf(record), event === undefined ? null : sbtiOf(event.record)]
    if (event === undefined || commitment === null || before === null || !isWithdrawn(before, commitment)) return record
    const { listedOn, removedOn } = event
    const none = parts.every((part) => commitment[part].status === 'none')
    const shown = none ? removedCommitment(before, event) : { ...commitment, history: { listedOn, removedOn } }
    return { ...record, commitment: shown }
  })
  const gone = [...ofSource.values()].flatMap((event) => {
    const commitment = sbtiOf(event.record)
    return commitment === null ? [] : [{ ...event.record, commitment: removedCommitment(commitment, event) }]
  })
  return [...listed, ...gone]
}
