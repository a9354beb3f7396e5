import type { Row } from '@/service/reports/tables/rows/table-rows'
import { isNotOwn } from '@/service/reports/words/not-own'
import { parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'
import { bareTotal } from '@/service/reports/words/total-words'
import { isSumOf } from './sum-rows'

type Group = { parts: readonly Row[]; total: Row; scope: ScopeMention }

/**
 * "Scope 1 | The bank", "Group companies", "Total", and the same for scope 2: if a scope is named beside one of two parts or between
 * them, the total below is the scope's if it is their sum in every column, and the parts are not. Once may be chance; the table must do
 * it twice.
 */
export function withTotalsOfTwo(rows: readonly Row[]): Row[] {
  const groups = rows.flatMap((total, at) => groupAt(rows, total, at) ?? [])
  if (groups.length < 2) return [...rows]
  const parts = new Set(groups.flatMap((group) => group.parts))
  return rows.flatMap((row) => {
    if (parts.has(row)) return []
    const group = groups.find(({ total }) => total === row)
    return group ? [{ ...row, section: nameOf(group.scope), under: nameOf(group.scope) }] : [row]
  })
}

function groupAt(rows: readonly Row[], total: Row, at: number): Group | null {
  const parts = rows.slice(Math.max(0, at - 2), at)
  const [first, second] = parts
  if (!first || !second || !bareTotal.test(total.label.trim()) || !isSumOf(total.cells, parts)) return null
  if (parts.some(({ label }) => bareTotal.test(label.trim()) || isNotOwn(label))) return null
  const named = parts.map(({ label }) => parseScope(label))
  const scopes = named.filter((one) => one !== null && one.category === null)
  const [scope] = scopes
  // A scope beside each of them makes each a row of its own.
  const areTwo = parts.every(({ label }) => parseScope(label)?.isByWords === false)
  const isOne =
    new Set(scopes.map((one) => one?.scopes.join())).size === 1 && scopes.length === named.filter(Boolean).length
  return scope && isOne && !areTwo ? { parts, total, scope } : null
}

function nameOf({ scopes, method }: ScopeMention): string {
  const words = method === null ? '' : method === 'lb' ? ' (location-based)' : ' (market-based)'
  return `Scope ${scopes.join(' and ')}${words}`
}
