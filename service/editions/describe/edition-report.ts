import type { EditionReport } from '@/service/contract/data-source'
import type { JoinedEditions } from '@/service/editions/join/join-task'
import type { ImportableSource } from '@/service/reference/records'
import type { RecordName } from './compare-records'

function named({ recordId, name }: RecordName): { record_id: string; name: string } {
  return { record_id: recordId, name }
}

/** Returns what an import or rollback changed, in the shape of the interface. */
export function toReport(
  edition: { source: ImportableSource; number: number },
  { change, rows, warnings }: JoinedEditions,
): EditionReport {
  if (change === null) throw new Error('A report of a change without one')
  const { difference } = change
  return {
    source: edition.source,
    edition: edition.number,
    records: change.records,
    unchanged: difference.unchanged,
    added: difference.added.map(named),
    changed: difference.changed.map((record) => ({ ...named(record), fields: record.fields })),
    removed: difference.removed.map(named),
    refused: change.refused.map(({ file, row, reason }) => ({ file, row, reason })),
    companies: {
      known: rows.companies,
      added: rows.added.length,
      changed: rows.changed.length,
      removed: rows.removed.length,
    },
    withdrawn: change.removals.map(({ listedOn, removedOn, ...record }) => ({
      ...named(record),
      listed_at: listedOn,
      removed_at: removedOn,
    })),
    warnings,
  }
}
