import { methodOf, namesActivity, parseScope } from './parse-scope'
import type { Row } from './table-rows'

/** "Electricity (market-based)" above "District heating": each an activity of the heading, none its whole. */
export function hasOtherActivities(row: Row, rows: readonly Row[]): boolean {
  if (row.section === '' || !namesActivity(row.label) || parseScope(row.label)) return false
  return rows.some(
    (one) =>
      one.section === row.section &&
      one !== row &&
      namesActivity(one.label) &&
      methodOf(one.label) === null &&
      !parseScope(one.label),
  )
}
