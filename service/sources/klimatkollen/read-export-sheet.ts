import { z } from 'zod'
import type { FigurePlace } from '@/service/reference/records'
import { baseName, type EmissionField, type StatedTonnes, toDisclosed } from '@/service/sources/tables/printed-figures'
import { isMissing, readAmount } from '@/service/sources/tables/read-number'
import { keyByHeading, type PlainRow, refuseUnreadable, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow } from '@/service/sources/tables/source-record'
import type { CompanyYear } from './company-year'
import { withoutPreviousYear } from './previous-year-figures'
import { fieldOfCategory } from './scope-3-categories'

export const WORKBOOK_FILE = 'emissions/klimatkollen-companyData-2024-06.xlsx'
export const exportSheet = 'Export'

const categoryNumbers = Array.from({ length: 16 }, (_, index) => index + 1)
const columns = [
  'companyName',
  'wiki_id',
  'url',
  'Turnover',
  'turnover_currency',
  'no_employees',
  '23_scope1',
  '23_scope2MB',
  '23_scope2LB',
  '23_scope3',
  '23_total',
  '23_scope1_2Sum',
  '23_scope3Sum',
  '23_totalSum',
  ...categoryNumbers.map((category) => `23_scope3_${category}`),
]

/** "???" is the sheet's own mark for a currency it does not know. */
const Currency = z.enum(['SEK', 'EUR', 'USD', 'ISK', '???'])
const WikidataId = z.string().regex(/^Q\d+$/)
/** Turnovers that a person found unreadable; any other unreadable one stops the reader. */
const unreadableTurnovers = new Set(['638,000,00'])

/**
 * Reads the year 2023 from the workbook's sheet "Export". `findWikidataId` is used for rows that have only the company's name.
 * Throws SourceFileError for an unexpected heading, currency or cell.
 */
export function readExportSheet(
  plainRows: readonly PlainRow[],
  findWikidataId: (name: string) => string | null,
): { years: CompanyYear[]; refused: RefusedRow[] } {
  for (const row of plainRows) refuseUnreadable(WORKBOOK_FILE, row)
  const rows = keyByHeading(WORKBOOK_FILE, plainRows, columns)
  const refused: RefusedRow[] = []
  const years = rows.map((row) => {
    const name = textAt(row, 'companyName')
    const wikidataId = isMissing(row.cells['wiki_id']) ? findWikidataId(name) : textAt(row, 'wiki_id')
    if (!WikidataId.safeParse(wikidataId).success)
      throw errorAt(row, 'wiki_id', `${JSON.stringify(name)} has no Wikidata id`)
    const turnover = readTurnover(row)
    if (typeof turnover === 'string') {
      refused.push({
        source: 'klimatkollen',
        file: WORKBOOK_FILE,
        row: `${exportSheet} row ${row.row}`,
        reason: `${name} 2023: ${turnover}`,
      })
    }
    const disclosed = toDisclosed(statedFigures(row))
    const { emissions, because } = withoutPreviousYear(wikidataId ?? '', disclosed.emissions)
    if (because !== null) {
      refused.push({
        source: 'klimatkollen',
        file: WORKBOOK_FILE,
        row: `${exportSheet} row ${row.row}`,
        reason: `${name} 2023: ${because}, as the publisher says`,
      })
    }
    return {
      wikidataId: wikidataId ?? '',
      name,
      year: 2023,
      emissions,
      printed: disclosed.printed,
      turnover: typeof turnover === 'string' ? null : turnover,
      reportUrl: isMissing(row.cells['url']) ? null : textAt(row, 'url'),
      file: WORKBOOK_FILE,
      locator: `sheet ${exportSheet}, row ${row.row}`,
    }
  })
  return { years, refused }
}

/**
 * The columns "…Sum" are sums computed in the sheet. Where their parts are empty they were typed from a report that states only
 * the sum: only then are they what the company states.
 */
function statedFigures(row: TableRow): StatedTonnes[] {
  const parts: readonly (readonly [EmissionField, string])[] = [
    ['scope1Kg', '23_scope1'],
    ['scope2LocationKg', '23_scope2LB'],
    ['scope2MarketKg', '23_scope2MB'],
  ]
  const scopes = parts.flatMap(([field, column]) => statedAt(row, field, column))
  const categories = categoryNumbers.flatMap((category) => {
    const field = fieldOfCategory(category)
    return field === null ? [] : statedAt(row, field, `23_scope3_${category}`)
  })
  const hasCategories = categories.length > 0 || tonnesAt(row, '23_scope3_16') !== null
  const scope3 = statedAt(row, 'scope3Kg', '23_scope3')
  return [
    ...scopes,
    ...(scopes.length > 0 ? [] : statedAt(row, 'scope1And2Kg', '23_scope1_2Sum')),
    ...(scope3.length > 0 || hasCategories ? scope3 : statedAt(row, 'scope3Kg', '23_scope3Sum')),
    ...categories,
    ...statedAt(row, 'totalKg', '23_total'),
  ]
}

function statedAt(row: TableRow, field: EmissionField, column: string): StatedTonnes[] {
  const tonnes = tonnesAt(row, column)
  return tonnes === null ? [] : [{ field, tonnes, cell: row.cells[column] ?? null, place: placeOf(row, column) }]
}

function placeOf({ row }: TableRow, column: string): FigurePlace {
  return { file: baseName(WORKBOOK_FILE), sheet: exportSheet, row, column }
}

/** Amount and currency, null where there is none, or the reason why it cannot be used. */
function readTurnover(row: TableRow): CompanyYear['turnover'] | string {
  const cell = row.cells['Turnover']
  if (typeof cell === 'string' && unreadableTurnovers.has(cell))
    return `the turnover ${JSON.stringify(cell)} cannot be read`
  const amount = readAmount(cell, { file: WORKBOOK_FILE, row: `${row.row} of ${exportSheet}`, column: 'Turnover' })
  if (isMissing(row.cells['turnover_currency'])) return amount === null ? null : 'the turnover has no currency'
  const currency = Currency.safeParse(textAt(row, 'turnover_currency').toUpperCase())
  if (!currency.success)
    throw errorAt(
      row,
      'turnover_currency',
      `${JSON.stringify(row.cells['turnover_currency'])} is a currency we do not know`,
    )
  if (amount === null) return null
  return currency.data === '???'
    ? `the currency of the turnover ${amount} is unknown`
    : {
        amount,
        currency: currency.data,
        secondReading: null,
        printed: String(cell),
        place: placeOf(row, 'Turnover'),
      }
}

function tonnesAt(row: TableRow, column: string): number | null {
  return readAmount(row.cells[column], { file: WORKBOOK_FILE, row: `${row.row} of ${exportSheet}`, column })
}

function textAt(row: TableRow, column: string): string {
  const cell = row.cells[column]
  if (typeof cell !== 'string') throw errorAt(row, column, `${JSON.stringify(cell)} is not text`)
  return cell
}

function errorAt(row: TableRow, column: string, reason: string): SourceFileError {
  return new SourceFileError(WORKBOOK_FILE, `sheet ${exportSheet}, row ${row.row}, column ${column}`, reason)
}
