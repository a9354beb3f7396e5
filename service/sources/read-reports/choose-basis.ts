import type { ReadRow } from './columns'

/**
 * The row that speaks where a document prints several totals under one key (equity and operated share, scope 3 by method
 * of scope 2): the one that the column `contested` names as the main one. Null where it names none, for nobody can then
 * say which of them is the company's.
 */
export function chooseBasis(rows: readonly ReadRow[]): ReadRow | null {
  const [first] = rows
  if (first === undefined) return null
  const named = rows.flatMap(({ contested }) => mainOneIn(contested))[0]
  const main = rows.find(({ contested, value_t }) => contested === 'two bases: main' || value_t === named)
  if (main !== undefined) return main
  // One row alone that is not the main one stands beside no main one.
  if (named !== undefined) return null
  return rows.every(({ value_t }) => value_t === first.value_t) ? first : null
}

/** "two bases: not the main one (33670000 is)". */
function mainOneIn(contested: string): number[] {
  const amount = /^two bases: not the main one \((.+) is\)$/.exec(contested)?.[1]
  return amount === undefined ? [] : [Number(amount)]
}
