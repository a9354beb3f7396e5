import { cellIn, kindOfCell } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'

/** Words, not only signs or amounts. */
export function isWords({ text }: Chunk): boolean {
  return /\p{L}{3}/u.test(text)
}

/** An amount or a share; not a dash and not a number of one or two digits. */
export function isAmount(chunk: Chunk): boolean {
  return isFigure(chunk) && kindOfCell(chunk, null) !== 'blank' && !/^\d{1,2}$/.test(chunk.text)
}

/**
 * The lines, from head to last row, of tables that lie across the gutter: words left of it, amounts and no words right of it. Prose above
 * or below is in two columns, these are not.
 */
export function tablesOver(lines: readonly Line[], x: number): { from: number; to: number }[] {
  const found: { from: number; to: number; rows: number }[] = []
  lines.forEach((line, at) => {
    const isNameless = isNamelessRow(line)
    const areTwo = lines.slice(0, at).some((above) => comesTwice(above, x))
    if (!isNameless && !isRowOver(line, x, areTwo)) return
    const hasAmount = line.chunks.some((one) => one.x0 >= x - 3 && isAmount(one))
    const last = found.at(-1)
    const between = last ? lines.slice(last.to + 1, at) : []
    const goesOn = between.every(({ chunks }) => chunks.every((one) => one.x0 < x - 3))
    if (last && goesOn && line.y - (lines[last.to]?.y ?? 0) < 60) {
      last.to = at
      last.rows += hasAmount ? 1 : 0
    } else if (!isNameless || isLineOfLabel(lines, at - 1)) found.push({ from: at, to: at, rows: hasAmount ? 1 : 0 })
  })
  return found
    .filter(({ from, to, rows }) => rows >= 3 || isUnderYears(lines, { from, to }, x))
    .map(({ from, to }) => ({ from: headOver(lines, from), to: tailOver(lines, to, x) }))
}

/** At least three years right of the gutter, and as many amounts in each line below; one row is enough. */
function isUnderYears(lines: readonly Line[], { from, to }: { from: number; to: number }, x: number): boolean {
  const rightOf = (line: Line | undefined) => (line?.chunks ?? []).filter((one) => one.x0 >= x - 3)
  const areYears = (some: readonly Chunk[]) =>
    some.length > 2 && some.every(({ text }) => /^(?:FY ?)?(?:19|20)\d\d(?:年度?)?$/.test(text))
  const at = [from, from - 1].find((one) => areYears(rightOf(lines[one])))
  if (at === undefined) return false
  const count = rightOf(lines[at]).length
  const rows = lines.slice(at + 1, to + 1).map(rightOf)
  return rows.length > 0 && rows.every((row) => row.length === count && row.every(isFigure))
}

/** "Category | Unit | 2021 | 2022 | Category | Unit | 2021 | 2022": two tables, the labels of the second right of the gutter. */
export function comesTwice({ chunks }: Line, x: number): boolean {
  const [left, right] = [chunks.filter(({ x0 }) => x0 < x - 4), chunks.filter(({ x0 }) => x0 >= x - 4)]
  const [first] = right
  const isSame = left.length > 2 && left.length === right.length
  return first !== undefined && isWords(first) && isSame && left.every(({ text }, i) => text === right[i]?.text)
}

/** Whether a row's amounts are on both sides of the gutter, or right of it with the label to the left. */
function isRowOver({ chunks }: Line, x: number, areTwo: boolean): boolean {
  // "305-1" before the label is a reference to a standard.
  const left = chunks.filter((one, at) => one.x0 < x - 3 && !(at === 0 && /^[1-4]\d\d-\d{1,2}$/.test(one.text)))
  const right = chunks.filter((one) => one.x0 >= x - 3)
  const label = left[0]
  // "3.1 Goods | 27,418 | Diesel | 512,660": words at the gutter with amounts on both sides are the label of a second table.
  const [first, ...others] = right
  const isLabel = first !== undefined && isWords(first) && (areTwo || Math.abs(first.x0 - x) < 4)
  if (isLabel && first.text !== label?.text && others.some(isAmount) && left.slice(1).some(isAmount)) return false
  return (
    label !== undefined &&
    (/\p{L}{2}/u.test(label.text) || /^(?:FY ?)?(?:19|20)\d\d$/.test(label.text)) &&
    label.text.length < (right.length > 1 && right.every(isFigure) ? 100 : 60) &&
    left.slice(1).every((one) => one.text.length < 30) &&
    right.some(isFigure) &&
    right.every((one) => !isWords(one) || one.text.length < 16)
  )
}

