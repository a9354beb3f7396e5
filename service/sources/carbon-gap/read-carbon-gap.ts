import { z } from 'zod'
import type { Disclosure, FigurePlace, PrintedFigure } from '@/service/reference/records'
import { holdBackUnitErrors } from '@/service/sources/hold-back-unit-errors'
import { regionOf } from '@/service/sources/region-of'
import { lookUp } from '@/service/sources/tables/look-up'
import { plainRecord } from '@/service/sources/tables/plain-record'
import {
  baseName,
  type EmissionField,
  printedFigure,
  type StatedTonnes,
  toDisclosed,
  withPrintedBehind,
} from '@/service/sources/tables/printed-figures'
import { readAmount } from '@/service/sources/tables/read-number'
import {
  checkHeading,
  columnLetters,
  type PlainRow,
  readCsvRows,
  refuseUnreadable,
} from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { withoutFigures } from '@/service/sources/tables/without-figures'
import { findDocument } from './find-documents'
import { reportsOfAnotherCompany, revenuesOfAnotherCompany } from './reports-of-another-company'
import { CARBON_GAP_SECTORS } from './sectors'

export const CARBON_GAP_FILE = 'emissions/carbongap-forbes250-2019-2020.csv'

// Row 1 holds the author's note and the years above groups of columns; row 2 holds the headings, of which three occur twice.
const yearsAbove = { column: 2, text: '2\u00a0019', next: '2020 data' }
const headingRow = 2
const heading = [
  '2021 Global Rank Forbes 2000',
  'Company Name',
  'Industry',
  'Country/Territory',
  'Scope 1 GHG emissions tons CO₂e',
  'Scope 2 emissions tons CO₂e',
  'Scope 3 emissions tons CO₂e',
  'Scope 1 GHG emissions tons CO₂e',
  'Scope 2 emissions tons CO₂e (location based when available)',
  'Scope 1+2',
  'Scope 3 emissions tons CO₂e',
  'Scope 1-3 emissions',
  'Profit per ton in Scope 1+2',
  'Profit per ton in Scope 1+2+3',
  'Share of profit if carbon price for Scope 1-2 is 100 USD',
  'Share of profit if carbon price X for Scope 3',
  'Combined share of profits',
  'Share of Revenue (Sales) Scope 1+2 if carbon price 100 USD',
  'Share of Revenue (sales) Scope 1+2+3 if carbon price 100 USD',
  'CO2 intensity gram CO2/USD. (Scope 1-3/Revenue)',
  '1% of profit means',
  'Datasource emission data (name, link + page nr)',
  'Sales/Revenue',
  'Profit',
]
const column = {
  name: 1,
  industry: 2,
  country: 3,
  2019: { scope1: 4, scope2: 5, scope1And2: null, scope3: 6, total: null },
  2020: { scope1: 7, scope2: 8, scope1And2: 9, scope3: 10, total: 11 },
  documents: 21,
  revenue: 22,
} as const

const Industry = z
  .string()
  .refine((words) => Object.hasOwn(CARBON_GAP_SECTORS, words), 'an industry we have not mapped')

type YearDisclosure = Omit<Disclosure, 'companyId'>

/**
 * Emissions of 179 of the world's largest companies in 2019 and 2020 (tonnes) and their revenue of 2020 (USD).
 * Throws SourceFileError for an unexpected heading, industry, country or cell.
 */
export function readCarbonGap(bytes: Uint8Array): SourceReading {
  return readCarbonGapRows(readCsvRows(CARBON_GAP_FILE, bytes))
}

/** Like the function above, but from the rows of the file. Throws SourceFileError where there is no company. */
export function readCarbonGapRows(rows: readonly PlainRow<string>[]): SourceReading {
  checkHeading(CARBON_GAP_FILE, rows, heading, headingRow)
  checkYearsAbove(rows[0])
  const records: SourceRecord[] = []
  const refused: RefusedRow[] = []
  for (const row of rows.slice(headingRow)) {
    const reading = readRecord(row)
    if (records.some((record) => record.recordId === reading.record.recordId)) {
      throw errorAt(row, column.name, `${JSON.stringify(reading.record.name)} is in the table twice`)
    }
    records.push(reading.record)
    refused.push(...reading.refused)
  }
  for (const row of rows.slice(headingRow)) {
    const owner = readOwnerOfReport(row)
    records.push(...owner.records)
    refused.push(...owner.refused)
  }
  return withRecords(CARBON_GAP_FILE, { records, refused })
}

function checkYearsAbove(row: PlainRow<string> | undefined): void {
  const { column: index, text, next } = yearsAbove
  if (row?.cells[index] === text && row.cells[index + 1] === next) return
  throw new SourceFileError(
    CARBON_GAP_FILE,
    'row 1, columns C and D',
    'the years above the groups are not 2019 and 2020',
  )
}

/** The company whose report a row holds under another company's name, with the emissions of the row. */
function readOwnerOfReport(row: PlainRow<string>): SourceReading {
  const owner = lookUp(reportsOfAnotherCompany, textAt(row, column.name))?.ofCompany
  if (!owner) return { records: [], refused: [] }
  const { name, hqRegion, otherNames = [], held = [] } = owner
  const ofReport = readDisclosures(row, name).map((one) => withPrintedBehind({ ...one, revenue: null }))
  const { disclosures, refused } = withoutFigures(ofReport, held, name, CARBON_GAP_FILE)
  const recordId = `${name} (row ${row.row})`
  const own = disclosures.map((one) => ({ ...one, recordId }))
  return {
    records: [
      plainRecord({
        source: 'carbon-gap',
        recordId,
        name,
        otherNames: [...otherNames],
        hqRegion,
        disclosures: own,
      }),
    ],
    refused,
  }
}

