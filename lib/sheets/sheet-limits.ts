import { SheetError } from './sheet-error'

export const sheetLimits = {
  bytes: 30 * 1024 * 1024,
  rows: 30_000,
  columns: 100,
  unpackedBytes: 250 * 1024 * 1024,
  letters: 250 * 1024 * 1024,
} as const

/** Spreadsheet programs have no more rows; blank ones at the end are exported, too. */
export const mostLines = 1_048_576

/** With so many rows, mostly blank, it is not a list. */
const furthestRow = 150_000

export function isBlank(cell: string): boolean {
  return cell.trim() === ''
}

/**
 * The rows without blank cells and rows at their ends, within the limits. Blank rows in between stay, so that a row's index is its number
 * less one. Throws SheetError `empty`, `too_many_rows` or `too_many_columns`.
 */
export function trimSheet(rows: readonly string[][]): string[][] {
  const trimmed = rows.map((row) => row.slice(0, row.findLastIndex((cell) => !isBlank(cell)) + 1))
  const kept = trimmed.slice(0, trimmed.findLastIndex((row) => row.length > 0) + 1)
  if (kept.length === 0) throw new SheetError('empty')
  const wide = kept.findIndex((row) => row.length > sheetLimits.columns)
  if (wide >= 0) throw new SheetError('too_many_columns', wide + 1)
  // One more, for a row of headings.
  if (kept.length > furthestRow || kept.filter((row) => row.length > 0).length > sheetLimits.rows + 1) {
    throw new SheetError('too_many_rows')
  }
  return kept
}
