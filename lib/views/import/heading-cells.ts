import { withoutUnitWords } from './amounts/plain-words'
import { readUnit } from './amounts/read-unit'
import { readHeading } from './column-headings'
import type { ImportPlan } from './import-job'

type Rows = Pick<ImportPlan, 'rows' | 'headings'>

/** "2024", "FY25", "Ist 2025 TEUR", "(EUR)": what a column of amounts is of, and no word for what they are. */
function saysOnlyUnit(cell: string): boolean {
  const { scale, isCurrency, year, rest } = readUnit(cell, true)
  return (scale !== null || isCurrency || year !== null) && withoutUnitWords(rest) === ''
}

/** Whether the row below the headings holds nothing but units of their columns: "in TEUR", "EUR". */
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

/** The heading of a group of columns, which stands over the first of them. */
function groupOver(above: readonly string[], column: number): string {
  for (let place = column; place > 0; place--) {
    const cell = (above[place] ?? '').trim()
    if (cell !== '') return cell
  }
  return ''
}

/**
 * The headings of a list, each of them whole where it stands in two rows: "Spend" over "2024" and "2025" is "Spend 2024" and
 * "Spend 2025", "Spend" over "TEUR" is "Spend (TEUR)". Empty where there is no row of headings.
 */
export function headingCells({ rows, headings }: Rows): readonly string[] {
  if (headings === null) return []
  const own = rows[headings] ?? []
  const above = headings === 0 ? [] : (rows[headings - 1] ?? [])
  const units = hasUnitRow({ rows, headings }) ? (rows[headings + 1] ?? []) : []
  const width = Math.max(own.length, units.length)
  return Array.from({ length: width }, (_, column) => {
    const cell = (own[column] ?? '').trim()
    const group = groupOver(above, column)
    const isPart = cell !== '' && saysOnlyUnit(cell) && readHeading(group)?.field === 'spend'
    const whole = isPart ? `${group} ${cell}` : (own[column] ?? '')
    const unit = (units[column] ?? '').trim()
    return unit === '' || cell === '' ? whole : `${whole} (${unit})`
  })
}
