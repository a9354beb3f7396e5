type Span = { text: string; from: number; to: number }

/**
 * Plain text often sets its tables by spaces or tabs: such blocks become rows with borders, each amount in the column it stands
 * under. Lines whose amounts do not fall into columns are left as they are.
 */
export function alignedText(lines: readonly string[]): string[] {
  const result = [...lines]
  let from = 0
  while (from < lines.length) {
    let to = from
    while (to < lines.length && mayBeRow(lines[to] ?? '')) to += 1
    const block = lines.slice(from, to).map(spansOf)
    const rows = block.filter((spans) => spans.length > 1).length > 1 ? rowsOf(block) : null
    rows?.forEach((row, at) => {
      result[from + at] = row
    })
    from = Math.max(to, from + 1)
  }
  return result
}

/** A row, or a short heading among rows; never a row that has its borders. */
function mayBeRow(line: string): boolean {
  if (line.trim() === '' || line.includes('|') || /^\s*(?:#|<!--)/.test(line)) return false
  return spansOf(line).length > 1 || line.trim().length < 60
}

function spansOf(line: string): Span[] {
  const text = line.replace(/\t/g, '    ')
  return [...text.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }))
}

function isNumeric({ text }: Span): boolean {
  return /^[<~(+–-]*\d[\d.,'’ ]*\)?\s?%?[*¹²³]?$|^(?:n\/?a|[–—-]+)$/i.test(text)
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
  const rows = block.map((spans) => {
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
