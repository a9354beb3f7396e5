import { because } from '@/service/reports/model/reason'
import type { RowScope } from '@/service/reports/tables/meaning/row-scope'
import type { Cell } from '@/service/reports/tables/rows/table-cells'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isOfAllScopes } from '@/service/reports/words/section-heads'
import { isTotalLabel } from '@/service/reports/words/total-labels'

/**
 * Rows that are the sum of all rows above them under the same heading, in at least two columns: under "Scope 1" the last row is the
 * whole, with any name ("Acme SE") or none.
 */
export function sumRows(rows: readonly Row[]): Set<Row> {
  return new Set(
    rows.filter((row, at) => {
      const parts = partsBefore(rows.slice(0, at), row.section)
      return (
        parseScope(row.label) === null &&
        parts.every(({ label }) => parseScope(label) === null) &&
        isSumOf(row.cells, parts)
      )
    }),
  )
}

/** The rows under the heading so far. */
export function partsBefore(rows: readonly Row[], section: string): Row[] {
  const other = rows.findLastIndex((row) => row.section !== section)
  return section === '' ? [] : rows.slice(other + 1)
}

export function isSumOf(cells: readonly Cell[], parts: readonly Row[]): boolean {
  const under = (cell: Cell) =>
    parts.flatMap((part) => part.cells.filter(({ column }) => column === cell.column).map(({ value }) => value))
  return parts.length > 1 && cells.length > 1 && cells.every((cell) => isSum(cell.value, under(cell)))
}

/** Allows for the rounding of each part: half of its last digit. */
function isSum(whole: { number: number; text: string }, parts: readonly { number: number; text: string }[]): boolean {
  const decimals = Math.max(0, ...[whole, ...parts].map(({ number }) => (String(number).split('.')[1] ?? '').length))
  const sum = parts.reduce((all, { number }) => all + number, 0)
  const isMore = parts.filter(({ number }) => number > 0).length > 1
  return isMore && Math.abs(whole.number - sum) <= 0.5 * 10 ** -decimals * (parts.length + 1) && whole.number > 0
}

/** Whether a row exceeds the rows above it under the same heading while other scopes stand further up: it is then the total of all. */
export function exceedsSection(row: Row, rows: readonly Row[]): boolean {
  const before = rows.slice(0, rows.indexOf(row))
  const parts = partsBefore(before, row.section)
  const own = parseScope(row.section)?.scopes.join()
  // "Total", then "Total GHG emissions": the heading already has its total.
  const isSecond = parts.some(({ label }) => isTotalLabel(label) && !isOfAllScopes(label))
  if (isSecond) return true
  const hasOthers = before.some(({ label }) => ![undefined, own].includes(parseScope(label)?.scopes.join()))
  if (parts.length < 1 || !hasOthers) return false
  return row.cells.every(({ column, value }) => {
    const amounts = parts.flatMap((part) => part.cells.filter((one) => one.column === column))
    const sum = amounts.reduce((all, one) => all + one.value.number, 0)
    return amounts.length === parts.length && value.number > sum * 1.01
  })
}

/** The scope of the heading for a row that is its sum. */
export function scopeOfSum(row: Row, otherwise: RowScope): RowScope {
  const heading = parseScope(row.section)
  if (!heading || heading.isByWords || heading.scopes.length !== 1 || heading.narrowness >= 8) return otherwise
  return {
    mention: { ...heading, category: null },
    reasons: [because('sum_above', { under: row.section })],
    penalty: 1,
  }
}

/** "Total Scope 3 emissions" directly under "Cat 15 | Investments" is of all categories, as it says. */
function isOfScope3({ label, section }: Row): boolean {
  const [own, over] = [parseScope(label), parseScope(section)]
  return own?.isByWords === false && own.scopes.join() === '3' && (over === null || over.category !== null)
}

/** Whether a total directly under one scope adds up the rows of that scope and those further up: it is then not the scope's. */
export function sumsSections(row: Row, rows: readonly Row[]): boolean {
  if (!isTotalLabel(row.label) || row.section === '' || isOfScope3(row)) return false
  const parts = rows.slice(0, rows.indexOf(row)).filter(({ label }) => !isTotalLabel(label))
  const own = parts.filter(({ section }) => section === row.section)
  // The sum of one row each for scopes 1 and 2 is the figure of both (sum-of-both.ts).
  if (parts.map(({ label }) => parseScope(label)?.scopes.join()).join(' ') === '1 2') return false
  return own.length > 0 && own.length < parts.length && isSumOf(row.cells, parts) && !isSumOf(row.cells, own)
}