function readRecord(row: PlainRow<string>): { record: SourceRecord; refused: RefusedRow[] } {
  refuseUnreadable(CARBON_GAP_FILE, row)
  const name = textAt(row, column.name)
  if (name === '') throw errorAt(row, column.name, 'the name is empty')
  const industry = Industry.safeParse(textAt(row, column.industry))
  if (!industry.success)
    throw errorAt(
      row,
      column.industry,
      `${JSON.stringify(textAt(row, column.industry))} is an industry we have not mapped`,
    )
  const disclosures = readDisclosures(row, name)
  const anotherCompany = lookUp(reportsOfAnotherCompany, name)
  const kept = anotherCompany ? disclosures.flatMap(withoutEmissions) : disclosures
  const wrongRevenue = lookUp(revenuesOfAnotherCompany, name)
  const held = wrongRevenue === undefined ? [] : [{ years: [2020], fields: ['revenue'], because: wrongRevenue }]
  const reviewed = withoutFigures(kept, held, name, CARBON_GAP_FILE)
  const checked = holdBackUnitErrors(reviewed.disclosures, name, CARBON_GAP_FILE)
  const refused = anotherCompany
    ? [
        {
          source: 'carbon-gap' as const,
          file: CARBON_GAP_FILE,
          row: `row ${row.row}`,
          reason: `${name}: ${anotherCompany.because}`,
        },
      ]
    : []
  return {
    record: {
      source: 'carbon-gap',
      recordId: name,
      name,
      otherNames: namesInParentheses(name),
      hqRegion: regionOf(textAt(row, column.country), CARBON_GAP_FILE, row.row, 'Country/Territory'),
      hqSubregion: null,
      website: null,
      identifiers: [],
      tickers: [],
      sector: industry.data,
      sizeUsd: null,
      isPart: false,
      commitment: null,
      disclosures: checked.disclosures,
    },
    refused: [...refused, ...reviewed.refused, ...checked.refused],
  }
}

function readDisclosures(row: PlainRow<string>, name: string): YearDisclosure[] {
  const years = [2019, 2020] as const
  return years.flatMap((year) => {
    const { emissions, printed } = toDisclosed(statedFigures(row, year))
    const revenue = year === 2020 ? readRevenue(row) : null
    if (Object.keys(emissions).length === 0 && revenue === null) return []
    const document = findDocument(textAt(row, column.documents), year)
    return [
      {
        source: 'carbon-gap' as const,
        recordId: name,
        year,
        region: 'GLOBAL' as const,
        emissions,
        revenue,
        document,
        locator: `row ${row.row}, columns ${year === 2019 ? 'E to G' : 'H to L and W'}`,
        printed: revenue === null ? printed : [...printed, printedRevenue(row)],
      },
    ]
  })
}

function statedFigures(row: PlainRow<string>, year: 2019 | 2020): StatedTonnes[] {
  const columns = column[year]
  const figures: readonly (readonly [EmissionField, number | null])[] = [
    ['scope1Kg', columns.scope1],
    // "Location based when available": the table does not say which method a row uses.
    ['scope2Kg', columns.scope2],
    ['scope1And2Kg', columns.scope1And2],
    ['scope3Kg', columns.scope3],
    ['totalKg', columns.total],
  ]
  return figures.flatMap(([field, index]) => {
    if (index === null) return []
    const cell = row.cells[index] ?? null
    const tonnes = readAmount(cell, { file: CARBON_GAP_FILE, row: row.row, column: heading[index] ?? '' })
    return tonnes === null ? [] : [{ field, tonnes, cell, place: placeOf(row, index) }]
  })
}

/** The place of a cell; its column is named by letters where two columns have the same heading. */
function placeOf(row: PlainRow<string>, index: number): FigurePlace {
  const words = heading[index] ?? ''
  const isRepeated = heading.indexOf(words) !== heading.lastIndexOf(words)
  return { file: baseName(CARBON_GAP_FILE), row: row.row, column: isRepeated ? columnLetters(index) : words }
}

function printedRevenue(row: PlainRow<string>): PrintedFigure {
  return printedFigure('revenue', textAt(row, column.revenue), 'USD', placeOf(row, column.revenue))
}

/** "$89900000000,00": money has a decimal comma, emissions a decimal point. */
function readRevenue(row: PlainRow<string>): YearDisclosure['revenue'] {
  const text = textAt(row, column.revenue)
  if (!text.startsWith('$')) throw errorAt(row, column.revenue, `${JSON.stringify(text)} is not in dollars`)
  const place = { file: CARBON_GAP_FILE, row: row.row, column: heading[column.revenue] ?? '' }
  const amount = readAmount(text.slice(1), place, 'comma')
  return amount === null || amount === 0 ? null : { amount, currency: 'USD' }
}

function withoutEmissions(disclosure: YearDisclosure): YearDisclosure[] {
  return disclosure.revenue === null ? [] : [{ ...disclosure, emissions: {}, document: null }]
}

/** Returns the name in parentheses, so that "Saudi Arabian Oil Company (Saudi Aramco)" is found under either name. */
function namesInParentheses(name: string): string[] {
  const [, before, inside] = /^(.+?)\s*\((.+)\)$/.exec(name) ?? []
  return before && inside ? [before, inside] : []
}

function textAt(row: PlainRow<string>, index: number): string {
  return row.cells[index]?.trim() ?? ''
}

function errorAt(row: PlainRow<string>, index: number, reason: string): SourceFileError {
  return new SourceFileError(CARBON_GAP_FILE, `row ${row.row}, column ${heading[index]}`, reason)
}
