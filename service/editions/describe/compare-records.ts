import type { SourceRecord } from '@/service/reference/source-record'

export type RecordName = { recordId: string; name: string }
export type ChangedRecord = RecordName & { fields: string[] }
export type EditionDifference = {
  added: RecordName[]
  changed: ChangedRecord[]
  removed: RecordName[]
  unchanged: number
}

/** Fields that say where a value is in the file. They are not compared, because a row that moved down has not changed. */
const places = new Set(['locator', 'place', 'printed'])

function said(value: unknown): string {
  return JSON.stringify(value, (key, item) => (places.has(key) ? undefined : item))
}

function changedFields(before: SourceRecord, after: SourceRecord): string[] {
  const keys = Object.keys(after) as (keyof SourceRecord)[]
  return keys.filter((key) => said(before[key]) !== said(after[key]))
}

/** Returns added, changed and removed records of a source by record id; each list in the order of its edition. */
export function compareRecords(before: readonly SourceRecord[], after: readonly SourceRecord[]): EditionDifference {
  const old = new Map(before.map((record) => [record.recordId, record]))
  const difference: EditionDifference = { added: [], changed: [], removed: [], unchanged: 0 }
  for (const record of after) {
    const { recordId, name } = record
    const earlier = old.get(recordId)
    old.delete(recordId)
    if (earlier === undefined) {
      difference.added.push({ recordId, name })
      continue
    }
    const fields = changedFields(earlier, record)
    if (fields.length === 0) difference.unchanged += 1
    else difference.changed.push({ recordId, name, fields })
  }
  difference.removed = [...old.values()].map(({ recordId, name }) => ({ recordId, name }))
  return difference
}
