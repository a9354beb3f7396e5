import type { Row } from '@/service/reports/tables/rows/table-rows'
import { isPartLabel, parseScope } from '@/service/reports/words/parse-scope'
import { isIntensity, isOtherUnit } from '@/service/reports/words/parse-unit'

/**
 * "Scope 1" in a cell merged over "Emissions from gas and owned vehicles | tCO2e" and the same in kWh: the only amount of emissions in
 * the cell is that of the scope, however it is described. Without energy beside it, it may be one source of several.
 */
export function isOnlyBesideEnergy(row: Row, all: readonly Row[]): boolean {
  if (!/^scope ?[12]$/i.test(row.section) || isPartLabel(row.label) || parseScope(row.label)) return false
  const cell = all.filter(({ section }) => section === row.section)
  const others = cell.filter((one) => one !== row)
  const hasOtherCells = all.some(({ section }) => section !== row.section && /^scope ?[123]\b/i.test(section))
  return (
    hasOtherCells &&
    !isOfEnergy(row) &&
    !isIntensity(row.label) &&
    others.length > 0 &&
    others.every(isOfEnergy) &&
    /emission/i.test(row.label)
  )
}

function isOfEnergy({ unitText, label }: Row): boolean {
  return isOtherUnit(unitText.trim()) || /\b[kmgt]wh\b/i.test(`${label} ${unitText}`)
}
