import { isBlankCell } from './parse-number'
import { withProseBelow } from './prose-beside'
import { withRowsApart } from './run-together'
import { withWholeLabels } from './whole-labels'

type Span = { text: string; from: number; to: number }

/**
 * Plain text often sets its tables by spaces or tabs: such blocks become rows with borders, each amount in the column it stands
 * under. Lines whose amounts do not fall into columns are rows by the years of their head, or left as they are.
 */
export function alignedText(lines: readonly string[]): string[] {
  const result = [...lines]
  for (const stretch of stretchesOf(lines)) {
    // Blank lines set the parts of one table apart: its columns are the same in all of them.
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
  const block = lines.slice(from, to).map(spansOf)
  return block.filter((spans) => spans.length > 1).length > 1 ? rowsOf(block) : null
}

/** Rows in succession, with at most two blank lines between them. */
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

/** A row, or a short heading among rows; never a row that has its borders. */
function mayBeRow(line: string): boolean {
  if (line.trim() === '' || line.includes('|') || /^\s*(?:#|<!--)/.test(line)) return false
  return spansOf(line).length > 1 || line.trim().length < 60
}

function spansOf(line: string): Span[] {
  const text = line.replace(/\t/g, '    ')
  return [...text.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: found, index }) => {
    const from = widthOf(text.slice(0, index))
    return { text: found, from, to: from + widthOf(found) }
  })
}

/** East Asian letters take the room of two. */
function widthOf(text: string): number {
  return (
    text.length +
    (text.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g) ?? [])
      .length
  )
}

function isNumeric({ text }: Span): boolean {
  return (
    isBlankCell(text) ||
    /^[<~≈(+–-]*\d[\d.,'’ \u00a0\u2009\u202f]*\)?\s?%?(?:[km]|million|mn|mio\.?)?[*¹²³]?$|^(?:n\/?a|[–—-]+)$/i.test(
      text,
    )
  )
}

/**
 * Rows whose cells are set apart but stand in no columns, each with as many amounts as the others: by their order. Null where the
 * rows have different numbers of them.
 */
function rowsInOrder(block: readonly Span[][], columns: number): string[] | null {
  const amountsOf = (spans: readonly Span[]) => spans.filter((one, at) => at > 0 && isNumeric(one)).length
  const counts = new Set(block.map(amountsOf).filter((count) => count > 0))
  const [count = 0, ...others] = counts
  if (count === 0 || others.length > 0 || columns === count) return null
  return block.map((spans) => {
    if (spans.length === 0) return ''
    const amounts = amountsOf(spans)
    // A head stands over the amounts, with or without one over the labels.
    const isHead = amounts === 0 && (spans.length === count || spans.length === count + 1) && spans.length > 1
    const from = amounts > 0 || isHead ? spans.length - count : spans.length
    const label = spans.slice(0, from).map(({ text }) => text)
    const cells = Array.from({ length: count }, (_, i) => spans[from + i]?.text ?? '')
    return `| ${[label.join(' '), ...cells].join(' | ')} |`
  })
}

/** The block as rows with borders; null where two amounts of a line would share a column, or nothing stands in columns. */
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
  const ordered = rowsInOrder(block, columns.length)
  if (ordered) return withProseBelow(withWholeLabels(ordered))
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
  return rows.every((row) => row !== null) ? withProseBelow(withWholeLabels(rows)) : null
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
