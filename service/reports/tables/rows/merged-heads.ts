import { kindOfCell } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import {
  isBareScope,
  isPartLabel,
  methodOf,
  namesCategoryNumber,
  parseScope,
} from '@/service/reports/words/parse-scope'
import { isOtherUnit } from '@/service/reports/words/parse-unit'
import { isOneCentred } from './centred-cell'
import { isLabel } from './row-labels'
import { cellsOf } from './table-cells'

/** A cell merged over several rows, left of their labels: its words, on one or several lines, and the rows it spans. */
type Head = { text: string; top: number; bottom: number; rows: number[] }
/** `labelsFrom` is where the labels of its rows begin at the earliest. */
export type MergedHead = { text: string; x: number; hasActivities: boolean; labelsFrom: number }

/**
 * For each row covered by one of at least two merged cells that name a scope ("GHG emissions / (Scope 1)" beside "Total", "Domestic",
 * "Overseas"): that cell. Its words stand at its top or in the middle of its rows; empty if neither fits.
 */
export function mergedHeads(page: Page, table: Table, labelX: number, style: NumberStyle): Map<number, MergedHead> {
  const found = new Map<number, MergedHead>()
  const centred = centredLabels(page, table, style)
  const edge = centred?.from ?? labelX
  const x = columnOfScopes(page, table, edge, style)
  if (x === null) return found
  const right = centred ? null : labelsEnd(page, table, x, style)
  const isInner = (one: Chunk) => {
    if (centred) return Math.abs(middleOf(page, one) - centred.middle) < 3
    return right === null ? Math.abs(one.x0 - labelX) < 12 : Math.abs(one.x1 - right) < 3
  }
  const innerOn = (at: number) => page.lines[at]?.chunks.find((one) => isInner(one) && isLabel(one, table, style))
  const hasCells = (line: Line | undefined) => line !== undefined && cellsOf(line, table, style).length > 0
  // A two-line label beside amounts at half its height, each line slightly higher or lower.
  const innerOf = (at: number) => innerOn(at) ?? nearAt(page, at, hasCells, innerOn)
  const lines = page.lines.slice(table.first, table.last + 1).map((line, i) => ({ line, at: table.first + i }))
  const rows = lines.filter(({ line, at }) => innerOf(at) && cellsOf(line, table, style).length > 0).map(({ at }) => at)
  const last = rows.at(-1) ?? 0
  // "Scope 1" beside its amounts without a label between is a row, not a merged cell.
  const isOwnRow = (at: number) => {
    const line = page.lines[at]
    return line !== undefined && !innerOf(at) && cellsOf(line, table, style).length > 0
  }
  const heads = headsAt(
    lines
      .filter(({ at }) => at <= last + 1 && !isOwnRow(at))
      .map(({ line }) =>
        line.chunks.find((chunk) => isHeadAt(chunk, { x, edge, within: centred ? 60 : 30 }, table, style)),
      ),
  ).filter(({ top }) => top <= (page.lines[last]?.y ?? 0) + 2)
  const others = lines.filter(({ at }) => isOwnRow(at)).map(({ line }) => line.y)
  const isNamed = areScopes(heads) || isOneCentred(heads, { rows: rows.map((at) => page.lines[at]?.y ?? 0), others })
  if (!isNamed || rows.length <= heads.length) return found
  if (rows.some((at) => parseScope(innerOf(at)?.text ?? '')?.isByWords === false)) return found
  if (!assign(heads, rows, page)) return found
  giveCategories(heads, (at) => namesCategoryNumber(innerOf(at)?.text ?? ''))
  const isLeft = right === null && centred === null
  for (const { text, rows: own } of heads) {
    const labels = own.map((at) => innerOf(at)?.text ?? '')
    // "Location-based | tCO2e" over "electricity | kWh": energy is not an activity among emissions.
    const ofMass = labels.filter((_, i) => !page.lines[own[i] ?? -1]?.chunks.some(({ text }) => isOtherUnit(text)))
    const labelsFrom = isOneLabel(labels) ? x - 1 : isLeft ? labelX - 14 : (centred?.from ?? x + 31) - 1
    const named = withMethodBeside(text, page, own, { from: x + 30, to: labelsFrom })
    for (const at of own) found.set(at, { text: named, x, hasActivities: areActivities(ofMass), labelsFrom })
  }
  return found
}

/** "Scope 3" beside its fourth category: the categories above it are its own, not the scope 2 cell's. */
function giveCategories(heads: readonly Head[], isCategory: (at: number) => boolean): void {
  for (const [place, head] of heads.entries()) {
    const next = heads[place + 1]
    const from = head.rows.findIndex(isCategory)
    const isOf3 = (one: Head) => parseScope(one.text)?.scopes.includes(3) === true
    if (next && from > 0 && isOf3(next) && !isOf3(head)) next.rows.unshift(...head.rows.splice(from))
  }
}

