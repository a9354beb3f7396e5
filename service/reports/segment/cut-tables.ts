import { kindOfCell, yearCells } from '@/service/reports/model/columns'
import { type Chunk, type Line, lineText, type Page, withChunks } from '@/service/reports/model/page'
import { rememberedOf } from '@/service/reports/model/remembered'
import { splitColumns } from './split-columns'
import { isAmount } from './tables-over'

/** The years above the columns of one table, from left to right, and the distance between them. */
type Head = { at: number; years: Chunk[]; pitch: number }

type Cut = { left: number; right: number; top: number; bottom: number }

/** The least number of rows with amounts under the years for a table to be cut out. */
const LEAST_ROWS = 4
/** The largest distance between two rows, or between the years and the words above that belong to them, in letter heights. */
const FARTHEST_ROW = 5
const FARTHEST_TITLE = 8

/**
 * Cuts out the tables under a line of years that share their lines with other content: prose to the left, notes to the right, or a second
 * table with the same years. Splitting the page by where words begin would lose the head of such a table.
 */
export function cutTables(page: Page): { page: Page; isTable: boolean }[] {
  const cuts = page.lines.flatMap((line, at) => cutsOf(page, headsOf(line, at)))
  if (cuts.length === 0) return [{ page, isTable: false }]
  const isIn = ({ left, right, top, bottom }: Cut, chunk: Chunk, { y }: Line) =>
    y >= top && y <= bottom && chunk.x0 >= left && chunk.x0 < right
  const rest = withChunks(page, (chunk, line) => !cuts.some((cut) => isIn(cut, chunk, line)))
  const tables = cuts.map((cut) => ({
    page: { ...withChunks(page, (chunk, line) => isIn(cut, chunk, line)), titles: titlesOver(page, cut) },
    isTable: true,
  }))
  return [...(rest.lines.length > 0 ? [{ page: rest, isTable: false }] : []), ...tables]
}

/** Short lines above, none of which is a row. */
function titlesOver({ lines, titles = [] }: Page, { top }: Cut): string[] {
  const above = lines.filter(({ y, chunks }) => y < top && chunks.length < 3 && !chunks.some((one) => isAmount(one)))
  return [...titles, ...above.map(lineText).filter((text) => text.length < 90)].slice(-6)
}

/** The years of a line, split where they begin again. */
function headsOf(line: Line, at: number): Head[] {
  const heads: Chunk[][] = []
  let seen = new Set<number>()
  for (const { chunk, year } of yearCells(line)) {
    if (year.kind === 'change' || year.kind === 'target' || chunk.text.length > 24) continue
    if (seen.has(year.year) || heads.length === 0) {
      heads.push([])
      seen = new Set()
    }
    seen.add(year.year)
    heads.at(-1)?.push(chunk)
  }
  return heads.flatMap((years) => {
    const gaps = years.slice(1).map((one, i) => centerOf(one) - centerOf(years[i] ?? one))
    const pitch = Math.min(...gaps)
    const isEven = gaps.every((gap) => gap < 2.6 * pitch)
    return years.length >= (heads.length > 1 ? 2 : 3) && isEven ? [{ at, years, pitch }] : []
  })
}

function cutsOf(page: Page, heads: readonly Head[]): Cut[] {
  const cuts: Cut[] = []
  for (const [i, head] of heads.entries()) {
    const before = heads[i - 1]
    const next = heads[i + 1]
    const rows = rowsUnder(page, head)
    if (rows.length < LEAST_ROWS) continue
    const [first, last] = [page.lines[head.at], rows.at(-1)]
    if (!first || !last) continue
    const inside = page.lines.filter(({ y }) => y >= first.y && y <= last.y)
    const from = before ? edgeAfter(before) : Number.NEGATIVE_INFINITY
    const proseEnd = proseLeft(inside, rows, from, firstX(head))
    const left = proseEnd ?? from
    const end = lastX(head)
    const right = next ? labelsOf(inside, end, firstX(next)) : notesRight(inside, rows, end)
    if (!hasLabels(rows, left, firstX(head))) continue
    const isAlone = left === Number.NEGATIVE_INFINITY && right === Number.POSITIVE_INFINITY
    if (isAlone && !losesLabels(page, rows, firstX(head))) continue
    const top = Math.min(
      first.y,
      ...page.lines
        .filter(({ y, size, chunks }) => {
          const own = chunks.filter(({ x0, x1 }) => x0 >= left - 1 && x1 <= Math.max(end, right) + 1)
          return (
            y < first.y && first.y - y < FARTHEST_TITLE * size && own.length > 0 && !own.some((one) => isAmount(one))
          )
        })
        .map(({ y }) => y),
    )
    cuts.push({ left, right, top, bottom: last.y + last.size * 1.6 })
  }
  // Of two tables beside each other, both are cut out or neither.
  return heads.length > 1 && cuts.length < heads.length ? [] : cuts
}

function centerOf({ x0, x1 }: Chunk): number {
  return (x0 + x1) / 2
}

function firstX({ years, pitch }: Head): number {
  const [first] = years
  return first ? Math.min(first.x0, centerOf(first) - pitch / 2) : 0
}

