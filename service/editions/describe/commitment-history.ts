import type { CompanySource } from '@/service/reference/records'
import type { SourceRecord } from '@/service/reference/source-record'

/** A commitment that an edition no longer has: the record as it was last listed, and both days. */
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

/** Whether the list still holds the company to something. */
function isCommitted(listed: Sbti | null): listed is Sbti {
  return listed !== null && parts.some((part) => isStanding(listed[part].status))
}

/** The near-term part is what the interface shows the status of: its removal counts also where another part stands. */
function isWithdrawn(before: Sbti, now: Sbti): boolean {
  return !isCommitted(now) || (isStanding(before.nearTerm.status) && now.nearTerm.status === 'removed')
}

/** What the same company may be listed under when its number changes. */
function identityOf({ name, hqRegion, identifiers }: SourceRecord): string[] {
  const keys = identifiers
    .filter(({ kind }) => kind === 'lei' || kind === 'isin')
    .map(({ kind, value }) => `${kind} ${value}`)
  return [...keys, `name ${name.toLowerCase()} ${hqRegion}`]
}

/**
 * Commitments of `before` that `after` does not have, or has as removed. Only SBTi says for each company what it is
 * committed to. A company that stands in the list under another number has not left it.
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
    // The list's own day of the change, where it is one.
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
 * The records of an edition with what it no longer has: records that are gone stand as removed, those with a removed
 * status get both days. An entry that the list holds again is simply what the list says.
 */
export function applyHistory(
  source: CompanySource,
  records: readonly SourceRecord[],
  events: readonly CommitmentEvent[],
): SourceRecord[] {
  // Of several events of a record the last counts.
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
