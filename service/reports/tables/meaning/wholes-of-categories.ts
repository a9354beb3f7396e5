import type { Row } from '@/service/reports/tables/rows/table-rows'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import type { RowScope } from './row-scope'

type Scoped = { row: Row; scope: RowScope }

/**
 * "Scope 3 in scope of our ambition" with its categories below, and further down "Scope 3 – use by consumers" with none: of several rows
 * that describe scope 3, the only one with categories is what the report counts.
 */
export function withWholesOfCategories(rows: readonly Scoped[]): Scoped[] {
  const described = rows.filter(isDescribed)
  const [whole, ...more] = described.filter((one) => countUnder(one, rows) > 2)
  if (!whole || more.length > 0 || described.length < 2 || rows.some(isPlain)) return [...rows]
  return rows.flatMap((one) => {
    const { mention } = one.scope
    if (!described.includes(one) || !mention) return [one]
    return one === whole ? [{ row: one.row, scope: { ...one.scope, mention: { ...mention, narrowness: 1 } } }] : []
  })
}

/** "Scope 3 within our target boundary" is an amount, though it names a target. */
const withinTargets = /\b(?:in|within|inside|covered by) (?:[\p{L}-]+ ){0,4}(?:targets?|ambition|commitment)\b/iu

function isOfScope3({ row, scope: { mention } }: Scoped): boolean {
  if (mention?.scopes.join() !== '3' || mention.category !== null) return false
  return mention.narrowness < 8 || withinTargets.test(row.label)
}

function isDescribed(one: Scoped): boolean {
  return isOfScope3(one) && (one.scope.mention?.narrowness ?? 0) > 0 && !isTotalLabel(one.row.label)
}

function isPlain(one: Scoped): boolean {
  return isOfScope3(one) && !isDescribed(one)
}

/** How many categories stand below a row before the next row of a scope. */
function countUnder(one: Scoped, rows: readonly Scoped[]): number {
  const below = rows.slice(rows.indexOf(one) + 1)
  const end = below.findIndex(({ scope: { mention } }) => mention && mention.category === null)
  const own = end < 0 ? below : below.slice(0, end)
  return new Set(own.flatMap(({ scope: { mention } }) => mention?.category ?? [])).size
}
