import type { Cell } from './read-table'
import { SourceFileError } from './source-file-error'

/** Place of a cell, for messages; the column as the publisher names it. */
export type CellPlace = { file: string; row: number | string; column: string }

/** What publishers write into a cell without a value; never 0. */
const missingMarks = new Set(['', '-', '--', '–', '—', 'x', '?', 'n/a', '#n/a', '#value!', '#ref!', '#div/0!'])

/** No company emits or sells this much in any unit or currency; joined digits of two cells would be larger. */
const largestFigure = 1e18

const decimalPoint = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/
const decimalComma = /^-?\d+(,\d+)?$/

/** Whether a cell is empty or holds a mark that publishers write instead of a value. */
export function isMissing(cell: Cell | undefined): boolean {
  return (
    cell === null || cell === undefined || (typeof cell === 'string' && missingMarks.has(cell.trim().toLowerCase()))
  )
}

/**
 * Returns the number in a cell; null where the publisher marks it as missing. `decimal` is the column's decimal sign: "point"
 * accepts "1,234.5" and "1234.5", "comma" accepts "1234,5" only, so that it is never guessed from a cell. Throws SourceFileError
 * for anything else ("638,000,00", "about 5").
 */
export function readNumber(
  cell: Cell | undefined,
  place: CellPlace,
  decimal: 'point' | 'comma' = 'point',
): number | null {
  if (isMissing(cell)) return null
  const value = numberIn(cell, decimal)
  if (value !== null && Math.abs(value) <= largestFigure) return value
  throw new SourceFileError(
    place.file,
    `row ${place.row}, column ${place.column}`,
    `${JSON.stringify(cell)} is not a number`,
  )
}

function numberIn(cell: Cell | undefined, decimal: 'point' | 'comma'): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string') return null
  const text = cell.trim()
  if (decimal === 'point' && decimalPoint.test(text)) return Number(text.replaceAll(',', ''))
  return decimal === 'comma' && decimalComma.test(text) ? Number(text.replace(',', '.')) : null
}

/** Like readNumber, but throws for a negative figure, because emissions and revenue cannot be negative. */
export function readAmount(
  cell: Cell | undefined,
  place: CellPlace,
  decimal: 'point' | 'comma' = 'point',
): number | null {
  const value = readNumber(cell, place, decimal)
  if (value === null || value >= 0) return value
  throw new SourceFileError(place.file, `row ${place.row}, column ${place.column}`, `${value} is negative`)
}

/** Converts tonnes to kilograms without the error of binary fractions (1.005 t is 1005 kg, not 1004.9999999999999). */
export function tonnesToKilograms(tonnes: number): number {
  return Number((tonnes * 1000).toPrecision(15))
}
