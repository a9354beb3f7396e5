import type { Row } from '@/service/reports/tables/rows/table-rows'
import { findUnit } from '@/service/reports/words/parse-unit'
import { isSumOf } from './sum-rows'

/**
 * "Scope 1 and 2" and "Scope 3" over "CO2 equivalents in all (t)", their sum in every column: the parts have the unit that is printed
 * only with the sum.
 */
export function withUnitsOfSums(rows: readonly Row[]): Row[] {
  const units = new Map<Row, string>()
  for (const [at, row] of rows.entries()) {
    const unit = unitIn(row)
    if (unit !== null) for (const part of partsOf(rows.slice(0, at), row)) units.set(part, unit)
  }
  return rows.map((row) => ({ ...row, unitText: units.get(row) ?? row.unitText }))
}

function unitIn({ label, unitText }: Row): string | null {
  return findUnit(unitText)?.printed ?? findUnit(label)?.printed ?? null
}

/** The rows directly above that name no unit and add up to this one; empty if they do not. */
function partsOf(before: readonly Row[], { cells }: Row): readonly Row[] {
  const named = before.findLastIndex((row) => row.unitText !== '' || findUnit(row.label) !== null)
  const plain = before.slice(named + 1)
  const from = plain.findLastIndex((_, at) => isSumOf(cells, plain.slice(at)))
  return from < 0 ? [] : plain.slice(from)
}
