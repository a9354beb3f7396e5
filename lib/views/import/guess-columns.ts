import { findCountryCode } from '@/lib/views/registration/find-country-code'
import { isFiller } from '@/service/contract/filler'
import { isDay } from './amounts/is-day'
import { type HeadingReading, isOfOthers, readHeading } from './column-headings'
import { hasUnitRow, headingCells, isRowLabel } from './heading-cells'
import { withOneSpendAYear } from './headings/one-spend-a-year'
import { type ImportField, isRepeatable } from './import-field'

/** `headings`: the index of the row with the column names; null without one. */
export type ColumnGuess = { headings: number | null; columns: (ImportField | null)[] }

const sampleSize = 200
/** The most rows with titles, dates and column groups above the headings. */
const furthestHeading = 30
/** The share of a column's values that must be of one kind. */
const enough = 0.8

/** Kinds of values that identify a column without its heading, strongest first. */
const kinds: readonly { field: ImportField; is: (value: string) => boolean; isCertain: boolean }[] = [
  { field: 'lei_number', is: (value) => /^[A-Z0-9]{18}\d{2}$/i.test(value) && /[A-Z]/i.test(value), isCertain: true },
  { field: 'isin_number', is: (value) => /^[A-Z]{2}[A-Z0-9]{9}\d$/i.test(value), isCertain: true },
  { field: 'hq_subregion', is: (value) => /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(value), isCertain: false },
  {
    field: 'hq_region',
    is: (value) => value.length > 1 && /\p{L}/u.test(value) && findCountryCode(value) !== null,
    isCertain: false,
  },
  {
    field: 'website',
    is: (value) => /^(https?:\/\/)?([^\s@/]+@)?([\p{L}\p{N}_-]+\.)+\p{L}{2,}\.?([/?#:]\S*)?$/iu.test(value),
    isCertain: false,
  },
]

function shareOf(values: readonly string[], is: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(is).length / values.length
}

/** "NO" is Norway and "N" a vehicle sign, but under a heading that speaks of no country, "Duplicate", they are answers. */
const answers =
  /^(?:yes|no|y|n|ja|nein|j|si|sì|sí|oui|non|o|da|ne|nej|nee|tak|nie|ano|hayır|evet|да|нет|true|false|x)$/iu

function kindOf(values: readonly string[], above: string) {
  const found = kinds.find(({ is }) => shareOf(values, is) >= enough) ?? null
  if (found?.field !== 'hq_region' || above === '') return found
  return values.every((value) => answers.test(value.trim()) || !found.is(value)) ? null : found
}

/** The non-blank values of each column in the first rows. */
function sample(rows: readonly (readonly string[])[]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const first = rows.filter((row) => row.length > 0).slice(0, sampleSize)
  return Array.from({ length: width }, (_, column) =>
    first.map((row) => (row[column] ?? '').trim()).filter((value) => value !== ''),
  )
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '')
}

/** How many different fields the row at `place` surely names, together with the row above. */
function headingsAt(rows: readonly (readonly string[])[], place: number): number {
  return headingsIn(headingCells({ rows, headings: place }))
}

function headingsIn(row: readonly string[]): number {
  const readings = row.map((cell) => readHeading(cell.trim()))
  return new Set(readings.flatMap((read) => (read?.isSure ? [read.field] : []))).size
}

function namesItsColumns(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (rest.length === 0) return headingsIn(first) > 0
  const values = sample(rest)
  return first.some((cell, column) => {
    const kind = kindOf(values[column] ?? [], cell.trim())
    // Values of one kind below a cell that is not of that kind: the cell is their heading.
    if (kind !== null) return cell.trim() !== '' && !kind.is(cell.trim())
    return readHeading(cell)?.isSure ?? false
  })
}

/**
 * The row of headings below a title, where none of them is known: titles stand alone in their rows, a blank row follows, and the first
 * heading is often blank ("", "Total").
 */
function headingsBelowTitle(rows: readonly (readonly string[])[]): number | null {
  const filledIn = (row: readonly string[] | undefined) => (row ?? []).filter((cell) => cell.trim() !== '').length
  const start = rows.findIndex((row, place) => place > 0 && isFilled(row) && !isFilled(rows[place - 1] ?? []))
  if (start < 2 || start > furthestHeading || rows.slice(0, start).some((row) => filledIn(row) > 1)) return null
  const [first = '', ...others] = rows[start] ?? []
  const below = rows.slice(start + 1).filter(isFilled)
  const isNumeric = (cell: string) => /\d/.test(cell) && !/\p{L}{4}/u.test(cell)
  const amounts = below.slice(0, 3).flatMap((row) => row.slice(1).filter((cell) => cell.trim() !== ''))
  // Words over numbers: "Contact, Current, Older" over "Probe Ltd, 120.00, 5.00".
  const isOverNumbers = others.every((cell) => /\p{L}/u.test(cell)) && amounts.length > 0 && amounts.every(isNumeric)
  const isHeading = (first.trim() === '' || isOverNumbers) && others.some((cell) => /\p{L}/u.test(cell))
  return isHeading && below.length > 1 && below.slice(0, 3).some((row) => filledIn(row) > 1) ? start : null
}

/** The index of the row, among the first, that names most known columns; if none names two, the first row if it names any. */
function findHeadings(rows: readonly (readonly string[])[]): number | null {
  const pivot = rows.slice(0, furthestHeading).findIndex((row) => isRowLabel(row[0] ?? '') && row.length > 1)
  if (pivot >= 0) return pivot
  let best: number | null = null
  let most = 1
  for (let place = 0; place < Math.min(rows.length, furthestHeading); place++) {
    const named = headingsAt(rows, place)
    if (named > most) {
      best = place
      most = named
    }
  }
  if (best !== null) return best
  const titled = headingsBelowTitle(rows)
  if (titled !== null) return titled
  const first = rows.findIndex(isFilled)
  const below = rows.slice(first + 1).filter(isFilled)
  if (first < 0) return null
  const width = rows[first]?.filter((cell) => cell.trim() !== '').length ?? 0
  // A single heading below a one-cell title counts only in a row with more cells.
  const lone = rows.slice(0, furthestHeading).findIndex((row) => {
    const filled = row.filter((cell) => cell.trim() !== '')
    return (
      filled.length > Math.max(1, width) && headingsIn(row) === 1 && !filled.some((cell) => /^[\d.,\s]+$/.test(cell))
    )
  })
  if (lone > first) return lone
  return namesItsColumns(rows[first] ?? [], below) ? first : null
}

/** Values other than "n/a" and the like; all, if there are no others. */
function said(values: readonly string[]): readonly string[] {
  const others = values.filter((value) => !isFiller(value))
  return others.length === 0 ? values : others
}

/** "2024-03-31", "31.3.24" */
/** Over numbers "Vendor" and "Lieferant" are the supplier's number; over words "Kreditor" is its name. */
function fieldByValues(
  { field, isBare, isSure }: HeadingReading,
  values: readonly string[],
  above: string,
): ImportField | null {
  if (values.length === 0) return field
  // Oracle's "Site" is a place of the supplier; addresses of websites have a dot.
  if (field === 'website' && /^sites?$/i.test(above.trim()) && shareOf(values, (value) => value.includes('.')) < 0.5)
    return null
  // "Invoice" and "Value" may stand over words.
  if (field === 'spend' && shareOf(said(values), (value) => /\p{N}/u.test(value)) < 0.5) return null
  if (field === 'spend' && shareOf(said(values), isDay) >= enough) return null
  // "Vendor group" over numbers is no number of the supplier.
  if (field === 'name' && isSure && shareOf(values, (value) => /\p{L}/u.test(value)) < 0.5) return 'external_id'
  const isWords = (value: string) => /\p{L}{2}/u.test(value) && !/\d/.test(value)
  return field === 'external_id' && !isBare && shareOf(values, isWords) >= enough ? 'name' : field
}

/** The day on which something was ordered, invoiced or booked, whose year is that of the amount: "Document Date", "Belegdatum". */
const dayHeading =
  /^(?:(?:document|doc|posting|invoice|order|po|purchase order|transaction|booking|payment|accounting)[. _-]*date|date|(?:beleg|buchungs|rechnungs|bestell|zahlungs)?datum|date (?:de |d['’])?(?:la )?(?:facture|commande|pi[èe]ce|comptable)|(?:faktura|order|bokf[öo]rings)datum|fecha(?: (?:de )?(?:factura|pedido|documento|contable))?|data (?:fattura|ordine|documento|registrazione|faktury|zam[óo]wienia)|factuurdatum|boekdatum|(?:伝票|請求|発注|計上|支払)?日付?|(?:订单|发票|凭证|采购|入账|過帳|过账)?日期|(?:전표|발주|주문|전기)?일자)$/iu

function dayColumn(names: readonly string[], values: readonly string[][], columns: readonly (ImportField | null)[]) {
  return names.findIndex((name, column) => {
    const days = shareOf(said(values[column] ?? []), isDay)
    return columns[column] === null && dayHeading.test(name.trim()) && days >= enough
  })
}

type Claim = { column: number; field: ImportField; weight: number }

function claims(headings: readonly string[], values: readonly string[][]): Claim[] {
  return values.flatMap((ofColumn, column): Claim[] => {
    const above = headings[column] ?? ''
    if (isOfOthers(above)) return []
    const read = readHeading(above)
    const field = read && fieldByValues(read, ofColumn, above)
    const heading = read && field && { ...read, field }
    const kind = kindOf(ofColumn, above.trim())
    const isSame = heading !== null && heading.field === kind?.field
    return [
      ...(kind ? [{ column, field: kind.field, weight: isSame ? 6 : kind.isCertain ? 5 : 2 }] : []),
      ...(heading ? [{ column, field: heading.field, weight: heading.isBare ? 3 : heading.isSure ? 4 : 1 }] : []),
    ]
  })
}

/** The unused column that looks most like names: letters, and hardly any repetition. */
function nameColumn(values: readonly string[][], taken: readonly (ImportField | null)[]): number {
  const scores = values.map((ofColumn, column) => {
    const letters = shareOf(ofColumn, (value) => /\p{L}{2}/u.test(value))
    return taken[column] !== null || letters < 0.5 ? 0 : letters * (new Set(ofColumn).size / ofColumn.length)
  })
  const best = Math.max(0, ...scores)
  return best === 0 ? -1 : scores.indexOf(best)
}

/**
 * The contents of each column, guessed from headings in several languages and from values (country names and codes, LEI, ISIN, websites,
 * e-mail addresses), with the headings in the row at `headings`. Shown to the reader, who can change it.
 */
export function guessColumnsUnder(rows: readonly (readonly string[])[], headings: number | null): ColumnGuess {
  const names = headingCells({ rows, headings })
  const first = headings === null ? 0 : headings + (hasUnitRow({ rows, headings }) ? 2 : 1)
  const values = sample(rows.slice(first))
  while (values.length < names.length) values.push([])
  const columns: (ImportField | null)[] = values.map(() => null)
  for (const { column, field } of claims(names, values).sort((one, other) => other.weight - one.weight)) {
    if (columns[column] === null && (isRepeatable(field) || !columns.includes(field))) columns[column] = field
  }
  const contact = names.findIndex((heading) => /^\*?Contact(?:Name)?$/.test(heading.trim()))
  // Xero calls the supplier "ContactName" and "Contact"; "Contact name" is a person, in whichever column the supplier is.
  if (!columns.includes('name') && contact >= 0) columns[contact] = 'name'
  if (!columns.includes('name')) {
    const others = columns.map((field, column) => field ?? (isOfOthers(names[column] ?? '') ? 'industry' : null))
    const column = nameColumn(values, others)
    if (column >= 0) columns[column] = 'name'
  }
  const day = columns.includes('spend') && !columns.includes('spend_year') ? dayColumn(names, values, columns) : -1
  if (day >= 0) columns[day] = 'spend_year'
  return { headings, columns: withOneSpendAYear(columns, names) }
}

/** The same, with the row of headings found among the first. */
export function guessColumns(rows: readonly (readonly string[])[]): ColumnGuess {
  return guessColumnsUnder(rows, findHeadings(rows))
}

/** The guess, with all other columns that have a heading kept as text. */
export function keepOthers({ headings, columns }: ColumnGuess, rows: readonly (readonly string[])[]): ColumnGuess {
  const names = headingCells({ rows, headings })
  return { headings, columns: columns.map((field, column) => field ?? (names[column]?.trim() ? 'other' : null)) }
}

/** How many columns a sheet's headings name: the sheet with most is probably the list. */
export function countNamedColumns(rows: readonly (readonly string[])[]): number {
  return Math.max(0, ...rows.slice(0, furthestHeading).map((_, place) => headingsAt(rows, place)))
}
