import type { Commitment, Disclosure, IdentifierKind, SourceId } from '@/service/reference/records'

type WithoutCompany<T> = T extends unknown ? Omit<T, 'companyId'> : never

/**
 * One record of one publisher about one company, before records are joined into companies. Identifiers are the publisher's, but
 * already checked: an LEI or ISIN whose check digits fail is left out by the reader and counted as refused.
 */
export type SourceRecord = {
  source: SourceId
  /** Unique within the source and stable between its editions where the publisher has such a key. */
  recordId: string
  name: string
  otherNames: readonly string[]
  hqRegion: string | null
  hqSubregion: string | null
  website: string | null
  identifiers: readonly { kind: IdentifierKind; value: string }[]
  tickers: readonly { exchange: string; symbol: string }[]
  /** The publisher's own words for the industry; `service/sources/<publisher>/sectors.ts` maps them to ISIC. */
  sector: string | null
  sizeUsd: number | null
  /** A business segment or subsidiary that is filed under its parent's identifiers and therefore never joined by them. */
  isPart: boolean
  commitment: WithoutCompany<Commitment> | null
  disclosures: readonly WithoutCompany<Disclosure>[]
}

/** A row that was read and not carried over, with a reason that lets a person judge it. */
export type RefusedRow = { source: SourceId; file: string; row: string; reason: string }

export type SourceReading = { records: SourceRecord[]; refused: RefusedRow[] }
