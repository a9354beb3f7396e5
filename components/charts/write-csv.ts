export type ChartCell = string | number | null

/** The figures of a chart as a file has them: bare numbers, units in the head, null where nothing is known. */
export type ChartData = { head: readonly string[]; rows: readonly (readonly ChartCell[])[] }

/** A spreadsheet program takes a text that begins so for a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/

function writeCell(cell: ChartCell): string {
  if (cell === null) return ''
  // The full figure, with a point whatever the locale: for programs.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const safe = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180, UTF-8 with its mark so that spreadsheet programs read "CO₂". */
export function writeCsv({ head, rows }: ChartData): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}
