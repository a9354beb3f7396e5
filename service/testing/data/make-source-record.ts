import type { SourceRecord } from '@/service/sources/tables/source-record'

/** A record of a public list with nothing but a source, an id and a name, and what a test says. */
export function makeSourceRecord(record: Pick<SourceRecord, 'source' | 'name'> & Partial<SourceRecord>): SourceRecord {
  return {
    recordId: record.name,
    otherNames: [],
    hqRegion: null,
    hqSubregion: null,
    website: null,
    identifiers: [],
    tickers: [],
    sector: null,
    sizeUsd: null,
    isPart: false,
    commitment: null,
    disclosures: [],
    ...record,
  }
}