/** "Scope 2 | Indirect emissions (location-based) | Domestic": the cell between gives the method of all its rows. */
function withMethodBeside(
  text: string,
  { lines }: Page,
  rows: readonly number[],
  { from, to }: { from: number; to: number },
): string {
  const between = rows
    .flatMap((at) => lines[at]?.chunks ?? [])
    .filter((one) => one.x0 > from && one.x1 < to && methodOf(one.text) !== null)
  const [only, ...others] = between
  return only && others.length === 0 && methodOf(text) === null ? `${text} ${only.text}` : text
}

/** The nearest text half a line above or below, if that line has no amounts of its own. */
function nearAt(
  page: Page,
  at: number,
  hasCells: (line: Line | undefined) => boolean,
  innerOn: (at: number) => Chunk | undefined,
): Chunk | undefined {
  const line = page.lines[at]
  const others = [at - 1, at + 1].filter((other) => !hasCells(page.lines[other]))
  return others.map(innerOn).find((one) => one && line && Math.abs(one.y - line.y) < line.size * 0.6)
}

/** A cell beside only one row is part of that row's label, unless it says that it is a part. */
function isOneLabel([first = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && !isPartLabel(first)
}

/** Rows of one merged cell that are not one row per method. */
function areActivities(labels: readonly string[]): boolean {
  const methods = labels.map(methodOf)
  return labels.length > 1 && (methods.includes(null) || new Set(methods).size < methods.length)
}

function areScopes(heads: readonly Head[]): boolean {
  return new Set(heads.flatMap(({ text }) => parseScope(text)?.scopes.join() ?? [])).size > 1
}

/** The right edge of right-aligned labels (all but a few), although their left edges differ; null for any others. */
function labelsEnd(page: Page, table: Table, x: number, style: NumberStyle): number | null {
  const labels = page.lines.slice(table.first, table.last + 1).flatMap((line) => {
    if (cellsOf(line, table, style).length === 0) return []
    return line.chunks.filter((one) => one.x0 > x + 30 && isLabel(one, table, style)).slice(-1)
  })
  const [last] = labels
    .map(({ x1 }) => x1)
    .sort((a, b) => a - b)
    .slice(Math.floor(labels.length / 2))
  const ends = labels.filter(({ x1 }) => last !== undefined && Math.abs(x1 - last) < 1.5)
  const begins = new Set(ends.map(({ x0 }) => Math.round(x0 / 4)))
  return last !== undefined && ends.length > 3 && ends.length > labels.length * 0.7 && begins.size > ends.length / 2
    ? last
    : null
}

/** The middle of centred labels and the left edge of the longest one; null for any others. */
function centredLabels(page: Page, table: Table, style: NumberStyle): { middle: number; from: number } | null {
  const labels = page.lines.slice(table.first, table.last + 1).flatMap((line) => {
    if (cellsOf(line, table, style).length === 0) return []
    const last = line.chunks.filter((one) => isLabel(one, table, style)).slice(-1)
    return last.map((one) => ({ x0: one.x0, middle: middleOf(page, one) }))
  })
  const middles = labels.map((one) => one.middle).sort((a, b) => a - b)
  const middle = middles[Math.floor(labels.length / 2)] ?? 0
  const own = labels.filter((one) => Math.abs(one.middle - middle) < 2)
  const begins = new Set(own.map(({ x0 }) => Math.round(x0 / 4)))
  return own.length > 3 && own.length > labels.length * 0.7 && begins.size > 1
    ? { middle, from: Math.min(...own.map(({ x0 }) => x0)) }
    : null
}

/** Includes a raised footnote mark behind it, which was centred with it. */
function middleOf({ lines }: Page, { x0, x1, y, size }: Chunk): number {
  const near = lines.filter((line) => Math.abs(line.y - y) < size * 0.6).flatMap(({ chunks }) => chunks)
  const raised = near.find((one) => Math.abs(one.x0 - x1) < 2 && one.size < size)
  return (x0 + (raised?.x1 ?? x1)) / 2
}

/** Where the cells that name scopes begin, left of the labels. */
function columnOfScopes(page: Page, table: Table, labelX: number, style: NumberStyle): number | null {
  const isName = (chunk: Chunk) => {
    const scope = /\d/.test(chunk.text) ? parseScope(chunk.text) : null
    return scope?.isByWords === false && scope.narrowness < 4
  }
  const lines = page.lines.slice(table.first, table.last + 1)
  const namesIn = (some: readonly Line[]) =>
    some
      .flatMap(({ chunks }) => chunks)
      .filter((one) => one.x1 < labelX - 2 && isLabel(one, table, style) && isName(one))
  // "Scope 3" beside its amounts without a label between spans no rows and may begin where row labels do.
  const isOwnRow = (line: Line) =>
    cellsOf(line, table, style).length > 0 &&
    !line.chunks.some((one) => one.x0 >= labelX - 14 && isLabel(one, table, style))
  return edgeOf(namesIn(lines)) ?? edgeOf(namesIn(lines.filter((line) => !isOwnRow(line))))
}

/** The common left edge of at least two, all close to each other; otherwise null. */
function edgeOf(names: readonly Chunk[]): number | null {
  const [first] = names
  const areNear = first && names.length > 1 && names.every(({ x0 }) => Math.abs(x0 - first.x0) < 30)
  return areNear ? Math.min(...names.map(({ x0 }) => x0)) : null
}

type Place = { x: number; edge: number; within: number }

function isHeadAt(chunk: Chunk, { x, edge, within }: Place, table: Table, style: NumberStyle): boolean {
  const isLeft = Math.abs(chunk.x0 - x) < within && chunk.x1 < edge - 2
  return isLeft && /\p{L}{2}/u.test(chunk.text) && isLabel(chunk, table, style)
}

/** Joins the lines of one cell: it ends once it names a scope and the next line does not continue it. */
function headsAt(chunks: readonly (Chunk | undefined)[]): Head[] {
  const heads: Head[] = []
  for (const chunk of chunks) {
    if (!chunk) continue
    const last = heads.at(-1)
    const isNear = last !== undefined && chunk.y - last.bottom < chunk.size * 2
    const isDone = last !== undefined && parseScope(last.text) !== null && !/^[(\p{Ll}&]/u.test(chunk.text)
    if (last && isNear && !isDone) {
      last.text += ` ${chunk.text}`
      last.bottom = chunk.y
    } else heads.push({ text: chunk.text, top: chunk.y, bottom: chunk.y, rows: [] })
  }
  return heads
}

/** Assigns each row its head: the last one that begins above it or, if cells are centred, the nearest. False if that does not fit. */
function assign(heads: Head[], rows: readonly number[], page: Page): boolean {
  const yOf = (at: number) => page.lines[at]?.y ?? 0
  const [first] = rows
  const top = heads[0]?.top ?? 0
  if (first === undefined) return false
  const isBetween = (head: Head) => head.top === head.bottom && rows.every((at) => Math.abs(yOf(at) - head.top) > 3)
  const isCentred = top > yOf(first) + 3 || heads.some(isBetween)
  const middle = ({ top: from, bottom }: Head) => (from + bottom) / 2
  if (isCentred && balance(heads, rows.map(yOf), rows)) return true
  for (const at of rows) {
    const above = heads.filter((head) => head.top <= yOf(at) + 3).at(-1)
    const nearest = [...heads].sort((a, b) => Math.abs(middle(a) - yOf(at)) - Math.abs(middle(b) - yOf(at)))[0]
    ;(isCentred ? nearest : above)?.rows.push(at)
  }
  if (heads.some((head) => head.rows.length === 0)) return false
  // Around the words of a centred cell there are equally many rows above and below; otherwise rows of another cell were taken.
  return (
    !isCentred ||
    heads.every((head) => {
      const ys = head.rows.map(yOf)
      return Math.abs((Math.min(...ys) + Math.max(...ys)) / 2 - middle(head)) < 8
    })
  )
}

/** Assigns the rows to the heads in order so that each head's words are in the middle of its rows; false if that is impossible. */
function balance(heads: readonly Head[], ys: readonly number[], rows: readonly number[]): boolean {
  const taken: (readonly number[])[] = []
  let from = 0
  for (const { top, bottom } of heads) {
    const away = (to: number) => Math.abs(((ys[from] ?? 0) + (ys[to] ?? 0)) / 2 - (top + bottom) / 2)
    const ends = ys.flatMap((_, to) => (to >= from ? [to] : [])).sort((a, b) => away(a) - away(b))
    const [end] = ends
    if (end === undefined || away(end) > 3) return false
    taken.push(rows.slice(from, end + 1))
    from = end + 1
  }
  if (from !== rows.length) return false
  heads.forEach((head, at) => {
    head.rows = [...(taken[at] ?? [])]
  })
  return true
}

/** Activities under it are its parts, unless they are the two methods. */
type Merged = { heading: Chunk; hasActivities: boolean }

/** "Scope 1" left of "Stationary combustion", with more activities below, is the heading of all of them. */
export function mergedScope(
  page: Page,
  table: Table,
  at: number,
  labels: readonly Chunk[],
  style: NumberStyle,
): Merged | null {
  const [outer, inner] = labels
  if (!outer || !inner || !isBareScope(outer.text)) return null
  const next = page.lines[at + 1]
  const below = at < table.last && next ? next.chunks.filter((chunk) => kindOfCell(chunk, style) === 'text') : []
  const first = below[0]
  const isBelow =
    first !== undefined && Math.abs(first.x0 - inner.x0) < 4 && parseScope(first.text)?.isByWords !== false
  // A category below begins the rows of scope 3, whose own cell may stand further down.
  if (first && namesCategoryNumber(first.text) && !/3$/.test(outer.text.trim())) return null
  if (!isBelow || !next || cellsOf(next, table, style).length === 0) return null
  const methods = [methodOf(inner.text), methodOf(first.text)]
  return { heading: outer, hasActivities: methods.includes(null) || methods[0] === methods[1] }
}
