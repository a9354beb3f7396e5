import { overlap, readUnitCell } from '@/service/reports/model/columns'
import { isLaidOut } from '@/service/reports/model/layout'
import type { Page } from '@/service/reports/model/page'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { isUnitHead } from '@/service/reports/tables/rows/table-cells'
import { isOtherUnit } from '@/service/reports/words/parse-unit'

const amount = /^\(?[-–]?\d[\d.,' ]*\)?$/

/**
 * The unit of a row in a cell merged over several rows: it stands in the column "Unit" at half their height, not on the line of a row.
 * Empty if the unit of another row stands between.
 */
export function mergedUnit(page: Page, table: Table, at: number): string {
  const head = page.lines
    .slice(Math.max(0, table.header - 2), table.first)
    .flatMap(({ chunks }) => chunks)
    .find(({ text }) => isUnitHead(text))
  const row = page.lines[at]
  // A page of text may hold thousands of rows: what looks at all of them for each row would take hours.
  if (!isLaidOut(page) || !head || !row) return ''
  const units = page.lines.slice(table.first, table.last + 1).flatMap(({ chunks, y }) => {
    const unit = chunks.find(
      ({ text, ...place }) => overlap(head, place) > 0 && (readUnitCell(text) || isOtherUnit(text)),
    )
    return unit ? [{ text: unit.text, y, isMerged: !chunks.some(({ text }) => amount.test(text)) }] : []
  })
  const near = [units.findLast(({ y }) => y <= row.y), units.find(({ y }) => y > row.y)]
  const [nearest] = near
    .flatMap((unit) => (unit?.isMerged ? [unit] : []))
    .toSorted((a, b) => Math.abs(a.y - row.y) - Math.abs(b.y - row.y))
  return nearest?.text ?? ''
}

/**
 * The unit of a row "of which …" in a table with a column of units, where its own cell and that of its heading are empty: the last one
 * printed above in that column. A part has the unit of its whole. Empty if no other unit stands in line with it.
 */
export function unitOfRowsAbove(page: Page, table: Table, at: number): string {
  const left = table.columns[0]?.x0 ?? 0
  if (!isLaidOut(page)) return ''
  const units = page.lines.slice(table.first, table.last + 1).flatMap(({ chunks, y }) => {
    const unit = chunks.find(({ text, x1 }, i) => i > 0 && x1 < left && (readUnitCell(text) || isOtherUnit(text)))
    return unit ? [{ ...unit, y }] : []
  })
  const last = units.findLast(({ y }) => y < (page.lines[at]?.y ?? 0))
  const isColumn =
    last && units.filter(({ x0, x1 }) => Math.abs(x0 - last.x0) < 3 || Math.abs(x1 - last.x1) < 3).length > 1
  return isColumn ? last.text : ''
}
