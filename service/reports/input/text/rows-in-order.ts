import { isNumeric, type Span } from '@/service/reports/model/spans'
import { isBlankCell } from '@/service/reports/words/parse-number'

/**
 * Turns rows of plain text whose cells are separated but not aligned into rows with borders, by the order of their cells, if they are as
 * many as the head's. A row with fewer stays as it is: which are missing is unknown. Null without such rows.
 */
export function rowsInOrder(block: readonly (readonly Span[])[]): string[] | null {
  const count = cellsOfHead(block) ?? commonCount(block)
  if (count === null) return null
  const rows = block.map((spans) => rowOf(spans, count))
  const printed = block.filter((spans) => spans.some((one, at) => at > 0 && isAmount(one)))
  const read = printed.filter((spans) => rowOf(spans, count) !== null)
  const areRows = read.length > 1 && read.length > printed.length / 2
  return areRows ? rows.map((row, at) => row ?? textOf(block[at] ?? [])) : null
}

const year = /^(?:FY ?|CY ?)?(?:19|20)\d\d(?:[/–-]\d\d(?:\d\d)?)?(?:年度?)?.{0,6}$/

/** The number of cells of the first line of years, from the first year on; a change behind the years counts. */
function cellsOfHead(block: readonly (readonly Span[])[]): number | null {
  const head = block.find((spans) => spans.filter(({ text }) => year.test(text)).length > 1)
  return head ? head.length - head.findIndex(({ text }) => year.test(text)) : null
}

/** Without such a head: the number of amounts if all rows have the same. */
function commonCount(block: readonly (readonly Span[])[]): number | null {
  const counts = block.map((spans) => spans.filter((one, at) => at > 0 && isNumeric(one)).length)
  const [count, ...others] = new Set(counts.filter((one) => one > 0))
  return count !== undefined && others.length === 0 ? count : null
}

function rowOf(spans: readonly Span[], count: number): string | null {
  if (spans.length < count || (spans.length === 1 && count > 1)) return null
  const cells = spans.slice(-count)
  const label = spans.slice(0, -count)
  const isHead = !spans.some(isAmount) && label.length < 3
  const isRow =
    label.length > 0 && cells.every((one) => isNumeric(one) || isBlankCell(one.text)) && cells.some(isAmount)
  if (!isHead && !isRow) return null
  return `| ${[label.slice(0, 1), label.slice(1), ...cells.map((one) => [one])].map(textOf).join(' | ')} |`
}

function isAmount(one: Span): boolean {
  return isNumeric(one) && !isBlankCell(one.text) && !year.test(one.text)
}

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join(' ')
}
