import { parseNumber } from '@/service/reports/words/parse-number'
import { isTotalLabel } from '@/service/reports/words/total-labels'

type Cells = readonly (readonly string[])[]

function numbersOf(rows: Cells): number[][] {
  return rows.map((row) => row.map((text) => parseNumber(text, null) ?? Number.NaN))
}

/** Whether the last row is called a total and is the sum of the others in every column. */
export function endsInSum(rows: Cells, labels: readonly string[]): boolean {
  const numbers = numbersOf(rows)
  const last = numbers.at(-1) ?? []
  const isSum = (total: number, column: number) => {
    const sum = numbers.slice(0, -1).reduce((all, row) => all + (row[column] ?? Number.NaN), 0)
    return Math.abs(sum - total) <= 1.5
  }
  return isTotalLabel(labels.at(-1) ?? '') && last.every(isSum)
}

/** The order (by row or by column) in which the amounts of a row are similar from year to year, if the other order is clearly less so;
 * otherwise undefined. */
export function isOfOneKind(byRow: Cells, byColumn: Cells): Cells | undefined {
  const [rows, columns] = [byRow, byColumn].map(spread)
  if (rows === undefined || columns === undefined || Math.max(rows, columns) < 0.7) return undefined
  if (rows < columns / 3) return byRow
  return columns < rows / 3 ? byColumn : undefined
}

/** How much the amounts of a row differ: the mean of the logarithms of their ratios. */
function spread(rows: Cells): number {
  const ratios = numbersOf(rows).flatMap((row) => {
    const own = row.filter((one) => one > 0)
    return own.slice(1).map((one, at) => Math.abs(Math.log(one / (own[at] ?? one))))
  })
  return ratios.length === 0 ? Number.NaN : ratios.reduce((all, one) => all + one, 0) / ratios.length
}
