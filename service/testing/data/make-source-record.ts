import { plainRecord } from '@/service/sources/tables/plain-record'
import type { SourceRecord } from '@/service/sources/tables/source-record'

/** A record of a public list with nothing but a source and a name, which is its id too, and what a test says. */
export function makeSourceRecord(record: Pick<SourceRecord, 'source' | 'name'> & Partial<SourceRecord>): SourceRecord {
  return plainRecord({ recordId: record.name, ...record })
}
