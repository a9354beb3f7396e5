import type { SourceRecord } from '@/service/sources/tables/source-record'

type Known = Pick<SourceRecord, 'source' | 'recordId' | 'name'> & Partial<SourceRecord>

/** Returns a record with every field; fields that its list does not have are empty or null. */
export function plainRecord(known: Known): SourceRecord {
  return {
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
    ...known,
  }
}
