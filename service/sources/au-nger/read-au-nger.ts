import { z } from 'zod'
import type { Disclosure } from '@/service/reference/records'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { baseName, type StatedTonnes, toDisclosed } from '@/service/sources/tables/printed-figures'
import { readAmount } from '@/service/sources/tables/read-number'
import { keyByHeading, type PlainRow, readCsvRows, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { readIdentity } from './read-identity'
import { readNote } from './read-note'

export const AU_NGER_FILE = 'emissions/au-nger/Greenhouse and energy information by registered corporation 2021-22.csv'

/** Files by the year in which the reporting year ends: it runs from 1 July to 30 June and is filed under that year. */
export const AU_NGER_FILES = {
  2022: AU_NGER_FILE,
  2023: 'emissions/au-nger/nger_2022-23.csv',
  2024: 'emissions/au-nger/nger_2023-24.csv',
  2025: 'emissions/au-nger/nger_2024-25.csv',
} as const
export type NgerYear = keyof typeof AU_NGER_FILES
const years: readonly NgerYear[] = [2022, 2023, 2024, 2025]

/** One year's list: its file, and the year it ends in. */
type List = { file: string; year: number }
const first: List = { file: AU_NGER_FILE, year: 2022 }

function periodOf(year: number): string {
  return `1 July ${year - 1} to 30 June ${year}`
}

const scope1 = 'Total scope 1 emissions (t CO2-e)'
const scope2 = 'Total scope 2 emissions (t CO2-e)'
const columns = [
  'Organisation name',
  'Identifying details',
  scope1,
  scope2,
  'Net energy consumed (GJ)',
  'Important notes',
]

const NgerRow = z.object({
  'Organisation name': z.string().trim().min(1),
  'Identifying details': z.string().trim().min(1),
  'Important notes': z.string().trim().min(1),
})

/**
 * Scope 1 and 2 of the corporations that report under Australia's NGER Act, the years to 30 June 2022 to 2025, in tonnes:
 * facilities in Australia only, so region "AU", never "GLOBAL". A corporation is one record, under the name it had first.
 * Throws SourceFileError for an unexpected heading, identifier, note or cell.
 */
export function readAuNgerYears(bytes: Readonly<Record<NgerYear, Uint8Array>>): SourceReading {
  const readings = years.map((year) => {
    const file = AU_NGER_FILES[year]
    return readAuNgerRows(readCsvRows(file, bytes[year]), { file, year })
  })
  const records = groupBy(
    readings.flatMap((reading) => reading.records),
    ({ recordId }) => recordId,
  )
  return {
    records: [...records.values()].flatMap(inOne),
    refused: readings.flatMap(({ refused }) => refused),
  }
}

/** Joins the years of one corporation into one record; a later name becomes another name. */
function inOne(records: readonly SourceRecord[]): SourceRecord[] {
  const [record] = records
  if (record === undefined) return []
  const otherNames = new Set(records.map(({ name }) => name).filter((name) => name !== record.name))
  return [{ ...record, otherNames: [...otherNames], disclosures: records.flatMap(({ disclosures }) => disclosures) }]
}

/** Reads one year's list. */
export function readAuNger(bytes: Uint8Array, list: List = first): SourceReading {
  return readAuNgerRows(readCsvRows(list.file, bytes), list)
}

/** Like the function above, but from the rows of the file. */
export function readAuNgerRows(plainRows: readonly PlainRow<string>[], list: List = first): SourceReading {
  const { file } = list
  const rows = keyByHeading(file, plainRows, columns)
  if (rows.length === 0) throw new SourceFileError(file, 'the whole file', 'there are no rows')
  const records: SourceRecord[] = []
  const refused: RefusedRow[] = []
  const rowOfRecord = new Map<string, number>()
  for (const row of rows) {
    const reading = readRow(row, list)
    const earlier = rowOfRecord.get(reading.record.recordId)
    if (earlier !== undefined) {
      const reason = `${reading.record.recordId} is in row ${earlier} already`
      throw new SourceFileError(file, `row ${row.row}, column Identifying details`, reason)
    }
    rowOfRecord.set(reading.record.recordId, row.row)
    records.push(reading.record)
    refused.push(...reading.refused)
  }
  return { records, refused }
}

function readRow(row: TableRow<string>, list: List): { record: SourceRecord; refused: RefusedRow[] } {
  const { file } = list
  const cells = parseRow(NgerRow, row.cells, file, row.row)
  const name = cells['Organisation name']
  const { recordId, abn, hqRegion, refusal } = readIdentity(name, cells['Identifying details'], file, row.row)
  const record: SourceRecord = {
    source: 'au-nger',
    recordId,
    name,
    otherNames: [],
    hqRegion,
    hqSubregion: null,
    website: null,
    identifiers: abn === null ? [] : [{ kind: 'au_abn', value: abn }],
    tickers: [],
    sector: null,
    sizeUsd: null,
    isPart: false,
    commitment: null,
    disclosures: [toDisclosure(row, recordId, cells['Important notes'], list)],
  }
  const refused =
    refusal === null ? [] : [{ source: 'au-nger' as const, file, row: `row ${row.row}`, reason: `${refusal}: ${name}` }]
  return { record, refused }
}

function toDisclosure(
  row: TableRow<string>,
  recordId: string,
  note: string,
  { file, year }: List,
): Omit<Disclosure, 'companyId'> {
  const remark = readNote(note, file, row.row)
  const period = periodOf(year)
  return {
    source: 'au-nger',
    recordId,
    year,
    region: 'AU',
    ...toDisclosed([stated(row, file, 'scope1Kg', scope1), stated(row, file, 'scope2Kg', scope2)]),
    revenue: null,
    document: {
      url: null,
      title: `NGER emissions by registered corporation ${year - 1}-${year % 100} (${period})`,
      page: null,
    },
    locator: `row ${row.row}, ${period}${remark === null ? '' : `; ${remark}`}`,
  }
}

function stated(row: TableRow<string>, file: string, field: StatedTonnes['field'], column: string): StatedTonnes {
  const cell = row.cells[column]
  const tonnes = readAmount(cell, { file, row: row.row, column })
  if (tonnes === null || cell === undefined)
    throw new SourceFileError(file, `row ${row.row}, column ${column}`, 'a figure is missing')
  return { field, tonnes, cell, place: { file: baseName(file), row: row.row, column } }
}
