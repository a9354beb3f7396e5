import { z } from 'zod'
import type { Disclosure } from '@/service/reference/records'
import { parseRow } from '@/service/sources/tables/parse-row'
import { baseName, type StatedTonnes, toDisclosed } from '@/service/sources/tables/printed-figures'
import { readAmount } from '@/service/sources/tables/read-number'
import { keyByHeading, type PlainRow, readCsvRows, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { readIdentity } from './read-identity'
import { readNote } from './read-note'

export const AU_NGER_FILE = 'emissions/au-nger/Greenhouse and energy information by registered corporation 2021-22.csv'

/** The reporting year runs from 1 July 2021 to 30 June 2022 and is filed under the year it ends in. */
const year = 2022
const period = '1 July 2021 to 30 June 2022'

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
 * Scope 1 and 2 of the corporations that report under Australia's NGER Act, year to 30 June 2022, in tonnes: facilities
 * in Australia only, so region "AU", never "GLOBAL". Throws SourceFileError for any heading, identifier, note or cell
 * that is not as known.
 */
export function readAuNger(bytes: Uint8Array): SourceReading {
  return readAuNgerRows(readCsvRows(AU_NGER_FILE, bytes))
}

/** The same from the rows of the file. */
export function readAuNgerRows(plainRows: readonly PlainRow<string>[]): SourceReading {
  const rows = keyByHeading(AU_NGER_FILE, plainRows, columns)
  if (rows.length === 0) throw new SourceFileError(AU_NGER_FILE, 'the whole file', 'there are no rows')
  const records: SourceRecord[] = []
  const refused: RefusedRow[] = []
  const rowOfRecord = new Map<string, number>()
  for (const row of rows) {
    const reading = readRow(row)
    const earlier = rowOfRecord.get(reading.record.recordId)
    if (earlier !== undefined) {
      const reason = `${reading.record.recordId} stands in row ${earlier} already`
      throw new SourceFileError(AU_NGER_FILE, `row ${row.row}, column Identifying details`, reason)
    }
    rowOfRecord.set(reading.record.recordId, row.row)
    records.push(reading.record)
    refused.push(...reading.refused)
  }
  return { records, refused }
}

function readRow(row: TableRow<string>): { record: SourceRecord; refused: RefusedRow[] } {
  const cells = parseRow(NgerRow, row.cells, AU_NGER_FILE, row.row)
  const name = cells['Organisation name']
  const { recordId, abn, hqRegion, refusal } = readIdentity(name, cells['Identifying details'], AU_NGER_FILE, row.row)
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
    disclosures: [toDisclosure(row, recordId, cells['Important notes'])],
  }
  const refused =
    refusal === null
      ? []
      : [{ source: 'au-nger' as const, file: AU_NGER_FILE, row: `row ${row.row}`, reason: `${refusal}: ${name}` }]
  return { record, refused }
}

function toDisclosure(row: TableRow<string>, recordId: string, note: string): Omit<Disclosure, 'companyId'> {
  const remark = readNote(note, AU_NGER_FILE, row.row)
  return {
    source: 'au-nger',
    recordId,
    year,
    region: 'AU',
    ...toDisclosed([stated(row, 'scope1Kg', scope1), stated(row, 'scope2Kg', scope2)]),
    revenue: null,
    document: { url: null, title: `NGER emissions by registered corporation 2021-22 (${period})`, page: null },
    locator: `row ${row.row}, ${period}${remark === null ? '' : `; ${remark}`}`,
  }
}

function stated(row: TableRow<string>, field: StatedTonnes['field'], column: string): StatedTonnes {
  const cell = row.cells[column]
  const tonnes = readAmount(cell, { file: AU_NGER_FILE, row: row.row, column })
  if (tonnes === null || cell === undefined)
    throw new SourceFileError(AU_NGER_FILE, `row ${row.row}, column ${column}`, 'a figure is missing')
  return { field, tonnes, cell, place: { file: baseName(AU_NGER_FILE), row: row.row, column } }
}
