import { columnAround, type GridCell } from './walk-grid'

/** A sum with this many digits is not a coincidence. */
const LEAST_DIGITS = 3
const MOST_PARTS = 12

/** Whether the lines of its block confirm an amount: it is the sum of the lines directly below or above it, or is part of such a sum. */
export function addsUp(cell: GridCell): boolean {
  const { cells, at } = columnAround(cell)
  const numbers = cells.map(({ value }) => value.number)
  const own = numbers[at] ?? 0
  if (at < 0 || digits(own) < LEAST_DIGITS) return false
  return isSumOf(numbers.slice(at + 1), own) || isSumOf(numbers.slice(0, at).reverse(), own) || isPartOf(numbers, at)
}

/** Whether the first two or more of the others, in order, add up to it. */
function isSumOf(others: readonly number[], sum: number): boolean {
  let all = 0
  for (const [count, one] of others.slice(0, MOST_PARTS).entries()) {
    all += one
    if (count > 0 && one > 0 && all > one && isClose(all, sum, count + 1)) return true
    if (all > sum * 1.01) return false
  }
  return false
}

/** Two or three consecutive lines including it add up to the line before or after them. */
function isPartOf(numbers: readonly number[], at: number): boolean {
  for (let from = Math.max(0, at - 2); from <= at; from += 1)
    for (const count of [2, 3]) {
      const parts = numbers.slice(from, from + count)
      if (parts.length < count || from + count <= at || parts.some((one) => one <= 0)) continue
      const sum = parts.reduce((all, one) => all + one, 0)
      const beside = [numbers[from - 1], numbers[from + count]]
      if (beside.some((one) => one !== undefined && digits(one) >= LEAST_DIGITS && isClose(sum, one, count)))
        return true
    }
  return false
}

/** Equal within half of the last digit of each amount; amounts that programs write in full are exact. */
function isClose(sum: number, printed: number, count: number): boolean {
  const step = Number.isInteger(printed) && printed >= 100 ? 1 : 10 ** -decimals(printed)
  return Math.abs(sum - printed) <= Math.min((step * (count + 1)) / 2, 0.005 * printed) + 1e-9
}

function decimals(value: number): number {
  return Math.min(2, (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length)
}

function digits(value: number): number {
  return String(value)
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '').length
}
