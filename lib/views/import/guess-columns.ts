import { findCountryCode } from '@/lib/views/registration/find-country-code'
import { readHeading } from './column-headings'
import type { ImportField } from './import-field'

type Guess = { hasHeadings: boolean; columns: (ImportField | null)[] }

const sampleSize = 200
/** So many of the values of a column say what it holds. */
const enough = 0.8

/** Kinds of values that tell a column without its heading, the most telling first. */
const kinds: readonly { field: ImportField; is: (value: string) => boolean; isCertain: boolean }[] = [
  { field: 'lei_number', is: (value) => /^[A-Z0-9]{18}\d{2}$/i.test(value) && /[A-Z]/i.test(value), isCertain: true },
  { field: 'isin_number', is: (value) => /^[A-Z]{2}[A-Z0-9]{9}\d$/i.test(value), isCertain: true },
  { field: 'hq_subregion', is: (value) => /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(value), isCertain: false },
  { field: 'hq_region', is: (value) => findCountryCode(value) !== null, isCertain: false },
  {
    field: 'website',
    is: (value) => /^(https?:\/\/)?([^\s@/]+@)?([\p{L}\p{N}_-]+\.)+\p{L}{2,}\.?([/?#:]\S*)?$/iu.test(value),
    isCertain: false,
  },
]

function shareOf(values: readonly string[], is: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(is).length / values.length
}

function kindOf(values: readonly string[]) {
  return kinds.find(({ is }) => shareOf(values, is) >= enough) ?? null
}

/** The values of each column, without blanks, of the first rows. */
function sample(rows: readonly (readonly string[])[]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const first = rows.filter((row) => row.length > 0).slice(0, sampleSize)
  return Array.from({ length: width }, (_, column) =>
    first.map((row) => (row[column] ?? '').trim()).filter((value) => value !== ''),
  )
}

function hasHeadings(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...rest] = rows.filter((row) => row.length > 0)
  if (rest.length === 0) return first.some((cell) => readHeading(cell)?.isSure)
  const values = sample(rest)
  return first.some((cell, column) => {
    const kind = kindOf(values[column] ?? [])
    // Values of one kind under something that is none: that is their heading.
    if (kind !== null) return cell.trim() !== '' && !kind.is(cell.trim())
    return readHeading(cell)?.isSure ?? false
  })
}

type Claim = { column: number; field: ImportField; weight: number }

function claims(headings: readonly string[], values: readonly string[][]): Claim[] {
  return values.flatMap((ofColumn, column): Claim[] => {
    const heading = readHeading(headings[column] ?? '')
    const kind = kindOf(ofColumn)
    const isSame = heading !== null && heading.field === kind?.field
    return [
      ...(kind ? [{ column, field: kind.field, weight: isSame ? 6 : kind.isCertain ? 5 : 2 }] : []),
      ...(heading ? [{ column, field: heading.field, weight: heading.isSure ? 4 : 1 }] : []),
    ]
  })
}

/** The column that most looks like names, of those that nothing else has: letters, and hardly two alike. */
function nameColumn(values: readonly string[][], taken: readonly (ImportField | null)[]): number {
  const scores = values.map((ofColumn, column) => {
    const letters = shareOf(ofColumn, (value) => /\p{L}{2}/u.test(value))
    return taken[column] !== null || letters < 0.5 ? 0 : letters * (new Set(ofColumn).size / ofColumn.length)
  })
  const best = Math.max(0, ...scores)
  return best === 0 ? -1 : scores.indexOf(best)
}

/**
 * What each column holds, and whether the first row names them: by headings in five languages and by values (country
 * names and codes, LEI, ISIN, websites, e-mail addresses). A guess, to be shown and changed.
 */
export function guessColumns(rows: readonly (readonly string[])[]): Guess {
  const withHeadings = hasHeadings(rows)
  const filled = rows.filter((row) => row.length > 0)
  const headings = withHeadings ? (filled[0] ?? []) : []
  const values = sample(withHeadings ? filled.slice(1) : filled)
  while (values.length < headings.length) values.push([])
  const columns: (ImportField | null)[] = values.map(() => null)
  for (const { column, field } of claims(headings, values).sort((one, other) => other.weight - one.weight)) {
    if (columns[column] === null && !columns.includes(field)) columns[column] = field
  }
  if (!columns.includes('name')) {
    const column = nameColumn(values, columns)
    if (column >= 0) columns[column] = 'name'
  }
  return { hasHeadings: withHeadings, columns }
}
