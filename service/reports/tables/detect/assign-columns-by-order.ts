import { cellIn, center, yearCells } from '@/service/reports/model/columns'
import type { Chunk, Line } from '@/service/reports/model/page'
import type { Column } from './find-tables'
import type { Kinds } from './header-cells'

type Range = { x0: number; x1: number }

/**
 * Assigns cells to heads by order where heads and amounts are aligned differently (right-aligned head, centred amounts) and positions
 * would give the neighbour's. Only if every row prints exactly one cell per head.
 */
export function assignColumnsByOrder(columns: Column[], lines: readonly Line[], left: number, kinds: Kinds): Column[] {
  const [first] = columns
  if (!first || columns.length < 2) return columns
  const next = lines.findIndex((line) => yearCells(line).length > 1)
  // "2020" left of all heads is the label of its row.
  const isRowYear = ({ text, x1 }: Chunk) => x1 < first.x0 && /^(?:19|20)\d\d$/.test(text.trim())
  const rows = lines
    .slice(0, next < 0 ? 40 : next)
    .map(({ chunks }) =>
      chunks.filter(
        (one) =>
          one.x0 > left && !isRowYear(one) && (cellIn(kinds(one)) || (kinds(one) === 'unit' && one.x0 > first.x0)),
      ),
    )
  const full = rows.filter((cells) => cells.length === columns.length)
  const partly = rows.filter((cells) => cells.length > columns.length)
  // Rows further down may belong to another table.
  const isBelow = !rows
    .filter((cells) => cells.length > 0)
    .slice(0, 4)
    .some((cells) => full.includes(cells))
  if (full.length < 2 || partly.length > 0 || isBelow) return columns
  const places: Range[] = columns.map((_, i) => ({
    x0: Math.min(...full.map((cells) => cells[i]?.x0 ?? 0)),
    x1: Math.max(...full.map((cells) => cells[i]?.x1 ?? 0)),
  }))
  const areApart = places.every(({ x1 }, i) => x1 < (places[i + 1]?.x0 ?? Number.POSITIVE_INFINITY))
  if (!areApart || places.every((place, i) => isNearest(place, i, columns))) return columns
  return columns.map((column, i) => ({ ...column, ...places[i] }))
}

function isNearest(place: Range, at: number, columns: readonly Column[]): boolean {
  const away = (column: Range) => Math.min(Math.abs(center(column) - center(place)), Math.abs(column.x1 - place.x1))
  const own = columns[at]
  return own !== undefined && columns.every((other) => other === own || away(own) <= away(other))
}
