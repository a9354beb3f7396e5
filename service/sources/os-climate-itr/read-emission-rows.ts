import { z } from 'zod'
import { lookUp } from '@/service/sources/tables/look-up'
import { isMissing, readAmount } from '@/service/sources/tables/read-number'
import { keyByHeading, type PlainRow, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { categoriesByWord, fold, type RowField, wholeBoundaries, wholeScopes } from './fields-of-rows'
import { partBoundaries, partsOfScopes } from './parts-of-scopes'
import { OS_CLIMATE_FILE } from './read-fundamentals'

export const emissionsSheet = 'ITR V2 esg data'
export const years = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022] as const
type Year = (typeof years)[number]

const columns = [
  'company_name',
  'company_lei',
  'company_id',
  'metric',
  'submetric',
  'boundary',
  'unit',
  'report_date',
  'base_year',
  ...years.map(String),
]

const Metric = z.enum([
  ...Object.keys(wholeScopes),
  // These rows are read for their addresses only.
  ...['pdf', 'xlsx', 'html', 'Annual Report'],
  // Not emissions, or intensities, or mixtures of scopes without a name of their own.
  ...['production', 'generation', 'distribution', 'purchased', 'consumption', 'component', 'pdf pages'],
  ...['base year', 'base_year', 's1s3', 's1 biogenic'],
  ...['s1', 's2', 's3', 's1s2', 's1+s2', 's1s2s3'].map((scopes) => `${scopes} intensity`),
])
const documentMetrics: readonly string[] = ['pdf', 'xlsx', 'html', 'Annual Report']

const kilogramsPerUnit: Readonly<Record<string, number>> = {
  'kg CO2e': 1,
  't CO2e': 1e3,
  'kt CO2e': 1e6,
  'thousand t CO2e': 1e6,
  'Mt CO2e': 1e9,
  'Millions t CO2e': 1e9,
}
/** A gas other than CO2e: rows in these units are left out. */
const unitsOfGases: readonly string[] = ['t CO2', 't CH4']

type RowOwner = { name: string; id: string; lei: unknown }
/** One figure of one row; `reportDate` is an ISO day, or "" where the sheet has none. */
export type Figure = RowOwner & {
  row: number
  field: Exclude<RowField, { kind: 'part' }>
  rank: number
  reportDate: string
  year: Year
  kilograms: number
  /** The cell as it is in the sheet, and the row's unit. */
  printed: string
  unit: string
}
export type ReportAddress = RowOwner & { reportDate: string; year: Year; url: string }

/**
 * Reads whole-company figures and report addresses from the emissions sheet. Only the first row of a company's block has its
 * name, which applies to the rows below. Throws SourceFileError for an unknown heading, metric, submetric, boundary, unit or
 * cell.
 */
export function readEmissionRows(plainRows: readonly PlainRow[]): { figures: Figure[]; addresses: ReportAddress[] } {
  const rows = keyByHeading(OS_CLIMATE_FILE, plainRows, columns)
  const figures: Figure[] = []
  const addresses: ReportAddress[] = []
  let owner: RowOwner | null = null
  let reportDate = ''
  for (const row of rows) {
    const next = readOwner(row)
    if (next) reportDate = ''
    owner = next ?? owner
    if (!owner) throw errorAt(row, 'company_name', 'no company is above this row')
    const metric = readMetric(row)
    if (metric === null) continue
    reportDate = readReportDate(row) || reportDate
    // Some rows of addresses have no date: they end the block of the report above them.
    if (documentMetrics.includes(metric)) addresses.push(...readAddresses(row, owner, reportDate))
    if (!Object.hasOwn(wholeScopes, metric)) continue
    figures.push(...readFigures(row, owner, metric))
  }
  return { figures, addresses }
}

function readOwner(row: TableRow): RowOwner | null {
  const name = row.cells['company_name']
  if (isMissing(name)) return null
  const id = row.cells['company_id']
  if (typeof name !== 'string' || typeof id !== 'string') throw errorAt(row, 'company_id', 'name or id is not text')
  return { name, id, lei: row.cells['company_lei'] }
}

