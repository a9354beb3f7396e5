import type { Disclosure } from '@/service/reference/records'
import { holdBackUnitErrors } from '@/service/sources/hold-back-unit-errors'
import { baseName, type StatedTonnes, toDisclosed } from '@/service/sources/tables/printed-figures'
import { readAmount } from '@/service/sources/tables/read-number'
import {
  keyByHeading,
  type PlainRow,
  readCsvRows,
  refuseUnreadable,
  type TableRow,
} from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { isTaiwanTaxId } from './tax-id'

export const TAIWAN_MOENV_FILE = 'emissions/taiwan-gcaa-ghg-2022-2024.csv'

const years = [2022, 2023, 2024] as const

// Company, tax id, then per year: scope 1, scope 2, total, revenue (million TWD), intensity; change of intensity.
const columns = [
  '公司',
  '事業統編',
  ...['範疇一', '範疇二', '總排放', '營收', '密集度'].flatMap((figure) => years.map((year) => `${year}${figure}`)),
  '密集度變化',
]

type YearDisclosure = Omit<Disclosure, 'companyId'>

/**
 * Scopes 1 and 2 of the regulated sites of 334 companies in Taiwan, 2022 to 2024, in tonnes: region "TW", never "GLOBAL". The
 * total column is scope 1 + 2 and is carried over as that. Revenue covers the company, not its sites, and is left out. Throws
 * SourceFileError for an unexpected heading or cell.
 */
export function readTaiwanMoenv(bytes: Uint8Array): SourceReading {
  return readTaiwanMoenvRows(readCsvRows(TAIWAN_MOENV_FILE, bytes))
}

/** Like the function above, but from the rows of the file. Throws SourceFileError where there is no company. */
export function readTaiwanMoenvRows(plainRows: readonly PlainRow<string>[]): SourceReading {
  for (const row of plainRows) refuseUnreadable(TAIWAN_MOENV_FILE, row)
  const rows = keyByHeading(TAIWAN_MOENV_FILE, plainRows, columns)
  const records: SourceRecord[] = []
  const refused: RefusedRow[] = []
  const rowOfTaxId = new Map<string, number>()
  for (const row of rows) {
    const taxId = readTaxId(row)
    const earlier = rowOfTaxId.get(taxId)
    if (earlier !== undefined) throw errorAt(row, '事業統編', `${taxId} is in row ${earlier} already`)
    rowOfTaxId.set(taxId, row.row)
    const reading = readYears(row, taxId)
    refused.push(...reading.refused)
    records.push(toRecord(row, taxId, reading.disclosures))
  }
  return withRecords(TAIWAN_MOENV_FILE, { records, refused })
}

function toRecord(row: TableRow<string>, taxId: string, disclosures: readonly YearDisclosure[]): SourceRecord {
  const name = row.cells['公司']?.trim() ?? ''
  if (name === '') throw errorAt(row, '公司', 'the name is empty')
  return {
    source: 'taiwan-moenv',
    recordId: taxId,
    name,
    otherNames: [],
    hqRegion: 'TW',
    hqSubregion: null,
    website: null,
    identifiers: [{ kind: 'tw_tax_id', value: taxId }],
    tickers: [],
    sector: null,
    sizeUsd: null,
    isPart: false,
    commitment: null,
    disclosures,
  }
}

function readYears(row: TableRow<string>, taxId: string): { disclosures: YearDisclosure[]; refused: RefusedRow[] } {
  const refused: RefusedRow[] = []
  const disclosures: YearDisclosure[] = []
  for (const year of years) {
    const scope1 = readTonnes(row, `${year}範疇一`)
    const scope2 = readTonnes(row, `${year}範疇二`)
    const total = readTonnes(row, `${year}總排放`)
    if (scope1 === 0 && scope2 === 0) {
      const reason = `${year}: 0 and 0 stands for "not reported" in this list`
      refused.push({ source: 'taiwan-moenv', file: TAIWAN_MOENV_FILE, row: `row ${row.row}`, reason })
      continue
    }
    // The file was rounded to 0.01 t, so the stated total may differ by that much from its parts.
    if (Math.abs(scope1 + scope2 - total) > 0.02) {
      throw errorAt(row, `${year}總排放`, `the total ${total} is not scope 1 + 2 (${scope1} + ${scope2})`)
    }
    disclosures.push({
      source: 'taiwan-moenv',
      recordId: taxId,
      year,
      region: 'TW',
      ...toDisclosed([
        stated(row, 'scope1Kg', scope1, `${year}範疇一`),
        stated(row, 'scope2Kg', scope2, `${year}範疇二`),
        stated(row, 'scope1And2Kg', total, `${year}總排放`),
      ]),
      revenue: null,
      document: null,
      locator: `row ${row.row}, columns ${year}`,
    })
  }
  const checked = holdBackUnitErrors(disclosures, row.cells['公司'] ?? taxId, TAIWAN_MOENV_FILE)
  return { disclosures: checked.disclosures, refused: [...refused, ...checked.refused] }
}

function stated(row: TableRow<string>, field: StatedTonnes['field'], tonnes: number, column: string): StatedTonnes {
  const place = { file: baseName(TAIWAN_MOENV_FILE), row: row.row, column }
  return { field, tonnes, cell: row.cells[column] ?? null, place }
}

function readTonnes(row: TableRow<string>, column: string): number {
  const tonnes = readAmount(row.cells[column], { file: TAIWAN_MOENV_FILE, row: row.row, column })
  if (tonnes === null)
    throw errorAt(row, column, 'a figure is missing, and this list writes 0 where nothing was reported')
  return tonnes
}

/** Spreadsheets drop a leading zero of the eight digits; the check digit confirms that it was a zero. */
function readTaxId(row: TableRow<string>): string {
  const taxId = row.cells['事業統編']?.trim().padStart(8, '0') ?? ''
  if (!isTaiwanTaxId(taxId)) throw errorAt(row, '事業統編', `${JSON.stringify(taxId)} is not a tax id of Taiwan`)
  return taxId
}

function errorAt(row: TableRow<string>, column: string, reason: string): SourceFileError {
  return new SourceFileError(TAIWAN_MOENV_FILE, `row ${row.row}, column ${column}`, reason)
}
