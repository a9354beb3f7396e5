import { kindOfCell, yearCells } from '@/service/reports/model/columns'
import { type Chunk, type Line, type Page, withChunks } from '@/service/reports/model/page'
import { areCellsOfRows } from './cells-of-rows'
import { areRepeatedEntities } from './repeated-entities'
import { apart, areLabelsLeft, comesTwice, headsColumns, isAmount, isWords, tablesOver } from './tables-over'

/** A horizontal position where words begin on many lines, and those lines. */
type Start = { x: number; lines: Line[] }

/** A part of a page, and whether it spans the full width. */
type Part = { page: Page; isWhole: boolean }

/**
 * Splits a page of several text columns, so that a table never takes its labels from the prose beside it. A column begins where words
 * begin at one position on many lines with nothing, or with amounts, to their left.
 */
export function splitColumns(page: Page): Page[] {
  return partsOf(page, 0).map((part) => part.page)
}

function partsOf(page: Page, depth: number): Part[] {
  if (depth > 3) return [{ page, isWhole: true }]
  const start = columnOf(page)
  const cut = start ? undefined : endOfTable(page)
  if (cut !== undefined)
    return [
      { from: 0, to: cut },
      { from: cut, to: page.lines.length },
    ].flatMap(({ from, to }) => partsOf({ ...page, lines: page.lines.slice(from, to) }, depth + 1))
  if (!start) return [{ page, isWhole: true }]
  const tables = tablesOver(page.lines, start.x)
  if (tables.length > 0) return joinWhole(apart(page, tables).flatMap((one) => partsOf(one, depth + 1)))
  const [above, left, right, below] = beside(page, start)
  const isSmaller = (one: Page) => one === left || one.lines.length < page.lines.length
  const inner = (one: Page) => (isSmaller(one) ? partsOf(one, depth + 1) : [{ page: one, isWhole: true }])
  const columns = [left, right].flatMap((one) => inner(one)).map((part) => ({ ...part, isWhole: false }))
  return [...inner(above), ...columns, ...inner(below)].filter((part) => part.page.lines.length > 0)
}

/** The first position where a column begins, on the whole page or between lines that span it. */
function columnOf(page: Page): Start | undefined {
  for (const start of startsOf(page)) {
    const own = isColumn(start, page) ? start : runsOf(start, page).find((run) => isColumn(run, page))
    if (own) return own
  }
  return undefined
}

/** The index after a table of scopes that lies across the gutter: text below it may run in two columns, and is then treated as a page of
 * its own. */
function endOfTable(page: Page): number | undefined {
  for (const { x, lines } of startsOf(page)) {
    const end = tablesOver(page.lines, x).at(-1)?.to ?? -1
    const rest = page.lines.slice(end + 1)
    const own = lines.filter((line) => rest.includes(line))
    const running = own.filter(({ chunks }) => chunks.some((one) => Math.abs(one.x0 - x) < 4 && one.text.length >= 35))
    if (end > 0 && running.length >= 5 && isColumn({ x, lines: own }, { ...page, lines: rest })) return end + 1
  }
  return undefined
}

/** Joins parts that were cut but not split into columns, so that a table keeps its head and title. */
function joinWhole(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.isWhole && part.isWhole)
      joined[joined.length - 1] = {
        page: { ...last.page, lines: [...last.page.lines, ...part.page.lines] },
        isWhole: true,
      }
    else joined.push(part)
  }
  return joined
}

/** Years on both sides of the gutter head a table that lies across it, whatever words are in its cells: the columns begin below. */
function belowHead(lines: readonly Line[], { x, lines: own }: Start, top: number): number {
  const head = lines.findLast((line) => {
    const years = yearCells(line).map(({ chunk }) => chunk)
    return line.y >= top && years.some(({ x0 }) => x0 < x - 4) && years.some(({ x0 }) => x0 >= x - 4)
  })
  // Labels at the gutter with amounts to their right belong to a second table.
  const isRow = ({ y, chunks }: Line) =>
    y > (head?.y ?? 0) &&
    y - (head?.y ?? 0) < 120 &&
    chunks.some((one, at) => Math.abs(one.x0 - x) < 4 && areAmounts(chunks.slice(at + 1)))
  if (!head || own.filter(isRow).length > 1 || comesTwice(head, x)) return top
  const prose = own.find(
    ({ y, chunks }) => y > head.y && chunks.some((one) => Math.abs(one.x0 - x) < 4 && one.text.length > 40),
  )
  if (!prose) return top
  let at = lines.indexOf(prose)
  for (; at > 0; at -= 1) {
    const [line, above] = [lines[at], lines[at - 1]]
    if (!line || !above || line.y - above.y > 24 || above.y <= head.y || above.chunks.some((one) => isAmount(one)))
      break
  }
  return lines[at]?.y ?? top
}

