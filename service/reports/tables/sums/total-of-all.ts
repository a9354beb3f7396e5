import type { Row } from '@/service/reports/tables/rows/table-rows'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isIntensity } from '@/service/reports/words/parse-unit'
import { bareTotal } from '@/service/reports/words/total-words'
import { partsBefore } from './sum-rows'

/** "Scope 3 total" or "Subtotal", then "Total": the scope already has its total, and a larger one under the same heading is of all scopes. */
export function isTotalOfAll(row: Row, rows: readonly Row[]): boolean {
  const own = parseScope(row.section)?.scopes.join()
  if (own === undefined || !bareTotal.test(row.label.trim())) return false
  const before = partsBefore(rows.slice(0, rows.indexOf(row)), row.section)
  const named = before.filter(({ label }) => namesWhole(label, own))
  return named.some((total) => row.cells.every((cell) => exceeds(cell, total)))
}

function namesWhole(label: string, scopes: string): boolean {
  const mention = parseScope(label)
  const isWhole = mention?.isByWords === false && mention.category === null && mention.narrowness < 4
  return isWhole && mention.scopes.join() === scopes && !isIntensity(label)
}

function exceeds({ column, value }: Row['cells'][number], total: Row): boolean {
  const amount = total.cells.find((one) => one.column === column)
  return amount !== undefined && value.number > amount.value.number
}
