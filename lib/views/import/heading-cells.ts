import { withoutUnitWords } from './amounts/plain-words'
import { readUnit } from './amounts/read-unit'
import { readHeading } from './column-headings'
import type { ImportPlan } from './import-job'

type Rows = Pick<ImportPlan, 'rows' | 'headings'>

/** "2024", "FY25", "Ist 2025 TEUR", "(EUR)": only the year or unit of a column of amounts. */
function saysOnlyUnit(cell: string): boolean {
  const { scale, isCurrency, year, rest } = readUnit(cell, true)
  return (scale !== null || isCurrency || year !== null) && withoutUnitWords(rest) === ''
}

/** Whether the row below the headings holds only units: "in TEUR", "EUR". */
export function hasUnitRow({ rows, headings }: Rows): boolean {
  if (headings === null) return false
  const cells = (rows[headings + 1] ?? []).map((cell) => cell.trim())
  const filled = cells.filter((cell) => cell !== '')
  return (
    filled.length > 0 &&
    filled.length < (rows[headings] ?? []).length &&
    filled.every((cell) => /\p{L}|\p{Sc}/u.test(cell) && saysOnlyUnit(cell))
  )
}

const rowLabels =
  /^(?:row labels|zeilenbeschriftungen|[ée]tiquettes de lignes|radetiketter|etiquetas de fila|etichette di riga|rijlabels|行ラベル|行标签)$/iu

/** What a pivot table calls its first column. */
export function isRowLabel(cell: string): boolean {
  return rowLabels.test(cell.trim())
}

/** The heading of a group of columns, which stands above its first column. */
function groupOver(above: readonly string[], column: number): string {
  for (let place = column; place > 0; place--) {
    const cell = (above[place] ?? '').trim()
    if (cell !== '') return cell
  }
  return ''
}

/**
 * The complete headings of a list that may have two rows of them: "Spend" over "2024" and "2025" becomes "Spend 2024" and "Spend 2025",
 * "Spend" over "TEUR" becomes "Spend (TEUR)". Empty without a row of headings.
 */
export function headingCells({ rows, headings }: Rows): readonly string[] {
  if (headings === null) return []
  const own = rows[headings] ?? []
  const above = headings === 0 ? [] : (rows[headings - 1] ?? [])
  const units = hasUnitRow({ rows, headings }) ? (rows[headings + 1] ?? []) : []
  const width = Math.max(own.length, units.length)
  return Array.from({ length: width }, (_, column) => {
    const cell = (own[column] ?? '').trim()
    // What a pivot table adds up stands over its row labels.
    const group = column > 0 && isRowLabel(own[0] ?? '') ? (above[0] ?? '').trim() : groupOver(above, column)
    const isPart = cell !== '' && saysOnlyUnit(cell) && readHeading(group)?.field === 'spend'
    const whole = isPart ? `${group} ${cell}` : (own[column] ?? '')
    const unit = (units[column] ?? '').trim()
    return unit === '' || cell === '' ? whole : `${whole} (${unit})`
  })
}
