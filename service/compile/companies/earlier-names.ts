import { normalizeName } from '@/service/matching/names/normalize-name'
import type { SourceRecord } from '@/service/reference/source-record'

/** An earlier state of the list; `isWhole`: its companies have numbers. */
type State = { isWhole: boolean; records: readonly SourceRecord[] }

/**
 * The records of today's list, each with its names in earlier states under the same number: "CIECH S.A." for QEMETICA. Only from states
 * with numbers and in the same country; a name that another company of the list has today is skipped.
 */
export function withEarlierNames(states: readonly State[], records: readonly SourceRecord[]): SourceRecord[] {
  const ofToday = new Set(records.map(({ name }) => normalizeName(name)))
  const earlier = new Map<string, Map<string, SourceRecord>>()
  for (const { records: before } of states.filter(({ isWhole }) => isWhole)) {
    for (const record of before) {
      const names = earlier.get(record.recordId) ?? new Map<string, SourceRecord>()
      earlier.set(record.recordId, names.set(normalizeName(record.name), record))
    }
  }
  return records.map((record) => {
    const known = new Set([record.name, ...record.otherNames].map(normalizeName))
    const names = [...(earlier.get(record.recordId) ?? [])]
      .filter(([key, before]) => !known.has(key) && !ofToday.has(key) && before.hqRegion === record.hqRegion)
      .map(([, before]) => before.name)
    return names.length === 0 ? record : { ...record, otherNames: [...record.otherNames, ...names] }
  })
}
