import { kindOfCell, overlap, yearCells } from './columns'
import { findTables, type Table } from './find-tables'
import type { Line, Page } from './page'
import type { NumberStyle } from './parse-number'

/**
 * A table that goes on over the page often leaves its header behind: amounts stand in the same columns at the top of the next
 * page with no years above them. The header lines are then repeated there, as a printer would have done.
 */
export function continueTable(page: Page, before: Page | undefined, style: NumberStyle): Page {
  if (!before || page.number !== before.number + 1) return page
  const table = findTables(before, style).at(-1)
  const first = table && firstRowOf(page, table, style)
  if (!table || !first || !reachesEnd(before, table)) return page
  const header = before.lines.slice(table.header, table.first)
  const height = (header.at(-1)?.y ?? 0) - (header[0]?.y ?? 0)
  const lift = first.y - first.size * (page.isMarkdown ? 1 : 1.6) - height - (header[0]?.y ?? 0)
  const moved = header.map((line) => ({
    ...line,
    y: line.y + lift,
    chunks: line.chunks.map((chunk) => ({ ...chunk, y: chunk.y + lift })),
  }))
  const at = page.lines.indexOf(first)
  return { ...page, lines: [...page.lines.slice(0, at), ...moved, ...page.lines.slice(at)] }
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
