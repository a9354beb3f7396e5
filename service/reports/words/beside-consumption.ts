import type { Page } from '@/service/reports/model/page'
import type { Cell } from '@/service/reports/tables/rows/table-cells'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import { findUnit, isIntensity, isOtherUnit } from './parse-unit'

/**
 * "kWh | 5,737,293 | 1,188" under "Unit | Consumption | Emissions (tCO2e)": the unit belongs to the amount directly behind it. Returns
 * the cells whose unit is in the head above instead; none if the unit may apply to the whole row.
 */
export function cellsBesideConsumption(page: Page, row: Row): Cell[] {
  const chunks = page.lines[row.at]?.chunks ?? []
  const consumed = chunks[chunks.findIndex(({ text }) => isOtherUnit(text)) + 1]
  const isApart = consumed !== undefined && /^\d[\d.,' ]*$/.test(consumed.text)
  if (!isApart || row.cells.some(({ chunk }) => chunk.x0 <= consumed.x0)) return []
  return row.cells.filter(({ column }) => findUnit(column.path) !== null && !isIntensity(column.path))
}
