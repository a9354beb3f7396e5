import { parseScope } from '@/service/reports/words/parse-scope'

/** The positions of the rows of a merged cell, and of the rows that name their own scopes. */
type Heights = { rows: readonly number[]; others: readonly number[] }

/**
 * "Scope 3" alone in the middle of its categories, among rows of "Scope 1" and "Scope 2" without such a cell: its rows are consecutive,
 * and its words stand halfway between the first and the last of them.
 */
export function isOneCentred(
  cells: readonly { text: string; top: number; bottom: number }[],
  { rows, others }: Heights,
): boolean {
  const [cell, ...more] = cells
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  if (!cell || more.length > 0 || parseScope(cell.text) === null || rows.length < 3 || others.length === 0) return false
  const isApart = others.every((y) => y < top || y > bottom)
  return isApart && Math.abs((cell.top + cell.bottom) / 2 - (top + bottom) / 2) < 3
}
