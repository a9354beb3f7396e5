/** Null is an empty cell, never 0. */
export type CsvCell = string | number | null

/** Without it, Excel reads UTF-8 as the machine's own code page. */
export const byteOrderMark = '\uFEFF'

/**
 * What a spreadsheet program would take for a formula (OWASP, "CSV Injection"): also behind blanks, which some programs
 * drop, and in the full-width signs that East Asian ones read as their narrow forms.
 */
const formula = String.raw`\s*[=+\-@\t\r＝＋－＠]`
const formulaStart = new RegExp(`^${formula}`)
const guardedFormula = new RegExp(`^'${formula}`)

function writeCell(cell: CsvCell, decimalSign: string): string {
  if (cell === null) return ''
  // The full figure, without marks for thousands.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimalSign) : ''
  const safe = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * One line of CSV (RFC 4180, CRLF): commas, or semicolons where a comma is the decimal sign, which is what Excel takes there
 * without being asked (German, French, Swedish). A text that would be taken for a formula gets an apostrophe in front, which
 * spreadsheets do not show and `unguardCell` takes away again. Numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[], decimalSign = '.'): string {
  const delimiter = decimalSign === ',' ? ';' : ','
  return `${cells.map((cell) => writeCell(cell, decimalSign)).join(delimiter)}\r\n`
}

/** Rows as the text of a CSV file in UTF-8. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => csvLine(row)).join('')
}

/** A cell as it was before `csvLine` guarded it. */
export function unguardCell(cell: string): string {
  return guardedFormula.test(cell) ? cell.slice(1) : cell
}