function lastX({ years, pitch }: Head): number {
  const last = years.at(-1)
  return last ? Math.max(last.x1, centerOf(last) + pitch / 2) : 0
}

/** Where other content may begin right of a table, whose columns may be wider than their heads. */
function edgeAfter(head: Head): number {
  return (head.years.at(-1)?.x1 ?? 0) + 2
}

/** The lines below with an amount, a blank or a share under most of the years, down to the first large gap. */
function rowsUnder({ lines }: Page, { at, years, pitch }: Head): Line[] {
  const rows: Line[] = []
  let lastY = lines[at]?.y ?? 0
  for (const line of lines.slice(at + 1)) {
    if (line.y - lastY > FARTHEST_ROW * Math.max(line.size, 6) + (rows.length === 0 ? 20 : 0)) break
    const under = years.filter((year) =>
      line.chunks.some((one) => {
        const kind = kindOfCell(one, null)
        return kind !== 'text' && kind !== 'unit' && Math.abs(centerOf(one) - centerOf(year)) < pitch * 0.45
      }),
    )
    // The same years again begin the next table.
    if (yearCells(line).length >= years.length) break
    if (under.length >= Math.max(2, years.length - 1)) rows.push(line)
    else if (under.length === 0 && line.chunks.every((one) => kindOfCell(one, null) === 'text')) {
      if (rows.length > 0 && line.y - (rows.at(-1)?.y ?? 0) > 3 * FARTHEST_ROW * line.size) break
      lastY = line.y
      continue
    }
    lastY = line.y
  }
  return rows
}

/** The edge between prose left of the labels and the labels; null where there is no prose. */
function proseLeft(inside: readonly Line[], rows: readonly Line[], from: number, first: number): number | null {
  const chunks = inside.flatMap((line) =>
    line.chunks
      .filter(({ x0, x1 }) => x0 >= from && x1 < first)
      .map((chunk) => ({ chunk, isRow: rows.includes(line) })),
  )
  const least = Math.min(...chunks.map(({ chunk }) => chunk.x0))
  const prose = chunks.filter(({ chunk }) => chunk.x0 - least < 14)
  const others = chunks.filter(({ chunk }) => chunk.x0 - least >= 14)
  const end = Math.max(...prose.map(({ chunk }) => chunk.x1))
  const next = Math.min(...others.map(({ chunk }) => chunk.x0))
  const running = prose.filter(({ chunk: { text } }) => text.length > 22 && /\p{Ll} \p{L}/u.test(text)).length
  const apart = prose.filter(({ isRow }) => !isRow).length
  const isProse = prose.length >= 5 && running > 0.6 * prose.length && apart > 0.4 * prose.length
  return isProse && next - end > 6 ? (end + next) / 2 : null
}

/** Where the labels of the next table begin: the leftmost text between this table's amounts and the next one's years. */
function labelsOf(inside: readonly Line[], end: number, next: number): number {
  const words = inside.flatMap(({ chunks }) =>
    chunks.filter(
      (one) => one.x0 > end - 2 && one.x1 < next && kindOfCell(one, null) === 'text' && /\p{L}{2}/u.test(one.text),
    ),
  )
  return words.length === 0 ? next : Math.min(...words.map(({ x0 }) => x0)) - 2
}

/** Where notes begin right of the last year: words on lines of their own; Infinity without any. */
function notesRight(inside: readonly Line[], rows: readonly Line[], end: number): number {
  const words = inside.flatMap((line) =>
    line.chunks.filter(({ x0 }) => x0 > end + 6).map((chunk) => ({ chunk, isRow: rows.includes(line) })),
  )
  const running = words.filter(({ chunk: { text } }) => text.length > 22 && /\p{Ll} \p{L}/u.test(text)).length
  const apart = words.filter(({ isRow }) => !isRow).length
  const isNotes = words.length >= 5 && running > 0.4 * words.length && apart > 0.5 * words.length
  const isInHead = inside[0]?.chunks.some(({ x0 }) => x0 > end + 6) === true
  return isNotes && !isInHead ? Math.min(...words.map(({ chunk }) => chunk.x0)) - 2 : Number.POSITIVE_INFINITY
}

/** Whether splitting the page into columns would separate the amounts of most rows from the words left of them. */
function losesLabels(page: Page, rows: readonly Line[], first: number): boolean {
  const parts = columnsOf(page)
  if (parts.length < 2) return false
  const partOf = (chunk: Chunk) => parts.findIndex(({ lines }) => lines.some(({ chunks }) => chunks.includes(chunk)))
  const parted = rows.filter(({ chunks }) => {
    const label = chunks.findLast((one) => one.x0 < first && /\p{L}{2}/u.test(one.text))
    const amount = chunks.find((one) => one.x0 >= first - 2)
    return label !== undefined && amount !== undefined && partOf(label) !== partOf(amount)
  })
  return parted.length > 0.4 * rows.length
}

const columnsOf = rememberedOf(splitColumns)

/** Whether most rows begin with the table's own words. */
function hasLabels(rows: readonly Line[], left: number, first: number): boolean {
  const labelled = rows.filter(({ chunks }) =>
    chunks.some((one) => one.x0 >= left && one.x0 < first && /\p{L}{2}/u.test(one.text)),
  )
  return labelled.length > 0.6 * rows.length
}
