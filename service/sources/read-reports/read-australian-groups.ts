import { z } from 'zod'
import type { Disclosure, PrintedFigure } from '@/service/reference/records'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName, type EmissionField, toEmissions } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { fiscalPeriod } from './fiscal-period'

export const AUSTRALIAN_GROUPS_FILE = 'emissions/au-nger/DERIVED-firm_reports_fy2024-group-totals.csv'

const columns = [
  'asx_code',
  'company_name',
  'abn_register_name',
  'period',
  'scope1_t',
  'scope2_as_printed',
  'boundary',
  'report_title',
  'page',
  'document_url',
  'confidence',
]

const Row = z.object({
  company_name: z.string().min(1),
  period: z.string().regex(/^\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/, 'is no period'),
  scope1_t: z.string().regex(/^\d+$/, 'is no amount'),
  scope2_as_printed: z.string().min(1),
  boundary: z
    .string()
    .regex(/^(?:group global|(?:operational control|equity share)(?: \((?:group worldwide|all in Australia)\))?)$/),
  report_title: z.string().min(1),
  page: z.string().regex(/^\d+ \(PDF\)$/, 'is no page'),
  document_url: z.url(),
  confidence: z.enum(['high', 'medium']),
})
type Row = z.infer<typeof Row> & { table: TableRow<string> }

/** Companies that are also in the other file, with their name there. */
const nameThere: Readonly<Record<string, string>> = { 'Qantas Airways': 'Qantas', 'BHP Group': 'BHP' }
/** Companies with a headquarters outside Australia. */
const countries: Readonly<Record<string, string>> = { 'Alcoa Corporation': 'US' }

const units: Readonly<Record<string, number>> = {
  t: 1e3,
  kt: 1e6,
  Mt: 1e9,
  'million metric tons of': 1e9,
}
/** "0.26 MtCO2e (location-based)", "4.44 (location-based)" before a unit at the end, "60,297 tCO2e". */
const amounts = /([\d.,]*\d)(?: ?(kt|Mt|t) ?CO2-?e)?(?: \((location|market)-based\))?/g

/**
 * Scopes 1 and 2 of eight Australian groups in their fiscal year 2024, each with its report and page. Throws SourceFileError for
 * an unexpected heading or cell.
 */
export function readAustralianGroups(plainRows: readonly PlainRow<string>[]): SourceRecord[] {
  return keyByHeading(AUSTRALIAN_GROUPS_FILE, plainRows, columns).map((table) => {
    const row = { ...parseRow(Row, table.cells, AUSTRALIAN_GROUPS_FILE, table.row), table }
    const name = nameThere[row.company_name] ?? row.company_name
    const hqRegion = countries[name] ?? 'AU'
    return plainRecord({
      source: 'read-reports',
      recordId: name,
      name,
      hqRegion,
      disclosures: [toDisclosure(row, name)],
    })
  })
}

function toDisclosure(row: Row, recordId: string): Omit<Disclosure, 'companyId'> {
  const end = row.period.slice(-10)
  const period = fiscalPeriod([end])
  const printed = [printedFigure(row, 'scope1Kg', 'scope1_t', row.scope1_t, 't CO2e', 1e3), ...scope2Figures(row)]
  return {
    source: 'read-reports',
    recordId,
    year: Number(end.slice(0, 4)),
    ...(period !== null && { period }),
    region: 'GLOBAL',
    emissions: toEmissions(printed.map(({ field, kilograms }) => [field, kilograms] as const)),
    revenue: null,
    document: { url: row.document_url, title: row.report_title, page: row.page.replace(' (PDF)', '') },
    // All eight are reports on 2024 that were published in 2024 or 2025; the title does not always say which.
    filedIn: end.endsWith('-12-31') ? Number(end.slice(0, 4)) + 1 : Number(end.slice(0, 4)),
    locator: `row ${row.table.row}, ${row.boundary}`,
    printed: printed.map(({ figure }) => figure),
  }
}

type Figure = { field: EmissionField; kilograms: number; figure: PrintedFigure }

function printedFigure(
  row: Row,
  field: EmissionField,
  column: string,
  printed: string,
  unit: string,
  perUnit: number,
): Figure {
  const kilograms = Number((Number(printed.replaceAll(',', '')) * perUnit).toPrecision(15))
  const place = { file: baseName(AUSTRALIAN_GROUPS_FILE), row: row.table.row, column }
  return { field, kilograms, figure: { field, printed, unit, perUnit, place } }
}

function scope2Figures(row: Row): Figure[] {
  const column = 'scope2_as_printed'
  const text = row.scope2_as_printed
  const isCombined = text.startsWith('Total Scope 1 and 2')
  // The digits of "Scope 1 and 2" and "CO2" are not amounts.
  const words = text.replace(/Scope 1 and 2|Scope 2/g, '').replace(/million metric tons of CO2e$/, '')
  const unitAtEnd = /million metric tons of CO2e$/.test(text) ? 'million metric tons of' : undefined
  const figures = [...words.matchAll(amounts)].flatMap(([, amount = '', unit = unitAtEnd, method]): Figure[] => {
    if (unit === undefined) return []
    const perUnit = units[unit] ?? 0
    const scope = isCombined ? 'scope1And2' : 'scope2'
    const field =
      `${scope}${method === undefined ? '' : method === 'market' ? 'Market' : 'Location'}Kg` as EmissionField
    return [printedFigure(row, field, column, amount, `${unit} CO2e`, perUnit)]
  })
  if (figures.length > 0) return figures
  const reason = `${JSON.stringify(text)} holds no amount that we can read`
  throw new SourceFileError(AUSTRALIAN_GROUPS_FILE, `row ${row.table.row}, column ${column}`, reason)
}
