import { because } from '@/service/reports/model/reason'
import type { RowScope } from '@/service/reports/tables/meaning/row-scope'
import type { Cell } from '@/service/reports/tables/rows/table-cells'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { isIntensity } from '@/service/reports/words/parse-unit'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { emissionWord } from '@/service/reports/words/total-words'

type Scoped = { row: Row; scope: RowScope }

const ofOperations = /\b(?:operational|own operations|operations|eigene?r? betrieb|egen verksamhet|opérationnel\w*)\b/i

/**
 * "Total LB", "Total operational emissions": a total without a scope is the figure of scopes 1 and 2 if it is their sum to the last digit
 * in every column. It may stand above its parts; with at least two columns "Gesamte Emissionen" is enough.
 */
export function withSumsOfBoth(rows: readonly Scoped[]): Scoped[] {
  return rows.map((one, at) => {
    const { row } = one
    const named = parseScope(row.label)
    const isOfEmissions = ofEmissions.test(row.label) && !otherKind.test(row.label)
    // "Total" in a cell merged over the two methods.
    const isTotal =
      isTotalLabel(row.label.replace(/^(?:grand|overall) /i, '')) ||
      (isTotalLabel(row.section) && methodOf(row.label) !== null)
    const mayBe = isTotal || isOfEmissions
    if ((named && !named.isByWords) || !mayBe || isIntensity(row.label) || isNet.test(row.label)) return one
    const isSaid = isTotal || ofOperations.test(row.label)
    const before = isSaid ? partsOf(rows.slice(0, at), row) : null
    const parts = before ?? (isOfEmissions && row.cells.length > 1 ? partsOf(rows, row) : null)
    return parts ? { row, scope: { ...sumOf(parts), penalty: 1 } } : one
  })
}

/** "Net GHG (excludes exported power)": something was deducted. */
const isNet = /\bnett?o?\b(?![- ]zero)/i

const ofEmissions = new RegExp(emissionWord, 'iu')

/** "Net GHG (excludes exported power)": its words say it may be something else, although it equals the sum. */
const otherKind = /\bnet\b|\bnett?o|\bexcl|\badjusted|\boffset/i

type Parts = { method: 'lb' | 'mb' | null; labels: string }

function partsOf(before: readonly Scoped[], row: Row): Parts | null {
  const own = methodOf(row.label)
  const firsts = before.filter((one) => isOf(one, 1))
  const seconds = before.filter((one) => isOf(one, 2))
  for (const first of firsts)
    for (const second of seconds) {
      const method = second.scope.mention?.method ?? null
      if (own !== null && method !== null && own !== method) continue
      if (row.cells.length > 0 && row.cells.every((cell) => isSumIn(cell, first.row, second.row)))
        return { method: own ?? method, labels: `"${first.row.label}" and "${second.row.label}"` }
    }
  return null
}

function isOf({ scope: { mention } }: Scoped, scope: 1 | 2): boolean {
  return mention?.scopes.join() === String(scope) && mention.narrowness < 8
}

/** Allows for the rounding of each amount. */
export function isSumIn({ column, value }: Cell, ...parts: readonly Row[]): boolean {
  const amounts = parts.map(({ cells }) => cells.find((one) => one.column === column)?.value.number ?? 0)
  const decimals = Math.max(...[value.number, ...amounts].map((one) => (String(one).split('.')[1] ?? '').length))
  const sum = amounts.reduce((all, one) => all + one, 0)
  return amounts.every((one) => one > 0) && Math.abs(sum - value.number) <= 1.01 * 10 ** -decimals
}

function sumOf({ method, labels }: Parts): Omit<RowScope, 'penalty'> {
  return {
    mention: { scopes: [1, 2], method, category: null, narrowness: 0, isByWords: false },
    reasons: [because('sum_of', { labels })],
  }
}
