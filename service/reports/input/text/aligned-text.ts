import { isNumeric, lengthOf, type Span, spansOf, widthOf } from '@/service/reports/model/spans'
import { withJoinedLabels } from './joined-labels'
import { withProseBelow } from './prose-beside'
import { rowsInOrder } from './rows-in-order'
import { withRowsApart } from './run-together'

/**
 * Turns tables that plain text sets by spaces or tabs into rows with borders, each amount in the column it stands under. Lines whose
 * amounts do not line up become rows by the years of their head, or stay as they are.
 */
export function alignedText(lines: readonly string[]): string[] {
  const result = [...lines]
  for (const stretch of stretchesOf(lines)) {
    // Blank lines separate the parts of one table, whose columns are the same in all of them.
    const blocks = rowsAt(lines, stretch) ? [stretch] : blocksIn(lines, stretch)
    for (const block of blocks)
      rowsAt(lines, block)?.forEach((row, at) => {
        result[block.from + at] = row
      })
  }
  return withRowsApart(result.flatMap((line) => line.split('\n')))
}

type Range = { from: number; to: number }

function rowsAt(lines: readonly string[], { from, to }: Range): string[] | null {
  const [wide, narrow] = [widthOf, lengthOf].map((width) => lines.slice(from, to).map((line) => spansOf(line, width)))
  if (!wide || !narrow || wide.filter((spans) => spans.length > 1).length < 2) return null
  // Programs count an East Asian letter as two columns or as one.
  const block = [wide, narrow].find(areInColumns)
  const rows = block ? rowsOf(block) : (rowsInOrder(wide) ?? rowsOf(wide))
  return rows && withProseBelow(withJoinedLabels(rows))
}

/** Whether the amounts of the longest rows are aligned left or right below each other. */
function areInColumns(block: readonly (readonly Span[])[]): boolean {
  const amounts = block.map((spans) => spans.filter((one, at) => at > 0 && isNumeric(one)))
  const most = Math.max(...amounts.map(({ length }) => length))
  const full = amounts.filter(({ length }) => length === most && most > 0)
  return Array.from({ length: most }, (_, i) => full.flatMap((row) => row[i] ?? [])).every((cells) =>
    [cells.map(({ from }) => from), cells.map(({ to }) => to)].some((at) => Math.max(...at) - Math.min(...at) < 4),
  )
}

/** Consecutive rows with at most two blank lines between them. */
function stretchesOf(lines: readonly string[]): Range[] {
  const found: Range[] = []
  for (const block of blocksIn(lines, { from: 0, to: lines.length })) {
    const last = found.at(-1)
    const gap = last ? lines.slice(last.to, block.from) : []
    if (last && gap.length <= 2 && gap.every((line) => line.trim() === '')) last.to = block.to
    else found.push({ ...block })
  }
  return found
}

function blocksIn(lines: readonly string[], { from, to }: Range): Range[] {
  const found: Range[] = []
  for (let at = from; at < to; at += 1) {
    if (!mayBeRow(lines[at] ?? '')) continue
    const last = found.at(-1)
    if (last && last.to === at) last.to = at + 1
    else found.push({ from: at, to: at + 1 })
  }
  return found
}

/** A row, or a short heading among rows; never a row that already has borders. */
function mayBeRow(line: string): boolean {
  if (line.trim() === '' || line.includes('|') || /^\s*(?:#|<!--)/.test(line)) return false
  return spansOf(line, widthOf).length > 1 || line.trim().length < 60
}

/** The block as rows with borders; null if two amounts of a line would share a column, or nothing lines up. */
function rowsOf(block: readonly Span[][]): string[] | null {
  const columns: { from: number; to: number }[] = []
  for (const span of block
    .flatMap((spans) => spans.filter((one, at) => at > 0 && isNumeric(one)))
    .sort((a, b) => a.from - b.from)) {
    const last = columns.at(-1)
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to)
    else columns.push({ from: span.from, to: span.to })
  }
  const first = columns[0]
  if (!first || block.filter((spans) => spans.some((one, at) => at > 0 && isNumeric(one))).length < 2) return null
  const rows = block.map((spans) => {
    if (spans.length === 0) return ''
    const cells: string[] = ['', '', ...columns.map(() => '')]
    for (const span of spans) {
      const at = placeOf(span, columns)
      if (cells[at] !== '' && at > 1) return null
      cells[at] = `${cells[at]} ${span.text}`.trim()
    }
    return `| ${cells.join(' | ')} |`
  })
  return rows.every((row) => row !== null) ? rows : null
}

/** 0 for the label, 1 for words between it and the amounts, then the columns. */
function placeOf(span: Span, columns: readonly { from: number; to: number }[]): number {
  const shared = columns.map(({ from, to }) => Math.min(to, span.to) - Math.max(from, span.from))
  const most = Math.max(...shared)
  if (most > 0) return shared.indexOf(most) + 2
  const first = columns[0]?.from ?? 0
  if (span.to <= first) return span.from < Math.min(12, first / 3) ? 0 : 1
  const away = columns.map(({ from, to }) => Math.min(Math.abs(from - span.to), Math.abs(span.from - to)))
  return away.indexOf(Math.min(...away)) + 2
}
