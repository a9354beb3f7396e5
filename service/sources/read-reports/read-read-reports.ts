import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { checkedIdentifiers } from '../checked-identifiers'
import { listedWebsite } from '../listed-website'
import { regionOf } from '../region-of'
import { columns, READ_REPORTS_FILE, ReadRow } from './columns'
import { AUSTRALIAN_GROUPS_FILE, readAustralianGroups } from './read-australian-groups'
import { toYear } from './to-year'

/**
 * Figures that a person read from companies' own reports: those of the whole group are worldwide, those of a country have its
 * region. Figures that are uncertain, or of a part or of the parent alone, are refused with the reason. Throws SourceFileError
 * for an unexpected heading, category, unit or amount.
 */
export function readReadReports(bytes: { figures: Uint8Array; australianGroups: Uint8Array }): SourceReading {
  const { records, refused } = readReadReportsRows(readCsvRows(READ_REPORTS_FILE, bytes.figures))
  const others = readAustralianGroups(readCsvRows(AUSTRALIAN_GROUPS_FILE, bytes.australianGroups))
  const joined = [...groupBy([...records, ...others], ({ recordId }) => recordId).values()].flatMap(inOne)
  return { records: joined, refused }
}

/** Joins the records of one company from both files; for each year the newer report counts. */
function inOne(records: readonly SourceRecord[]): SourceRecord[] {
  const [record] = records
  if (record === undefined) return []
  const byYear = groupBy(
    records.flatMap(({ disclosures }) => disclosures),
    ({ year, region }) => `${year} ${region}`,
  )
  const disclosures = [...byYear.values()].flatMap((ofYear) =>
    ofYear.toSorted((a, b) => (b.filedIn ?? 0) - (a.filedIn ?? 0)).slice(0, 1),
  )
  return [{ ...record, disclosures: disclosures.toSorted((a, b) => a.year - b.year) }]
}

/** Like the function above, but from the rows of the file. Throws SourceFileError where there is no company. */
export function readReadReportsRows(plainRows: readonly PlainRow<string>[]): SourceReading {
  const rows = keyByHeading(READ_REPORTS_FILE, plainRows, columns).map(
    ({ row, cells }): ReadRow => ({ ...parseRow(ReadRow, cells, READ_REPORTS_FILE, row), row }),
  )
  const refused: RefusedRow[] = []
  const kept = rows.filter((row) => {
    const reason = whyLeftOut(row)
    if (reason !== null) refused.push(refusal(row, reason))
    return reason === null
  })
  const records = [...groupBy(kept, ({ company }) => company).values()].flatMap((ofCompany) => {
    const reading = readCompany(ofCompany)
    refused.push(...reading.refused)
    return reading.record.disclosures.length === 0 ? [] : [reading.record]
  })
  return withRecords(READ_REPORTS_FILE, { records, refused })
}

/** Returns why a figure is not carried over; null where it is. */
function whyLeftOut({ scope, boundary, confidence, intended_as }: ReadRow): string | null {
  if (scope === 'employees') return 'a number of employees'
  if (intended_as !== 'reported') return 'not stated as what was emitted'
  if (confidence !== 'sure') return 'its reader was not sure of it'
  if (boundary === 'parent') return 'of the parent company alone'
  if (boundary.startsWith('part:')) return 'of a part of the company'
  return scope === 'revenue' && boundary !== 'group' ? 'revenue of one country' : null
}

function refusal({ row, company, fiscal_year, scope }: ReadRow, reason: string): RefusedRow {
  const words = `${reason}: ${company} ${fiscal_year}, ${scope}`
  return { source: 'read-reports', file: READ_REPORTS_FILE, row: `row ${row}`, reason: words }
}

function readCompany(rows: readonly ReadRow[]): { record: SourceRecord; refused: RefusedRow[] } {
  const [first] = rows
  if (first === undefined) throw new SourceFileError(READ_REPORTS_FILE, 'the whole file', 'a company without rows')
  const { company, country, lei, isin, website, row } = first
  const other = rows.find((one) => one.country !== country || one.lei !== lei || one.isin !== isin)
  if (other) {
    const reason = `${company} has another country or identifier than in row ${row}`
    throw new SourceFileError(READ_REPORTS_FILE, `row ${other.row}, column company`, reason)
  }
  const { identifiers, refused } = checkedIdentifiers({ lei, isin }, { source: 'read-reports', recordId: company })
  const years = [...groupBy(newestOfEachYear(rows), keyOfYear).values()].map(toYear)
  const record: SourceRecord = {
    source: 'read-reports',
    recordId: company,
    name: company,
    otherNames: [],
    hqRegion: regionOf(country, READ_REPORTS_FILE, row, 'country'),
    hqSubregion: null,
    website: listedWebsite(website),
    identifiers,
    tickers: [],
    sector: null,
    sizeUsd: null,
    isPart: false,
    commitment: null,
    disclosures: years.flatMap(({ disclosure }) => (disclosure === null ? [] : [disclosure])),
  }
  return {
    record,
    refused: [
      ...refused.map((reason) => refusal(first, reason)),
      ...years.flatMap((year) => year.refused.map((one) => refusal(one.row, one.reason))),
    ],
  }
}

function keyOfYear({ fiscal_year, boundary }: ReadRow): string {
  return `${fiscal_year} ${boundary}`
}

/** Of several documents on one year only the newest counts. */
function newestOfEachYear(rows: readonly ReadRow[]): ReadRow[] {
  const newest = new Map<string, ReadRow>()
  for (const row of rows) {
    const before = newest.get(keyOfYear(row))
    if (before === undefined || row.document_year > before.document_year) newest.set(keyOfYear(row), row)
  }
  return rows.filter((row) => newest.get(keyOfYear(row))?.document === row.document)
}
