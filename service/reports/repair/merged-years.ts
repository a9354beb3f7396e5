import type { Page } from '@/service/reports/model/page'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { cellsOf } from '@/service/reports/tables/rows/table-cells'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { parseHeaderYear, type YearMention } from '@/service/reports/words/parse-year'

/**
 * Years in cells merged over the rows of their scopes, left of the labels: "2024 | Scope 1 | 4,118", then "Scope 2 | 2,118". The year for
 * each row: the last one printed at or above it or, if the cells are vertically centred, the nearest. Empty for other tables.
 */
export function mergedYears(page: Page, table: Table, labelX: number, style: NumberStyle): Map<number, YearMention> {
  const found = new Map<number, YearMention>()
  if (table.columns.some(({ year }) => year !== null)) return found
  const lines = page.lines.slice(table.first, table.last + 1).map((line, i) => ({ line, at: table.first + i }))
  const years = lines.flatMap(({ line }) => {
    const first = line.chunks[0]
    const isYear = first && /^(?:FY ?)?(?:19|20)\d\d$/.test(first.text.trim()) && first.x1 < labelX - 4
    const year = isYear ? parseHeaderYear(first.text) : null
    return year && first ? [{ year, y: line.y, x: first.x0 }] : []
  })
  const [one] = years
  if (!one || new Set(years.map(({ year }) => year.year)).size < 2 || years.some(({ x }) => Math.abs(x - one.x) > 6))
    return found
  const rows = lines.filter(({ line }) => cellsOf(line, table, style).length > 0)
  const isCentred = (rows[0]?.line.y ?? 0) < one.y - 3
  for (const { line, at } of rows) {
    const above = years.findLast(({ y }) => y <= line.y + 3)
    const nearest = [...years].sort((a, b) => Math.abs(a.y - line.y) - Math.abs(b.y - line.y))[0]
    const own = isCentred ? nearest : above
    if (own) found.set(at, own.year)
  }
  return found
}
