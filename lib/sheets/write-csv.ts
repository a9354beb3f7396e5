import { formulaStart } from '@/service/contract/formula'

/** Null is an empty cell, never 0. */
export type CsvCell = string | number | null

/** Without it Excel reads UTF-8 in the machine's own code page. */
export const byteOrderMark = '\uFEFF'

function writeCell(cell: CsvCell, decimalSign: string): string {
  if (cell === null) return ''
  // All digits, without thousands separators.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimalSign) : ''
  const safe = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * One line of CSV (RFC 4180, CRLF): separated by commas, or by semicolons in languages with a decimal comma, as Excel expects there
 * (German, French, Swedish). Text that would be taken for a formula gets a leading apostrophe, which spreadsheets hide and `unguardCell`
 * removes. Numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[], decimalSign = '.'): string {
  const delimiter = decimalSign === ',' ? ';' : ','
  return `${cells.map((cell) => writeCell(cell, decimalSign)).join(delimiter)}\r\n`
}

/** Rows as the text of a CSV file in UTF-8. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => csvLine(row)).join('')
}

/** The cell before `csvLine` guarded it. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}
