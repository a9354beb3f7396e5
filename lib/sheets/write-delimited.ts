/** What a spreadsheet program would take for a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/

function writeCell(cell: string): string {
  const safe = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV (RFC 4180) in UTF-8 with a byte order mark, without which Excel reads other letters. A cell that would be
 * taken for a formula gets an apostrophe in front; `unguardCell` takes it away again.
 */
export function writeDelimited(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

export function unguardCell(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