/** One amount, or several numbers, small ones too. */
function areAmounts(chunks: readonly Chunk[]): boolean {
  return chunks.some((one) => isAmount(one)) || chunks.filter((one) => kindOfCell(one, null) === 'value').length > 1
}

/** The parts of the page above, left of, right of and below a gutter. */
function beside(page: Page, start: Start): [Page, Page, Page, Page] {
  const ys = start.lines.map(({ y }) => y)
  const first = belowHead(page.lines, start, extend(page.lines, start.x, Math.min(...ys), -1))
  const top = belowLast(page.lines, first)
  const end = extend(page.lines, start.x, Math.max(...ys), 1)
  const bottom = aboveRows(page.lines, start.x, aboveTitles(page.lines, start.x, end))
  const inside = (line: Line) => line.y >= top && line.y <= bottom
  const isRight = (chunk: Chunk) => chunk.x0 >= start.x - 3 || hangsOut(chunk, start.x)
  return [
    withChunks(page, (_, line) => line.y < top),
    withChunks(page, (chunk, line) => inside(line) && !isRight(chunk)),
    withChunks(page, (chunk, line) => inside(line) && isRight(chunk)),
    withChunks(page, (_, line) => line.y > bottom),
  ]
}

/** Below the last line of the part above, close to it and far from the next one: "(2021: 1,251,437)" under the words of cards. */
function belowLast(lines: readonly Line[], top: number): number {
  const at = lines.findIndex(({ y }) => y >= top)
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!before || !line || !next) return top
  const [above, below] = [line.y - before.y, next.y - line.y]
  return above < 1.8 * line.size && below > 2.5 * above && below > 2 * line.size ? next.y : top
}

/** Where the right column has ended, the last lines of the left one, set apart from it, are titles of what spans both below. */
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

/** The head and first rows of a table that spans both columns may be short and not reach the gutter: they stay with the other rows. */
function aboveRows(lines: readonly Line[], x: number, bottom: number): number {
  let at = lines.findLastIndex(({ y }) => y <= bottom)
  for (; at > 0; at -= 1) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line || !next || next.y - line.y > 34 || !(isRowOver(line, next, x) || headsColumns(lines, at))) break
  }
  return lines[at]?.y ?? bottom
}

/** It begins and ends where the row below does, and no chunk begins at the gutter. */
function isRowOver({ chunks }: Line, next: Line, x: number): boolean {
  const [first, last] = [chunks[0], chunks.at(-1)]
  const [label, amount] = [next.chunks[0], next.chunks.at(-1)]
  if (!first || !last || !label || !amount || first === last || label === amount || !isAmount(amount)) return false
  const isAligned = Math.abs(first.x0 - label.x0) < 4 && Math.abs(last.x1 - amount.x1) < 4
  return isAligned && last.text.length < 24 && last.x0 > x && chunks.every((one) => Math.abs(one.x0 - x) > 6)
}

/** A title above a table begins slightly left of its indented labels: it belongs to the same column. */
function hangsOut(chunk: Chunk, x: number): boolean {
  return chunk.x0 >= x - 10 && chunk.x1 > x + 30
}

function crosses(chunk: Chunk, x: number): boolean {
  return chunk.x0 < x - 4 && chunk.x1 > x + 2 && !hangsOut(chunk, x)
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
  return starts
    .filter(({ lines }) => lines.length >= 3)
    .map(withNumbers)
    .sort((a, b) => b.lines.length - a.lines.length)
}

