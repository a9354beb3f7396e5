import { readUnitCell } from '@/service/reports/model/columns'
import { type Line, lineText } from '@/service/reports/model/page'
import { findUnit, isIntensity } from './parse-unit'

/** The text for finding an amount's unit: a cell that is a unit, without the amounts beside it ("t-CO2" left of "6,000" is not thousands
 * of tonnes), otherwise the whole line. */
export function unitOrText(line: Line): string {
  const unit = line.chunks.find(({ text }) => readUnitCell(text) && findUnit(text, true) !== null && !isIntensity(text))
  return unit?.text ?? lineText(line)
}
