import type { Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { methodOfTitle } from '@/service/reports/tables/detect/titles-beside'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import { isSumIn } from '@/service/reports/tables/sums/sum-of-both'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { isIntensity } from '@/service/reports/words/parse-unit'
import type { RowScope } from './row-scope'

type Scoped = { row: Row; scope: RowScope }
type Method = 'lb' | 'mb'

/**
 * "Scope 2" rows without a method that occur twice, once per block: "(Market-based) GHG emissions", then scopes 1 and 2, then
 * "(Location-based) GHG emissions" and the two again. The method is that of the total they add up to, otherwise of the heading above.
 */
export function withMethodsOfBlocks(rows: readonly Scoped[], page: Page, table: Table): Scoped[] {
  const bare = rows.filter(isBareScope2)
  if (bare.length === 0 || bare.length > 2) return [...rows]
  const byTotals = bare.map((one) => methodOfTotals(one, rows))
  const headed = bare.map(({ row }) => headingOver(page, row.at, table.first))
  const titled = bare.length === 1 ? methodOfTitle(page, table) : null
  const isByHeads = bare.length === 2 && new Set(headed).size === 2 && !headed.includes(null)
  const methodOfBare = (at: number) => byTotals[at] ?? (isByHeads ? headed[at] : titled)
  return rows.map((one, i) => {
    const { mention } = one.scope
    // The sum of scopes 1 and 2 that ends a block is by its method.
    const isSum = bare.length === 2 && mention?.scopes.join() === '1,2' && methodOf(one.row.label) === null
    const method = methodOfBare(isSum ? bare.findLastIndex((other) => rows.indexOf(other) < i) : bare.indexOf(one))
    if (!method || !mention) return one
    const reasons = [...one.scope.reasons, because('method_of_block', { method })]
    return { row: one.row, scope: { ...one.scope, mention: { ...mention, method }, reasons } }
  })
}

function isBareScope2({ row, scope: { mention } }: Scoped): boolean {
  const isScope2 = mention?.scopes.join() === '2' && mention.category === null && mention.narrowness < 4
  return isScope2 && mention.method === null && !isIntensity(row.label) && !isIntensity(row.unitText)
}

/** The only method by which a total is the sum of scope 1 and this row, optionally with scope 3; null for none or both. */
function methodOfTotals({ row }: Scoped, rows: readonly Scoped[]): Method | null {
  const of = (scope: string) =>
    rows.filter(({ scope: { mention } }) => mention?.scopes.join() === scope && mention.category === null)
  const sums = rows.filter(({ row: total, scope: { mention } }) => {
    if (total === row || methodOf(total.label) === null || total.cells.length === 0) return false
    if (mention && mention.scopes.length === 1 && !mention.isByWords) return false
    const thirds = of('3').map((one) => [one.row])
    return of('1').some((one) =>
      [[], ...thirds].some((third) =>
        total.cells.every((cell) => isLarge(cell.value.number) && isSumIn(cell, one.row, row, ...third)),
      ),
    )
  })
  const [only, ...others] = new Set(sums.map(({ row: total }) => methodOf(total.label)))
  return only && others.length === 0 ? only : null
}

/** Two-digit numbers add up by chance. */
function isLarge(number: number): boolean {
  return String(number).replace('.', '').length > 2
}

/** The last line above that names a method and no scope, before any other scope 2 row. */
function headingOver(page: Page, at: number, first: number): Method | null {
  for (let above = at - 1; above >= first; above -= 1) {
    const line = page.lines[above]
    if (!line) continue
    const [label] = line.chunks
    const words = label?.text ?? ''
    const scope = parseScope(words)
    if (scope?.scopes.includes(2) && !scope.isByWords) return null
    if (words.length < 60 && methodOf(words) !== null && scope === null) return methodOf(words)
  }
  return null
}
