import { kindOfCell, overlap, yearCells } from '@/service/reports/model/columns'
import { isLaidOut, layoutOf } from '@/service/reports/model/layout'
import { type Line, lineText, type Page } from '@/service/reports/model/page'
import { readRows } from '@/service/reports/tables/rows/table-rows'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isIntensity, namesUnit } from '@/service/reports/words/parse-unit'
import { isOfAllScopes } from '@/service/reports/words/section-heads'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import type { Table } from './find-tables'
import type { TablesOf } from './remember-tables'

/**
 * A table that continues on the next page often leaves its header behind: amounts stand in the same columns at the top of the page with
 * no years above them. Repeats the header lines there.
 */
export function continueTable(page: Page, before: Page | undefined, style: NumberStyle, tablesOf: TablesOf): Page {
  if (!before || (page.number !== before.number + 1 && !isRightUnder(page, before))) return page
  const table = tablesOf(before).at(-1)
  if (!table || !reachesEnd(before, table)) return page
  // The title of a text, without amounts under it.
  if (!headsSeveral(table) && readRows(before, table, style).length === 0) return page
  const first = firstRowOf(page, table, style)
  if (!first) {
    const [own] = tablesOf(page)
    if (!own || !isHeadAgain(page, own, before, table)) return page
    return withTitle(withHeading(page, own.first, openHeading(before, table, style)), own.header, before, table)
  }
  const header = before.lines.slice(table.header, table.first)
  const height = (header.at(-1)?.y ?? 0) - (header[0]?.y ?? 0)
  const at = headingBefore(page, first)
  const lift = (page.lines[at] ?? first).y - first.size * 3.4 - height - (header[0]?.y ?? 0)
  const moved = header.map((line) => ({
    ...line,
    y: line.y + lift,
    chunks: line.chunks.map((chunk) => ({ ...chunk, y: chunk.y + lift })),
  }))
  const repeated = { ...page, lines: [...page.lines.slice(0, at), ...moved, ...page.lines.slice(at)] }
  return withTitle(withHeading(repeated, at + moved.length, openHeading(before, table, style)), at, before, table)
}

/** Columns that differ: "2023 | 2022", "Scope 1 | Scope 2". */
function headsSeveral({ columns }: Table): boolean {
  return new Set(columns.map(({ year, scope }) => year?.year ?? scope?.scopes.join())).size > 1
}

/** What a part of a page goes on from: the part right above it, beside which others may have been read, else the last of those before. */
export function partBefore(parts: readonly Page[], page: Page): Page | undefined {
  return parts.slice(-3).findLast((one) => isRightUnder(page, one)) ?? parts.at(-1)
}

/** A part of the same page whose first line begins where the other's labels do, no further below than rows of one table are. */
function isRightUnder(page: Page, before: Page): boolean {
  const [last, first] = [before.lines.at(-1), page.lines[0]]
  if (page.number !== before.number || !last || !first) return false
  const gap = first.y - last.y
  return gap > 0 && gap < 4 * first.size && Math.abs((first.chunks[0]?.x0 ?? 0) - (last.chunks[0]?.x0 ?? 0)) < 12
}

/** If the heading of a scope stands directly above this row, the index of that heading; otherwise the row's own. */
function headingBefore(page: Page, row: Line): number {
  const at = page.lines.indexOf(row)
  const [heading, ...others] = page.lines[at - 1]?.chunks ?? []
  const isHeading =
    heading !== undefined &&
    others.length === 0 &&
    heading.text.length < 60 &&
    row.y - heading.y < 3 * row.size &&
    Math.abs(heading.x0 - (row.chunks[0]?.x0 ?? 0)) < 16 &&
    parseScope(heading.text)?.isByWords === false
  return isHeading ? at - 1 : at
}

/** A repeated head: the rows under it may still belong to the heading before. */
function isHeadAgain(page: Page, own: Table, before: Page, table: Table): boolean {
  const isAlike = pathsOf(own) === pathsOf(table) || headOf(page, own) === headOf(before, table)
  return own.header < 6 && isAlike
}

function headOf({ lines }: Page, { header, first }: Table): string {
  return lines.slice(header, first).map(lineText).join('|')
}

