import { plainRecord } from '@/service/sources/tables/plain-record'
import type { SourceRecord } from '@/service/sources/tables/source-record'

/** Returns a record of a public list that has only a source, a name (used as its id too), and the given fields. */
export function makeSourceRecord(record: Pick<SourceRecord, 'source' | 'name'> & Partial<SourceRecord>): SourceRecord {
  return plainRecord({ recordId: record.name, ...record })
}
