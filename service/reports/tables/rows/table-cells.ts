import { center, kindOfCell, overlap, readValue, type Value } from '@/service/reports/model/columns'
import type { Chunk, Line } from '@/service/reports/model/page'
import type { Column, Table } from '@/service/reports/tables/detect/find-tables'
import type { NumberStyle } from '@/service/reports/words/parse-number'

export type Cell = { column: Column; chunk: Chunk; value: Value }

/** "Unit" above a column: no amount belongs to it, however close. */
export function isUnitHead(path: string): boolean {
  return /^(?:units?(?: of measure(?:ment)?)?|uom|einheit|enhet|enhed|unités?|unidad|unità|単位)$/i.test(path.trim())
}

/** The amounts of a line, each in the column it stands under. */
export function cellsOf(line: Line, table: Table, style: NumberStyle): Cell[] {
  const { columns } = table
  const pitch =
    columns.length > 1
      ? Math.min(...columns.slice(1).map((column, i) => center(column) - center(columns[i] ?? column)))
      : 70
  const reach = Math.max(14, Math.min(60, pitch * 0.6))
  const taken = new Map<Column, Cell>()
  for (const chunk of line.chunks) {
    if (kindOfCell(chunk, style) !== 'value') continue
    const value = readValue(chunk, style)
    if (!value) continue
    const best = columns
      .filter(({ path }) => !isUnitHead(path))
      .map((column) => ({
        column,
        by: overlap(column, chunk),
        away: Math.min(Math.abs(center(column) - center(chunk)), Math.abs(column.x1 - chunk.x1)),
      }))
      .sort((a, b) => a.away - b.away)[0]
    if (!best || (best.by <= 0 && best.away > reach)) continue
    const before = taken.get(best.column)
    if (before && before.value.unit !== '') continue
    if (!before || Math.abs(center(chunk) - center(best.column)) < Math.abs(center(before.chunk) - center(best.column)))
      taken.set(best.column, { column: best.column, chunk, value })
  }
  return [...taken.values()]
}