/** "1 | Purchased goods and services", "2 | Capital goods": the column begins at the row numbers. */
function withNumbers({ x, lines }: Start): Start {
  const numbers = lines.flatMap(({ chunks }) =>
    chunks.filter((one) => /^\d{1,2}[.)]?$/.test(one.text.trim()) && one.x1 < x && x - one.x1 < 30),
  )
  const left = Math.min(...numbers.map(({ x0 }) => x0))
  const areAligned = numbers.every(({ x0, x1 }) => x0 - left < 6 || x1 - left < 14)
  return numbers.length >= Math.max(4, lines.length * 0.6) && areAligned ? { x: left, lines } : { x, lines }
}

/** The same between lines that cross the gutter: a page may begin in columns, have a full-width note, and continue in columns. */
function runsOf({ x, lines }: Start, page: Page): Start[] {
  const over = page.lines.filter(({ chunks }) => chunks.some((chunk) => crosses(chunk, x))).map(({ y }) => y)
  const runs: Start[] = []
  for (const line of lines) {
    const last = runs.at(-1)?.lines.at(-1)
    if (!last || over.some((y) => y > last.y && y < line.y)) runs.push({ x, lines: [line] })
    else runs.at(-1)?.lines.push(line)
  }
  return runs.length < 2 ? [] : runs.filter((run) => run.lines.length >= 5)
}

/** Beside the years of a table, a column with its own head: "Scope of data" over "Group", "Group", "Sweden". */
function isUnderHead({ x, lines }: Start, page: Page): boolean {
  const own = lines.flatMap(({ chunks }) => chunks.filter((chunk) => Math.abs(chunk.x0 - x) < 4))
  const top = Math.min(...own.map(({ y }) => y))
  const areShort = own.every(({ text }) => text.length < 24)
  const areRows = lines.every(({ chunks }) => chunks.some((chunk) => chunk.x1 < x && isAmount(chunk)))
  return (
    areShort &&
    areRows &&
    page.lines.some((line) => {
      const years = yearCells(line).filter(({ chunk }) => chunk.x1 < x)
      const head = line.chunks.at(-1)
      const isOver = head !== undefined && head.x1 > x && own.some((one) => one.x0 < head.x1 && one.x1 > head.x0)
      return line.y < top && top - line.y < 200 && years.length > 1 && isOver
    })
  )
}

/** Whether a year stands above it beside other years: a column of a table in which words stand for missing amounts. */
function isUnderYear(x: number, top: number, page: Page): boolean {
  return page.lines.some((line) => {
    if (line.y > top || top - line.y > 200) return false
    const years = yearCells(line)
    return years.some(({ chunk }) => Math.abs(chunk.x0 - x) < 4) && years.some(({ chunk }) => chunk.x1 < x - 4)
  })
}

/** A line of running text, which may be short in a narrow column: it continues in lower case. */
function isRunning({ text }: Chunk): boolean {
  const words = text.split(' ')
  return text.length >= 35 || (words.length > 4 && words.filter((word) => /^\p{Ll}/u.test(word)).length > 2)
}

function isColumn({ x, lines }: Start, page: Page): boolean {
  const own = new Set(lines)
  const top = Math.min(...lines.map(({ y }) => y))
  if (isUnderYear(x, top, page) || isUnderHead({ x, lines }, page)) return false
  if (areLabelsLeft(page.lines, x) || areCellsOfRows(page.lines, x) || areRepeatedEntities(page.lines, x)) return false
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
  const prose = left.filter(isRunning).length
  if (amounts < 4 && prose < 4) return false
  // A few lines beside prose may be a short table; beside amounts they may be anything.
  if (lines.length < 5 && prose < 4) return false
  // Alone or after an amount; beside words of another column only if both are prose.
  const free = [...own].filter((line) => {
    const before = line.chunks.filter((chunk) => chunk.x0 < x - 4).at(-1)
    return !before || isAmount(before) || (prose >= 4 && isRunning(before) && before.x1 > x - 60)
  })
  return free.length >= lines.length * 0.6
}

/** Includes the lines above and below that do not cross the gutter: titles and notes of either column. */
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