/**
 * Labels that name scopes below each other, with amounts and no words right of the gutter, belong to one table across it: what begins at
 * the gutter are cells merged over several rows, such as "Domestic", not a second text column.
 */
export function areLabelsLeft(lines: readonly Line[], x: number): boolean {
  const labels = lines.flatMap(({ chunks }) => {
    const right = chunks.filter((one) => one.x0 >= x - 3)
    const label = chunks.findLast((one) => one.x0 < x - 3)
    const isRow =
      right.filter((one) => isAmount(one)).length > 1 &&
      right.every((one) => isFigure(one) || kindOfCell(one, null) === 'unit')
    return isRow && label && label.x1 < x && namesScope(label) ? [label] : []
  })
  const [first] = labels
  return first !== undefined && labels.filter(({ x0 }) => Math.abs(x0 - first.x0) < 14).length > 2
}

function namesScope({ text }: Chunk): boolean {
  return text.length < 80 && !/[.,;]$/.test(text) && /^[\p{Lu}\d]/u.test(text) && parseScope(text)?.isByWords === false
}

/** Amounts beside a two-line label stand between its lines: such a row neither begins nor ends a table. */
function isNamelessRow({ chunks }: Line): boolean {
  // "2022" beside amounts under scopes is the name of its row.
  if (/^(?:FY ?)?(?:19|20)\d\d$/.test(chunks[0]?.text ?? '')) return false
  return chunks.filter(isFigure).length > 1 && chunks.every((one) => isFigure(one) || kindOfCell(one, null) === 'unit')
}
function isFigure(chunk: Chunk): boolean {
  return cellIn(kindOfCell(chunk, null))
}

/** Moves up over lines of short words above the first row: column heads and the title, but no prose. */
function headOver(lines: readonly Line[], from: number): number {
  let first = from
  for (; first > 0; first -= 1) {
    const [line, below] = [lines[first - 1], lines[first]]
    const longest = line && (headsColumns(lines, first - 1) || isLineOfLabel(lines, first - 1)) ? 60 : 30
    if (!line || !below || below.y - line.y > 34 || line.chunks.some(({ text }) => text.length > longest)) break
  }
  return first
}

/** "Scope 2: purchased electricity," over "location-based", with amounts at a height between the two. */
function isLineOfLabel(lines: readonly Line[], at: number): boolean {
  const line = lines[at]
  const beside = [lines[at - 1], lines[at + 1]].filter((one) => one && isNamelessRow(one))
  return line?.chunks.length === 1 && beside.some((one) => one && Math.abs(one.y - line.y) < line.size)
}

/**
 * Several short cells, each above one column of amounts in the rows that follow; the title beside them may be longer than a head: "Scope
 * 3 emissions, ktonnes CO2e | 2020 | 2021 | Change".
 */
export function headsColumns(lines: readonly Line[], at: number): boolean {
  const chunks = lines[at]?.chunks ?? []
  const rows = lines.slice(at + 1, at + 5).map((line) => line.chunks.filter((one) => isAmount(one)))
  const row = rows.find((amounts) => amounts.length > 2) ?? []
  const isOver = ({ x0, x1, text }: Chunk) =>
    text.length < 24 && row.filter((one) => one.x0 < x1 && one.x1 > x0).length === 1
  const others = chunks.filter((one) => !isOver(one))
  // "Change" stands above shares, which are not amounts.
  return chunks.length - others.length > 2 && others.length < 3 && others.every(({ text }) => text.length < 60)
}

/** Moves down over the second line of the last label. */
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

/** Splits the page above and below these lines. */
export function apart(page: Page, tables: readonly { from: number; to: number }[]): Page[] {
  const cuts = [...new Set([0, ...tables.flatMap(({ from, to }) => [from, to + 1]), page.lines.length])].sort(
    (a, b) => a - b,
  )
  return cuts.slice(1).flatMap((to, i) => {
    const lines = page.lines.slice(cuts[i], to)
    return lines.length > 0 ? [{ ...page, lines }] : []
  })
}
