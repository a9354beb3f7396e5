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

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  // The full figure, with a point whatever the locale: for programs.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const safe = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * One line of CSV (RFC 4180: commas, CRLF). A text that would be taken for a formula gets an apostrophe in front, which
 * spreadsheets do not show and `unguardCell` takes away again. Numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

/** Rows as the text of a CSV file in UTF-8. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map(csvLine).join('')
}

/** A cell as it was before `csvLine` guarded it. */
export function unguardCell(cell: string): string {
  return guardedFormula.test(cell) ? cell.slice(1) : cell
}
