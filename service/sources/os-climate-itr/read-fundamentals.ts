import { z } from 'zod'
import { checkedIdentifiers } from '@/service/sources/checked-identifiers'
import { regionOf } from '@/service/sources/region-of'
import { lookUp } from '@/service/sources/tables/look-up'
import { isMissing, readAmount } from '@/service/sources/tables/read-number'
import { keyByHeading, type PlainRow, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceRecord } from '@/service/sources/tables/source-record'
import { wrongLeis, wrongRevenues } from './reviewed-rows'
import { OS_CLIMATE_SECTORS } from './sectors'

export const OS_CLIMATE_FILE = 'emissions/os-climate-itr-v2-sample-2023-01.xlsx'
export const fundamentalsSheet = 'ITR V2 input data'

const columns = [
  'company_name',
  'company_lei',
  'company_id',
  'country',
  'region',
  'sector',
  'exposure',
  'currency',
  'fx_quote',
  'fx_rate',
  'report_date',
  'market_cap',
  'revenue',
  'ev',
  'evic',
  'assets',
  '',
  'debt',
  'cash',
  'shares outstanding',
  'share price on report date',
]

/** "megaEUR" is Eni's revenue in millions. */
const Currency = z.enum([
  'USD',
  'EUR',
  'megaEUR',
  'JPY',
  'DKK',
  'CHF',
  'SEK',
  'GBP',
  'KRW',
  'NOK',
  'THB',
  'TWD',
  'MAD',
  'MYR',
  'CNY',
])
const Sector = z.string().refine((words) => Object.hasOwn(OS_CLIMATE_SECTORS, words), 'a sector we have not mapped')

export type Company = Pick<SourceRecord, 'recordId' | 'name' | 'otherNames' | 'identifiers' | 'isPart'> & {
  hqRegion: string | null
  sector: string | null
  sizeUsd: number | null
}

/**
 * Names, identifiers, country, sector and size of the companies and segments, by `company_id`.
 * Throws SourceFileError for an unexpected heading, country, sector, currency or cell.
 */
export function readFundamentals(plainRows: readonly PlainRow[]): {
  companies: Map<string, Company>
  refused: RefusedRow[]
} {
  const rows = keyByHeading(OS_CLIMATE_FILE, plainRows, columns)
  const companies = new Map<string, Company>()
  const refused: RefusedRow[] = []
  for (const row of rows) {
    const id = textAt(row, 'company_id')
    const named = nameAndIdentifiers(textAt(row, 'company_name'), id, row.cells['company_lei'])
    if (companies.has(id)) throw errorAt(row, 'company_id', `${JSON.stringify(id)} is in the sheet twice`)
    const size = readSize(row, id, named.isPart)
    for (const reason of [...named.refused, ...(typeof size === 'string' ? [size] : [])]) {
      refused.push({
        source: 'os-climate-itr',
        file: OS_CLIMATE_FILE,
        row: `${fundamentalsSheet} row ${row.row}`,
        reason,
      })
    }
    companies.set(id, {
      ...named.company,
      hqRegion: isMissing(row.cells['country'])
        ? null
        : regionOf(textAt(row, 'country'), OS_CLIMATE_FILE, row.row, 'country'),
      sector: readSector(row),
      sizeUsd: typeof size === 'number' ? size : null,
    })
  }
  return { companies, refused }
}

/** A company that is in the emissions sheet and not in the fundamentals. */
export function companyWithoutFundamentals(name: string, id: string, lei: unknown): Company {
  return { ...nameAndIdentifiers(name, id, lei).company, hqRegion: null, sector: null, sizeUsd: null }
}

/**
 * `company_id` is an ISIN; with a suffix ("IT0003132476-Oil") it is a segment, filed under its parent's identifiers, which are
 * then not carried over. Versant Power has the ISIN of its parent Emera without a suffix.
 */
function nameAndIdentifiers(name: string, id: string, lei: unknown) {
  const isPart = /^[A-Z]{2}[0-9A-Z]{10}-/.test(id) || name === 'Versant Power'
  const withoutGroup = name.replace(/ - Group$/, '')
  const refused: string[] = []
  const knownLei = typeof lei === 'string' && lei !== 'Not Available' ? lei : null
  const wrongLei = lookUp(wrongLeis, id)
  if (wrongLei) refused.push(wrongLei)
  const checked = checkedIdentifiers(
    { lei: wrongLei ? null : knownLei, isin: id },
    { source: 'os-climate-itr', recordId: id },
  )
  if (!isPart) refused.push(...checked.refused.map((reason) => `${name}: ${reason}`))
  const company = {
    recordId: id,
    name: withoutGroup,
    otherNames: withoutGroup === name ? [] : [name],
    identifiers: isPart ? [] : checked.identifiers,
    isPart,
  }
  return { company, isPart, refused }
}

function readSector(row: TableRow): string {
  const words = Sector.safeParse(textAt(row, 'sector'))
  if (!words.success)
    throw errorAt(row, 'sector', `${JSON.stringify(row.cells['sector'])} is a sector we have not mapped`)
  return words.data
}

/**
 * Returns revenue in USD as a measure of size; null where it is in another currency or a segment's; a string with the reason
 * where it is not used.
 */
function readSize(row: TableRow, id: string, isPart: boolean): number | string | null {
  const currency = Currency.safeParse(row.cells['currency'])
  if (!currency.success)
    throw errorAt(row, 'currency', `${JSON.stringify(row.cells['currency'])} is a currency we do not know`)
  const revenue = readAmount(row.cells['revenue'], {
    file: OS_CLIMATE_FILE,
    row: `${row.row} of ${fundamentalsSheet}`,
    column: 'revenue',
  })
  // Segments carry their parent's revenue (OXY CHEM: 25,956 million USD, that of Occidental).
  if (revenue === null || revenue === 0 || isPart || currency.data !== 'USD') return null
  return lookUp(wrongRevenues, id) ?? revenue
}

function textAt(row: TableRow, column: string): string {
  const cell = row.cells[column]
  if (typeof cell !== 'string' || cell === '') throw errorAt(row, column, `${JSON.stringify(cell)} is not text`)
  return cell
}

function errorAt(row: TableRow, column: string, reason: string): SourceFileError {
  return new SourceFileError(OS_CLIMATE_FILE, `sheet ${fundamentalsSheet}, row ${row.row}, column ${column}`, reason)
}
