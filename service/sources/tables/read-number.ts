import type { Cell } from './read-table'
import { SourceFileError } from './source-file-error'

/** Where a cell stands, for messages: column as the publisher heads it. */
export type CellPlace = { file: string; row: number | string; column: string }

/** What publishers write into a cell they have no value for; never 0. */
const missingMarks = new Set(['', '-', '--', '–', '—', 'x', '?', 'n/a', '#n/a', '#value!', '#ref!', '#div/0!'])

/** No company emits or sells so much in any unit or currency; the digits of two cells run together make more. */
const largestFigure = 1e18

const decimalPoint = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/
const decimalComma = /^-?\d+(,\d+)?$/

/** True for an empty cell and for the marks that publishers write instead of a value. */
export function isMissing(cell: Cell | undefined): boolean {
  return (
    cell === null || cell === undefined || (typeof cell === 'string' && missingMarks.has(cell.trim().toLowerCase()))
  )
}

/**
 * The number in a cell, null where the publisher marks it as missing. `decimal` says how the column writes fractions:
 * "point" takes "1,234.5" and "1234.5", "comma" takes "1234,5" only, so that neither is ever guessed from a cell.
 * Throws SourceFileError for anything else ("638,000,00", "about 5").
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

/** As readNumber, but a negative figure is an error: nobody emits less than nothing. */
export function readAmount(
  cell: Cell | undefined,
  place: CellPlace,
  decimal: 'point' | 'comma' = 'point',
): number | null {
  const value = readNumber(cell, place, decimal)
  if (value === null || value >= 0) return value
  throw new SourceFileError(place.file, `row ${place.row}, column ${place.column}`, `${value} is negative`)
}

/** Tonnes to kilograms, without the tail that binary fractions leave (1.005 t is 1005 kg, not 1004.9999999999999). */
export function tonnesToKilograms(tonnes: number): number {
  return Number((tonnes * 1000).toPrecision(15))
}