/** Adds the unit given by the title of the table before, "in thousand tCO2eq", above the head at this index. */
function withTitle(page: Page, at: number, before: Page, table: Table): Page {
  const head = page.lines[at]
  const title = before.lines
    .slice(Math.max(0, table.header - 5), table.header)
    .findLast(({ chunks: [only, ...others] }) => others.length === 0 && namesUnit(only?.text ?? '', true))
  const [chunk] = title?.chunks.filter(({ text }) => text.length < 90) ?? []
  const isSaid = page.lines.slice(0, at).some((line) => namesUnit(lineText(line), true))
  if (!head || !title || !chunk || isSaid || isIntensity(chunk.text)) return page
  const y = Math.min(head.y, page.lines[0]?.y ?? head.y) - 3 * head.size
  const line = { ...title, y, chunks: [{ ...chunk, y, marks: [] }] }
  return { ...page, lines: [line, ...page.lines] }
}

function pathsOf({ columns }: Table): string {
  return columns.map(({ path }) => path).join('|')
}

/** The heading of a scope whose rows may continue on the next page: its last row is not a total, or it has no rows yet. */
function openHeading(before: Page, table: Table, style: NumberStyle): string | null {
  const last = readRows(before, table, style).at(-1)
  if (!last) return null
  const below = before.lines.slice(last.at + 1, table.last + 1).map(lineText)
  const heading = below.find((text) => text.length < 60 && parseScope(text)?.isByWords === false && !/[.:]$/.test(text))
  if (heading !== undefined) return heading
  const isOpen = parseScope(last.section)?.isByWords === false && !isTotalLabel(last.label)
  return isOpen ? last.section : null
}

/** Adds the heading above the row at this index, unless the row names its scope itself. */
function withHeading(page: Page, at: number, heading: string | null): Page {
  const row = page.lines[at]
  const [label] = row?.chunks ?? []
  if (heading === null || !row || !label || isOfAllScopes(label.text) || parseScope(label.text)?.isByWords === false)
    return page
  const y = row.y - row.size * 1.8
  const line = { ...row, y, chunks: [{ ...label, text: heading, y, marks: [] }] }
  return { ...page, lines: [...page.lines.slice(0, at), line, ...page.lines.slice(at)] }
}

/** The first line with amounts in at least two of the columns, unless another header comes first. */
function firstRowOf(page: Page, table: Table, style: NumberStyle): Line | null {
  for (const line of page.lines.slice(0, 12)) {
    if (yearCells(line, layoutOf(page)).length > 1 || isHeadOfWords(line, table)) return null
    const inside = table.columns.filter((column) =>
      line.chunks.some((chunk) => kindOfCell(chunk, style) === 'value' && overlap(column, chunk) > 0),
    )
    const years = table.columns.filter(({ year }) => year !== null)
    // In a text any table has its cells in the same places: all columns of years have to be there.
    const [own, least] = isLaidOut(page)
      ? [inside, Math.max(2, table.columns.length * 0.5)]
      : [inside.filter(({ year }) => year !== null), Math.max(3, years.length * 0.8)]
    if (own.length >= least) return line
  }
  return null
}

/** "Office | Industrial | Retail" over the amounts: new columns, whatever those of the page before. */
function isHeadOfWords(line: Line, { columns }: Table): boolean {
  if (line.chunks.some(({ text }) => /\d{2}[.,]?\d/.test(text))) return false
  const headed = columns.filter((column) =>
    line.chunks.some((one) => overlap(column, one) > 0 && /^\p{Lu}?\p{Ll}[\p{L} -]{2,}$/u.test(one.text)),
  )
  return headed.length > 2 && headed.length >= columns.length * 0.5
}

/** Whether rows reach the foot of the page, apart from a footer. */
function reachesEnd(before: Page, table: Table): boolean {
  const rows = before.lines
    .slice(table.first)
    .filter(
      ({ chunks }) => table.columns.filter((column) => chunks.some((chunk) => overlap(column, chunk) > 0)).length >= 2,
    )
  const last = rows.at(-1)
  // A head alone at the foot, its rows cut off below it.
  if (table.first === before.lines.length) return true
  return last !== undefined && before.lines.filter(({ y }) => y > last.y).length <= 3
}
