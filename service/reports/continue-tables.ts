import { kindOfCell, overlap, yearCells } from './columns'
import type { Table } from './find-tables'
import { type Line, lineText, type Page } from './page'
import type { NumberStyle } from './parse-number'
import { parseScope } from './parse-scope'
import type { TablesOf } from './remember-tables'
import { isOfAllScopes } from './section-heads'
import { readRows } from './table-rows'
import { isTotalLabel } from './total-labels'

/**
 * A table that goes on over the page often leaves its header behind: amounts stand in the same columns at the top of the next
 * page with no years above them. The header lines are then repeated there, as a printer would have done.
 */
export function continueTable(page: Page, before: Page | undefined, style: NumberStyle, tablesOf: TablesOf): Page {
  if (!before || page.number !== before.number + 1) return page
  const table = tablesOf(before).at(-1)
  if (!table || !reachesEnd(before, table)) return page
  const first = firstRowOf(page, table, style)
  if (!first) {
    const [own] = tablesOf(page)
    return own && isHeadAgain(own, table) ? withHeading(page, own.first, openHeading(before, table, style)) : page
  }
  const header = before.lines.slice(table.header, table.first)
  const height = (header.at(-1)?.y ?? 0) - (header[0]?.y ?? 0)
  const lift = first.y - first.size * (page.isMarkdown ? 1 : 3.4) - height - (header[0]?.y ?? 0)
  const moved = header.map((line) => ({
    ...line,
    y: line.y + lift,
    chunks: line.chunks.map((chunk) => ({ ...chunk, y: chunk.y + lift })),
  }))
  const at = page.lines.indexOf(first)
  const repeated = { ...page, lines: [...page.lines.slice(0, at), ...moved, ...page.lines.slice(at)] }
  return withHeading(repeated, at + moved.length, openHeading(before, table, style))
}

/** A head of its own, the same as before: the rows under it may still be those of the heading before. */
function isHeadAgain(own: Table, before: Table): boolean {
  return own.header < 6 && pathsOf(own) === pathsOf(before)
}

function pathsOf({ columns }: Table): string {
  return columns.map(({ path }) => path).join('|')
}

/** The heading of a scope whose rows have not ended with the page: its last row is no total, or it has none yet. */
function openHeading(before: Page, table: Table, style: NumberStyle): string | null {
  const last = readRows(before, table, style).at(-1)
  if (!last) return null
  const below = before.lines.slice(last.at + 1, table.last + 1).map(lineText)
  const heading = below.find((text) => text.length < 60 && parseScope(text)?.isByWords === false && !/[.:]$/.test(text))
  if (heading !== undefined) return heading
  const isOpen = parseScope(last.section)?.isByWords === false && !isTotalLabel(last.label)
  return isOpen ? last.section : null
}

/** The heading set over the row at this place, unless that row says what it is itself. */
function withHeading(page: Page, at: number, heading: string | null): Page {
  const row = page.lines[at]
  const [label] = row?.chunks ?? []
  if (heading === null || !row || !label || isOfAllScopes(label.text) || parseScope(label.text)?.isByWords === false)
    return page
  const y = row.y - row.size * (page.isMarkdown ? 0.5 : 1.8)
  const line = { ...row, y, chunks: [{ ...label, text: heading, y, marks: [] }] }
  return { ...page, lines: [...page.lines.slice(0, at), line, ...page.lines.slice(at)] }
}

/** The first line whose amounts stand in at least two of the columns, unless a header of its own comes first. */
function firstRowOf(page: Page, table: Table, style: NumberStyle): Line | null {
  for (const line of page.lines.slice(0, 12)) {
    if (yearCells(line, page.isMarkdown === true).length > 1) return null
    const inside = table.columns.filter((column) =>
      line.chunks.some((chunk) => kindOfCell(chunk, style) === 'value' && overlap(column, chunk) > 0),
    )
    const years = table.columns.filter(({ year }) => year !== null)
    // In markdown any table has its cells in the same places: all columns of years have to be there.
    const least = page.isMarkdown ? Math.max(3, years.length * 0.8) : Math.max(2, table.columns.length * 0.5)
    if ((page.isMarkdown ? inside.filter(({ year }) => year !== null) : inside).length >= least) return line
  }
  return null
}

/** Rows down to the foot of the page, give or take a footer. */
function reachesEnd(before: Page, table: Table): boolean {
  const rows = before.lines
    .slice(table.first)
    .filter(
      ({ chunks }) => table.columns.filter((column) => chunks.some((chunk) => overlap(column, chunk) > 0)).length >= 2,
    )
  const last = rows.at(-1)
  return last !== undefined && before.lines.filter(({ y }) => y > last.y).length <= 3
}
