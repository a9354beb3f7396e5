/** "A" for the first column, as in spreadsheet programs. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26)
  return `${rest > 0 ? letterOf(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`
}
