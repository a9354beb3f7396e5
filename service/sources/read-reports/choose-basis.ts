import type { ReadRow } from './columns'

/**
 * Chooses the row where a document prints several totals under one key (equity and operated share, scope 3 by method of scope 2):
 * the one that the column `contested` names as the main one. Null where it names none, because nobody can then say which is the
 * company's.
 */
export function chooseBasis(rows: readonly ReadRow[]): ReadRow | null {
  const [first] = rows
  if (first === undefined) return null
  const named = rows.flatMap(({ contested }) => mainOneIn(contested))[0]
  const main = rows.find(({ contested, value_t }) => contested === 'two bases: main' || value_t === named)
  if (main !== undefined) return main
  // A single row that is not the main one: the main one is missing.
  if (named !== undefined) return null
  return rows.every(({ value_t }) => value_t === first.value_t) ? first : null
}

/** "two bases: not the main one (33670000 is)". */
function mainOneIn(contested: string): number[] {
  const amount = /^two bases: not the main one \((.+) is\)$/.exec(contested)?.[1]
  return amount === undefined ? [] : [Number(amount)]
}
