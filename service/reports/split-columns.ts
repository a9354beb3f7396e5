import { cellIn, kindOfCell } from './columns'
import type { Chunk, Line, Page } from './page'

/** A place where words begin again and again, and the lines on which they do. */
type Start = { x: number; lines: Line[] }

/**
 * Takes a page of several text columns apart, so that a table never takes its labels from the prose beside it.
 * A column begins where words begin at one place on many lines with nothing, or with amounts, to their left.
 */
export function splitColumns(page: Page, depth = 0): Page[] {
  if (page.isMarkdown || depth > 3) return [page]
  const start = startsOf(page).find((one) => isColumn(one, page))
  if (!start) return [page]
  const tables = tablesOver(page.lines, start.x)
  if (tables.length > 0) return apart(page, tables).flatMap((one) => splitColumns(one, depth + 1))
  const ys = start.lines.map(({ y }) => y)
  const top = extend(page.lines, start.x, Math.min(...ys), -1)
  const bottom = aboveTitles(page.lines, start.x, extend(page.lines, start.x, Math.max(...ys), 1))
  const inside = (line: Line) => line.y >= top && line.y <= bottom
  const part = (keep: (chunk: Chunk, line: Line) => boolean): Page => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const chunks = line.chunks.filter((chunk) => keep(chunk, line))
      return chunks.length > 0 ? [{ ...line, chunks }] : []
    }),
  })
  const isRight = (chunk: Chunk) => chunk.x0 >= start.x - 3 || hangsOut(chunk, start.x)
  const parts = [
    part((_, line) => line.y < top),
    part((chunk, line) => inside(line) && !isRight(chunk)),
    part((chunk, line) => inside(line) && isRight(chunk)),
    part((_, line) => line.y > bottom),
  ]
  return parts
    .filter(({ lines }) => lines.length > 0)
    .flatMap((one) => (one.lines.length < page.lines.length || one === parts[1] ? splitColumns(one, depth + 1) : [one]))
}

/**
 * Lines from the head to the last row of tables that lie over the gutter: words left of it, amounts and no words right of it. The
 * prose above or below is in two columns, they are not.
 */
function tablesOver(lines: readonly Line[], x: number): { from: number; to: number }[] {
  const found: { from: number; to: number; rows: number }[] = []
  lines.forEach((line, at) => {
    const isNameless = isNamelessRow(line)
    if (!isNameless && !isRowOver(line, x)) return
    const hasAmount = line.chunks.some((one) => one.x0 >= x - 3 && isAmount(one))
    const last = found.at(-1)
    const between = last ? lines.slice(last.to + 1, at) : []
    const goesOn = between.every(({ chunks }) => chunks.every((one) => one.x0 < x - 3))
    if (last && goesOn && line.y - (lines[last.to]?.y ?? 0) < 60) {
      last.to = at
      last.rows += hasAmount ? 1 : 0
    } else if (!isNameless) found.push({ from: at, to: at, rows: hasAmount ? 1 : 0 })
  })
  return found
    .filter(({ rows }) => rows >= 3)
    .map(({ from, to }) => ({ from: headOver(lines, from), to: tailOver(lines, to, x) }))
}

/** A row's amounts stand on both sides of the gutter, or right of it with the label left. */
function isRowOver({ chunks }: Line, x: number): boolean {
  const left = chunks.filter((one) => one.x0 < x - 3)
  const right = chunks.filter((one) => one.x0 >= x - 3)
  const label = left[0]
  return (
    label !== undefined &&
    isWords(label) &&
    label.text.length < (right.length > 1 && right.every(isFigure) ? 100 : 60) &&
    left.slice(1).every((one) => one.text.length < 30) &&
    right.some(isFigure) &&
    right.every((one) => !isWords(one) || one.text.length < 16)
  )
}

/** Amounts beside a label of two lines stand between them: such a row begins no table, and ends none. */
function isNamelessRow({ chunks }: Line): boolean {
  return chunks.filter(isFigure).length > 1 && chunks.every((one) => isFigure(one) || kindOfCell(one, null) === 'unit')
}
function isFigure(chunk: Chunk): boolean {
  return cellIn(kindOfCell(chunk, null))
}

/** Up over the lines of short words above the first row: heads of columns and the title, but no prose. */
function headOver(lines: readonly Line[], from: number): number {
  let first = from
  for (; first > 0; first -= 1) {
    const [line, below] = [lines[first - 1], lines[first]]
    if (!line || !below || below.y - line.y > 34 || line.chunks.some(({ text }) => text.length > 30)) break
  }
  return first
}