/** Null for a row without a metric: spacing, base years, and one row of figures that cannot be assigned. */
function readMetric(row: TableRow): string | null {
  if (isMissing(row.cells['metric'])) return null
  const metric = Metric.safeParse(String(row.cells['metric']))
  if (!metric.success) throw errorAt(row, 'metric', `${JSON.stringify(row.cells['metric'])} is a metric we do not know`)
  return metric.data
}

/** Returns the figures of a row about the whole company; none for a row about a part of it. */
function readFigures(row: TableRow, owner: RowOwner, metric: string): Figure[] {
  const field = fieldOf(row, metric)
  const boundaryRank = rankOfBoundary(row)
  if (field.kind === 'part' || boundaryRank === null) return []
  const values = years.flatMap((year) => {
    const amount = readAmount(row.cells[String(year)], {
      file: OS_CLIMATE_FILE,
      row: `${row.row} of ${emissionsSheet}`,
      column: String(year),
    })
    return amount === null ? [] : [{ year, amount, printed: String(row.cells[String(year)]).trim() }]
  })
  if (values.length === 0) return []
  const factor = readUnit(row)
  if (factor === null) return []
  const reportDate = readReportDate(row)
  return values.map(({ year, amount, printed }) => ({
    ...owner,
    row: row.row,
    field,
    rank: field.rank + boundaryRank,
    reportDate,
    year,
    // Rounded to 15 digits: 7.2 Mt is exactly 7,200,000,000 kg.
    kilograms: Number((amount * factor).toPrecision(15)),
    printed,
    unit: String(row.cells['unit']),
  }))
}

function fieldOf(row: TableRow, metric: string): RowField {
  const cell = row.cells['submetric'] ?? null
  const word = fold(typeof cell === 'string' || typeof cell === 'number' ? cell : null)
  const field = lookUp(wholeScopes[metric] ?? {}, word) ?? (metric === 's3' ? categoriesByWord.get(word) : undefined)
  if (field) return field
  if (partsOfScopes.has(word)) return { kind: 'part' }
  throw errorAt(row, 'submetric', `${JSON.stringify(cell)} is a submetric of ${metric} we do not know`)
}

function rankOfBoundary(row: TableRow): number | null {
  const cell = row.cells['boundary'] ?? null
  const word = fold(typeof cell === 'string' || typeof cell === 'number' ? cell : null)
  const rank = lookUp(wholeBoundaries, word)
  if (rank !== undefined) return rank
  if (partBoundaries.has(word)) return null
  throw errorAt(row, 'boundary', `${JSON.stringify(cell)} is a boundary we do not know`)
}

function readUnit(row: TableRow): number | null {
  const unit = String(row.cells['unit'])
  const factor = lookUp(kilogramsPerUnit, unit)
  if (factor !== undefined) return factor
  if (unitsOfGases.includes(unit)) return null
  throw errorAt(row, 'unit', `${JSON.stringify(row.cells['unit'])} is a unit of emissions we do not know`)
}

function readReportDate(row: TableRow): string {
  const cell = row.cells['report_date']
  if (isMissing(cell)) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  throw errorAt(row, 'report_date', `${JSON.stringify(cell)} is not a day`)
}

function readAddresses(row: TableRow, owner: RowOwner, reportDate: string): ReportAddress[] {
  return years.flatMap((year) => {
    const url = String(row.cells[String(year)] ?? '').trim()
    return /^https?:\/\//.test(url) && URL.canParse(url) ? [{ ...owner, reportDate, year, url: new URL(url).href }] : []
  })
}

function errorAt(row: TableRow, column: string, reason: string): SourceFileError {
  return new SourceFileError(OS_CLIMATE_FILE, `sheet ${emissionsSheet}, row ${row.row}, column ${column}`, reason)
}
