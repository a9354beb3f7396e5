import { unguardCell } from '@/lib/sheets/write-csv'
import { isFiller } from '@/service/contract/filler'
import { isDay } from './amounts/is-day'
import { isLimit } from './amounts/qualifier'
import { hasThousandths, moneySignOf, readMoney } from './amounts/read-money'
import type { SpendUnit } from './amounts/spend-units'
import { isBareYuan, yuanOf, yuans } from './amounts/yuan'
import { currencyOfWord } from './currency-sign'
import { headingCells } from './heading-cells'
import type { ImportColumns, ImportField } from './import-field'
import type { ImportPlan } from './import-job'
import { isTicker } from './name-cells'
import { type DecimalSign, isUngrouped } from './read-amount'
import { type Remark, readCell } from './read-cell'
import { readSpendHeading } from './spend-heading'

/** `own_data` of a registration (service/contract/organization/own-data.ts). */
export type OwnDataBody = {
  category?: string
  buyer?: string
  contact_email?: string
  columns?: Record<string, string>
  spend?: { year: number; amount: number; currency: string; category?: string }[]
}

/** How the own-data columns of a sheet are read; computed once for all rows. */
export type OwnReading = {
  columns: ImportColumns
  headings: readonly string[]
  /** Columns of spend by index. `isGrouped`: its thousands have separators, if it has any. */
  spends: ReadonlyMap<number, SpendUnit & { decimal: DecimalSign; isGrouped: boolean }>
  chosen: ImportPlan['spend']
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u
const longest = { text: 200, heading: 100, cell: 1000 }
const mostColumns = 50

/** `places`: the row indexes of the list; `units`: the units of its columns of spend. */
type Sheet = Pick<ImportPlan, 'rows' | 'headings' | 'columns' | 'spend'> & {
  places: readonly number[]
  units: ReadonlyMap<number, SpendUnit>
}

/** `usual`: the decimal sign of the reader's language, for columns that could be read either way. */
export function readingOf(sheet: Sheet, usual: DecimalSign): OwnReading {
  const { rows, columns, spend, places, units } = sheet
  const names = headingCells(sheet)
  const headings = columns.map((_, column) => unguardCell(names[column] ?? '').trim())
  const spends = new Map(
    [...units].map(([column, unit]) => {
      const cells = places.map((place) => rows[place]?.[column] ?? '')
      return [column, { ...unit, decimal: moneySignOf(cells, usual), isGrouped: !cells.some(isUngrouped) }] as const
    }),
  )
  return { columns, headings, spends, chosen: spend }
}

function textOf(row: readonly string[], column: number): string {
  const text = unguardCell(row[column] ?? '').trim()
  return text === '' || isFiller(text) ? '' : text
}

function cellOf(row: readonly string[], { columns }: OwnReading, field: ImportField): string {
  const column = columns.indexOf(field)
  return column < 0 ? '' : textOf(row, column)
}

/** "k.A.", "n/a" or "#N/A" where an amount is expected; blanks, zeros and lines say it without words, and are not told. */
function isSaidToBeNone(cell: string): boolean {
  const text = unguardCell(cell).trim()
  return /\p{L}/u.test(text) && isFiller(text)
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('')

/** Makes 8.2 million of 8,199,999.999…, and 0.3 of 0.30000000000000004. */
function withoutRoundingError(amount: number): number {
  return Number(amount.toPrecision(15))
}

/** A four-digit year in "2024", "FY2024" or "2024-12-31". */
function yearOf(text: string): number | null {
  const found = /(?<!\d)((?:19|20)\d{2})(?!\d)/.exec(text.normalize('NFKC'))
  const year = Number(found?.[1] ?? 0)
  return year >= 1990 ? year : null
}

function currencyOf(text: string): string | null {
  if (text === '') return null
  return currencyOfWord(text.normalize('NFKC'))?.code ?? readSpendHeading(text).currency
}

/** Why an amount is kept as text: it cannot be read, or its year or currency is unknown. */
function keptFor(cell: string, amount: unknown, year: number | null, currency: string | null) {
  if (amount === null) return isLimit(cell) ? 'limit_kept' : 'kept_as_text'
  if (year === null) return currency === null ? 'no_year_or_currency' : 'no_year'
  return 'no_currency'
}

export type ReadOwnData = { ownData: OwnDataBody | null; remarks: Remark[] }

/**
 * The own data of a row; null if it has none. What cannot be read by its field is kept as text under its heading with a remark; so is an
 * amount whose year or currency is unknown.
 */
export function readOwnData(row: readonly string[], reading: OwnReading): ReadOwnData {
  const remarks: Remark[] = []
  const own: OwnDataBody = {}
  const columns: Record<string, string> = {}
  const keep = (column: number) => {
    const heading = cut(reading.headings[column] ?? '', longest.heading)
    const text = textOf(row, column)
    if (heading !== '' && text !== '' && Object.keys(columns).length < mostColumns)
      columns[heading] = cut(text, longest.cell)
  }
  const category = cut(cellOf(row, reading, 'category'), longest.text)
  if (category !== '') own.category = category
  const buyer = cut(cellOf(row, reading, 'buyer'), longest.text)
  if (buyer !== '') own.buyer = buyer
  const rowCountry = readCell('hq_region', cellOf(row, reading, 'hq_region')).value
  const rowYear = yearOf(cellOf(row, reading, 'spend_year'))
  const rowCurrency = currencyOf(cellOf(row, reading, 'spend_currency'))
  const spend: NonNullable<OwnDataBody['spend']> = []
  for (const [column, field] of reading.columns.entries()) {
    const text = textOf(row, column)
    if (field === 'spend' && isSaidToBeNone(row[column] ?? ''))
      remarks.push({ kind: 'no_amount', field, cell: unguardCell(row[column] ?? '').trim() })
    if (text === '') continue
    if (field === 'other' || (field === 'spend_year' && isDay(text))) keep(column)
    if (field === 'isin_number' && isTicker(text)) {
      keep(column)
      remarks.push({ kind: 'ticker_kept', field, cell: text })
    }
    if (field === 'contact_email') {
      const address = text.replace(/^mailto:/i, '')
      if (email.test(address) && address.length <= 254) own.contact_email = address
      else {
        keep(column)
        remarks.push({ kind: 'kept_as_text', field, cell: text })
      }
    }
    if (field === 'spend') {
      const heading = reading.spends.get(column)
      const decimal = heading?.decimal ?? '.'
      const told = readMoney(text, decimal)
      // "1,234" may be thousandths of a million, but never of a plain amount.
      const isWhole = told?.scale === null && (heading?.scale ?? 1) === 1 && heading?.isGrouped === true
      const read = isWhole && hasThousandths(text, decimal) ? null : told
      const year = heading?.year ?? rowYear ?? yearOf(reading.chosen.year) ?? heading?.titleYear ?? null
      // A heading with a bare 元 is as ambiguous as a cell with one.
      const isYuan = heading !== undefined && isBareYuan(heading.heading)
      const ofColumn = (isYuan ? null : heading?.currency) ?? rowCurrency ?? currencyOf(reading.chosen.currency)
      // "kr" in a column of euros contradicts it.
      const isContradicted = ofColumn !== null && read?.mayBe?.includes(ofColumn) === false
      const asYuan = read?.mayBe === yuans || (isYuan && read?.mayBe === null)
      const ofPlace = asYuan ? yuanOf({ cell: text, heading: heading?.heading ?? '', country: rowCountry }) : null
      const currency = read?.currency ?? (isContradicted ? null : ofColumn) ?? ofPlace
      if (read === null || year === null || currency === null) {
        keep(column)
        remarks.push({ kind: keptFor(text, read, year, currency), field, cell: text })
      } else {
        const amount = withoutRoundingError(read.amount * (read.scale === null ? (heading?.scale ?? 1) : 1))
        if (read.isAbout) remarks.push({ kind: 'approximate', field, cell: text, value: String(amount) })
        else if (read.scale !== null) remarks.push({ kind: 'multiplied', field, cell: text, value: String(amount) })
        spend.push({ year, amount, currency, ...(category === '' ? {} : { category }) })
      }
    }
  }
  if (spend.length > 0) own.spend = spend
  // Without an amount, year and currency columns are columns like any other.
  if (spend.length === 0) {
    for (const [column, field] of reading.columns.entries())
      if (field === 'spend_year' || field === 'spend_currency') keep(column)
  }
  if (Object.keys(columns).length > 0) own.columns = columns
  return { ownData: Object.keys(own).length === 0 ? null : own, remarks }
}

type Owned = { body: Readonly<Record<string, string>>; ownData: OwnDataBody | null }

/**
 * Merges the spend of rows that share one own identifier (or name) and year into the first of them: the service takes each registration's
 * spend of a year as the whole.
 */
export function gatherSpend<Row extends Owned>(rows: readonly Row[]): Row[] {
  const first = new Map<string, number>()
  const gathered: Row[] = []
  for (const row of rows) {
    const lines = row.ownData?.spend ?? []
    const account = row.body['external_id'] ?? row.body['name']
    const key = JSON.stringify([account, row.body['hq_region'] ?? null])
    const before = account === undefined || lines.length === 0 ? undefined : first.get(key)
    if (before === undefined) {
      if (account !== undefined && lines.length > 0) first.set(key, gathered.length)
      gathered.push(row)
      continue
    }
    const earlier = gathered[before]
    if (earlier)
      gathered[before] = {
        ...earlier,
        ownData: { ...earlier.ownData, spend: addUp([...(earlier.ownData?.spend ?? []), ...lines]) },
      }
    const { spend: _gathered, ...others } = row.ownData ?? {}
    gathered.push({ ...row, ownData: Object.keys(others).length === 0 ? null : others })
  }
  return gathered
}

/** Adds up lines of one year, currency and category. */
function addUp(lines: NonNullable<OwnDataBody['spend']>): NonNullable<OwnDataBody['spend']> {
  const sums = new Map<string, (typeof lines)[number]>()
  for (const line of lines) {
    const key = JSON.stringify([line.year, line.currency, line.category ?? null])
    const before = sums.get(key)
    sums.set(key, before ? { ...before, amount: withoutRoundingError(before.amount + line.amount) } : line)
  }
  return [...sums.values()]
}