/** Down over the second line of a last label. */
function tailOver(lines: readonly Line[], to: number, x: number): number {
  const [row, next] = [lines[to], lines[to + 1]]
  const [only] = next?.chunks ?? []
  const isRest =
    row &&
    next &&
    only &&
    next.chunks.length === 1 &&
    next.y - row.y < row.size * 1.6 &&
    only.x1 < x &&
    only.text.length < 40
  return isRest ? to + 1 : to
}

/** The page cut above and below these lines. */
function apart(page: Page, tables: readonly { from: number; to: number }[]): Page[] {
  const cuts = [...new Set([0, ...tables.flatMap(({ from, to }) => [from, to + 1]), page.lines.length])].sort(
    (a, b) => a - b,
  )
  return cuts.slice(1).flatMap((to, i) => {
    const lines = page.lines.slice(cuts[i], to)
    return lines.length > 0 ? [{ ...page, lines }] : []
  })
}

/** Where the right column has ended, the last lines of the left one, set off from it, are the titles of what goes over both below. */
function aboveTitles(lines: readonly Line[], x: number, bottom: number): number {
  let at = lines.findLastIndex(({ y }) => y <= bottom)
  const end = at
  for (; at > 0 && end - at < 3; at -= 1) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line || !next || next.y - line.y > 34 || line.chunks.some(({ x0, text }) => x0 >= x - 3 || text.length > 60))
      break
    const before = lines[at - 1]
    if (before && line.y - before.y > 40) return before.y
  }
  return bottom
}

/** A title over a table begins a little left of its indented labels: it is of the same column. */
function hangsOut(chunk: Chunk, x: number): boolean {
  return chunk.x0 >= x - 10 && chunk.x1 > x + 30
}

function crosses(chunk: Chunk, x: number): boolean {
  return chunk.x0 < x - 4 && chunk.x1 > x + 2 && !hangsOut(chunk, x)
}

function isWords({ text }: Chunk): boolean {
  return /\p{L}{3}/u.test(text)
}

function startsOf(page: Page): Start[] {
  const starts: Start[] = []
  for (const line of page.lines)
    for (const chunk of line.chunks) {
      if (!isWords(chunk) || kindOfCell(chunk, null) !== 'text') continue
      const start = starts.find(({ x }) => Math.abs(x - chunk.x0) < 4)
      if (!start) starts.push({ x: chunk.x0, lines: [line] })
      else if (start.lines.at(-1) !== line) start.lines.push(line)
    }
  return starts.filter(({ lines }) => lines.length >= 3).sort((a, b) => b.lines.length - a.lines.length)
}

function isColumn({ x, lines }: Start, page: Page): boolean {
  const own = new Set(lines)
  const top = Math.min(...lines.map(({ y }) => y))
  const bottom = Math.max(...lines.map(({ y }) => y))
  const spanned = page.lines.filter(({ y }) => y >= top && y <= bottom)
  const crossing = spanned.filter(({ chunks }) => chunks.some((chunk) => chunk.x0 < x - 4 && chunk.x1 > x + 2)).length
  if (crossing > spanned.length * 0.08) return false
  // A short table ends before the prose beside it does.
  const [from, to] =
    lines.length < 5 ? [extend(page.lines, x, top, -1), extend(page.lines, x, bottom, 1)] : [top, bottom]
  const beside = page.lines.filter(({ y }) => y >= from && y <= to)
  const left = beside.flatMap(({ chunks }) => chunks.filter((chunk) => chunk.x0 < x - 4))
  const amounts = left.filter((chunk) => isAmount(chunk)).length
  const prose = left.filter(({ text }) => text.length >= 35).length
  if (amounts < 4 && prose < 4) return false
  // Few lines beside prose may be a short table; beside amounts they may be anything.
  if (lines.length < 5 && prose < 4) return false
  // Alone or after an amount; beside words of another column only where both are prose.
  const free = [...own].filter((line) => {
    const before = line.chunks.filter((chunk) => chunk.x0 < x - 4).at(-1)
    return !before || isAmount(before) || (prose >= 4 && before.text.length >= 35 && before.x1 > x - 60)
  })
  return free.length >= lines.length * 0.6
}

function isAmount(chunk: Chunk): boolean {
  return isFigure(chunk) && kindOfCell(chunk, null) !== 'blank' && !/^\d{1,2}$/.test(chunk.text)
}

/** Takes in the lines above and below that do not cross the gutter: titles and notes of either column. */
function extend(lines: readonly Line[], x: number, from: number, step: 1 | -1): number {
  let edge = from
  const ordered = step === 1 ? lines : [...lines].reverse()
  for (const line of ordered) {
    if ((line.y - from) * step <= 0) continue
    if (Math.abs(line.y - edge) > 60 || line.chunks.some((chunk) => crosses(chunk, x))) break
    edge = line.y
  }
  return edge
}
