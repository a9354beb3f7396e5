import type { Row } from '@/service/reports/tables/rows/table-rows'
import { isIntensity } from '@/service/reports/words/parse-unit'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import type { RowScope } from './row-scope'

/** "Total emission intensity" is not a total of emissions, nor is one under "Certificates that reduce scope 2". */
export function isTrueTotal({ label, unitText }: Row, { mention }: RowScope): boolean {
  return isTotalLabel(label) && (mention?.narrowness ?? 0) < 8 && !isIntensity(label) && !isIntensity(unitText)
}
