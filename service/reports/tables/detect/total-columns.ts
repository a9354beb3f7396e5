import type { ScopeMention } from '@/service/reports/words/parse-scope'
import { endsInTotal } from '@/service/reports/words/total-words'
import type { Column } from './find-tables'

/** "2022" over "Scope 1 | Scope 2 | Total": the third column is the total of the two columns directly before it, in the same year. */
export function withTotalsOfBoth(columns: readonly Column[]): Column[] {
  return columns.map((column, at) => {
    const scope = column.scope === null && !column.isOther ? sumBefore(columns, column, at) : null
    return scope && endsInTotal.test(column.path.trim()) ? { ...column, scope } : column
  })
}

function sumBefore(columns: readonly Column[], { year }: Column, at: number): ScopeMention | null {
  const [first, second] = columns.slice(Math.max(0, at - 2), at)
  const isOf = (one: Column | undefined, scope: 1 | 2) =>
    one?.scope?.scopes.join() === String(scope) && one.year?.year === year?.year && !one.isOther
  if (!isOf(first, 1) || !isOf(second, 2) || !second?.scope) return null
  // With scope 2 by both methods before it, nothing says which one the total includes.
  if (columns[at - 3]?.scope?.scopes.join() === '2') return null
  return { scopes: [1, 2], method: second.scope.method, category: null, narrowness: 0, isByWords: false }
}
