import { numberOf } from '@/service/reference/printed-amount'
import type { Disclosure, PrintedFigure } from '@/service/reference/records'
import { groupBy } from '@/service/sources/tables/group-by'
import { baseName, type EmissionField, toEmissions } from '@/service/sources/tables/printed-figures'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { chooseBasis } from './choose-basis'
import { READ_REPORTS_FILE, type ReadRow, scopeFields } from './columns'
import { addressOf } from './document-addresses'
import { fiscalPeriod } from './fiscal-period'
import { moneyPer, tonnesPer } from './printed-units'

type YearDisclosure = Omit<Disclosure, 'companyId'>
type Figure = { row: ReadRow; field: EmissionField | 'revenue'; amount: number; printed: PrintedFigure }
type Refusal = { row: ReadRow; reason: string }
export type YearReading = { disclosure: YearDisclosure | null; refused: Refusal[] }

/** Relative tolerance: the second reader rounded amounts of spreadsheets to three decimals (5299.945800000001). */
const sameAmount = 1e-6

/** Reads one document's figures of one company, year and region. Throws SourceFileError for an unknown unit or currency. */
export function toYear(rows: readonly ReadRow[]): YearReading {
  const refused: Refusal[] = []
  const figures = [...groupBy(rows, ({ scope }) => scope).values()].flatMap((ofScope): Figure[] => {
    const row = chooseBasis(ofScope)
    for (const one of ofScope) {
      if (row === null) refused.push({ row: one, reason: 'the document prints it on two bases and names no main one' })
      else if (one !== row)
        refused.push({ row: one, reason: 'the document prints it on two bases, and this is not the main one' })
    }
    if (row === null) return []
    const figure = toFigure(row)
    if (figure === null) refused.push({ row, reason: 'what is printed does not come to the amount that was noted' })
    return figure === null ? [] : [figure]
  })
  const [first] = figures
  if (first === undefined) return { disclosure: null, refused }
  const { document, company, fiscal_year, boundary, doc_title, document_year } = first.row
  const revenue = figures.find(({ field }) => field === 'revenue')
  const period = fiscalPeriod(figures.map(({ row }) => row.period_end))
  const pages = [...new Set(figures.flatMap(({ row }) => (row.page === '' ? [] : [pageOf(row)])))]
  const disclosure: YearDisclosure = {
    source: 'read-reports',
    recordId: company,
    year: fiscal_year,
    ...(period !== null && { period }),
    region: boundary === 'group' ? 'GLOBAL' : boundary.slice('country:'.length),
    emissions: toEmissions(
      figures.flatMap(({ field, amount }) => (field === 'revenue' ? [] : [[field, amount] as const])),
    ),
    revenue: revenue === undefined ? null : { amount: revenue.amount, currency: revenue.row.gas },
    document: { url: addressOf(document), title: doc_title, page: pages.length === 0 ? null : pages.join(', ') },
    filedIn: document_year,
    locator: locatorOf(figures.map(({ row }) => row)),
    printed: figures.map(({ printed }) => printed),
  }
  return { disclosure, refused }
}

function locatorOf(rows: readonly ReadRow[]): string {
  const numbers = rows.map(({ row }) => row).toSorted((a, b) => a - b)
  const isCarbonDioxideOnly = rows.some(({ scope, gas }) => scope !== 'revenue' && gas === 'CO2')
  const words = `rows ${numbers[0]} to ${numbers.at(-1)}, fiscal year as the company names it`
  return isCarbonDioxideOnly ? `${words}; printed as CO2, without other gases` : words
}

/** Pages of an extract are numbered within the extract. */
function pageOf({ page, excerpt }: ReadRow): string {
  return excerpt === 'yes' ? `${page} of the extract` : page
}

/** Null where printed figure times unit differs from the amount that the reader noted: one of them is wrong. */
function toFigure(row: ReadRow): Figure | null {
  const { scope, printed_value, printed_unit, value_t, gas, label, page } = row
  const isMoney = scope === 'revenue'
  const factors = isMoney ? moneyPer(printed_unit) : tonnesPer(printed_unit)
  if (factors.length === 0)
    throw errorAt(row, 'printed_unit', `${JSON.stringify(printed_unit)} is a unit we do not know`)
  if (isMoney ? !/^[A-Z]{3}$/.test(gas) : gas !== 'CO2e' && gas !== 'CO2') {
    throw errorAt(row, 'gas', `${JSON.stringify(gas)} is neither a gas nor a currency we know`)
  }
  const number = numberOf(printed_value.trim())
  if (number === null || (isMoney && number === 0)) return null
  const factor = factors.find((one) => Math.abs(number * one - value_t) <= value_t * sameAmount)
  if (factor === undefined) return null
  const field = fieldOf(scope)
  const perUnit = isMoney ? factor : factor * 1000
  const printed: PrintedFigure = {
    field,
    printed: printed_value.trim(),
    unit: isMoney && printed_unit === '' ? gas : printed_unit,
    perUnit,
    place: { file: baseName(READ_REPORTS_FILE), row: row.row, column: 'printed_value' },
    ...(label !== '' && { label }),
    ...(page !== '' && { page: pageOf(row) }),
  }
  return { row, field, amount: Number((number * perUnit).toPrecision(15)), printed }
}

function fieldOf(scope: ReadRow['scope']): EmissionField | 'revenue' {
  if (scope === 'revenue') return scope
  const category = /^3\.(\d+)$/.exec(scope)?.[1]
  if (category !== undefined) return `scope3CategoriesKg.${category}` as EmissionField
  return scopeFields[scope as keyof typeof scopeFields]
}

function errorAt({ row }: ReadRow, column: string, reason: string): SourceFileError {
  return new SourceFileError(READ_REPORTS_FILE, `row ${row}, column ${column}`, reason)
}
