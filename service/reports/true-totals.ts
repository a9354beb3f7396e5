import { isIntensity } from './parse-unit'
import type { RowScope } from './row-scope'
import type { Row } from './table-rows'
import { isTotalLabel } from './total-labels'

/** "Total emission intensity" is no total of emissions, nor is one under "Certificates that reduce scope 2". */
export function isTrueTotal({ label, unitText }: Row, { mention }: RowScope): boolean {
  return isTotalLabel(label) && (mention?.narrowness ?? 0) < 8 && !isIntensity(label) && !isIntensity(unitText)
}
