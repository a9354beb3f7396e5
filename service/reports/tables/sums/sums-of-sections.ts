import { because } from '@/service/reports/model/reason'
import type { RowScope } from '@/service/reports/tables/meaning/row-scope'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import { isBareScope, methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { isSumOf } from './sum-rows'

type Scoped = { row: Row; scope: RowScope }

/**
 * Activities under "Scope 1" and under "Scope 2" that a "Total" adds up in at least two columns: the total is the figure of both, and a
 * single activity under its scope is all of that scope. The sum of several activities is printed nowhere, so it is not read.
 */
export function wholesOfSections(rows: readonly Row[]): Scoped[] {
  const at = rows.findIndex(({ label }) => isTotalLabel(label))
  const total = rows[at]
  const parts = rows.slice(0, Math.max(0, at))
  if (!total || !areActivities(parts) || !isSumOf(total.cells, parts)) return []
  const alone = parts.filter((row) => parts.filter(({ section }) => section === row.section).length === 1)
  return [
    ...alone.map((row) => ({ row, scope: scopeFrom(row.section, row) })),
    {
      row: total,
      scope: { ...scopeFrom('Scope 1 and 2', total), reasons: [because('sum_of_sections')] },
    },
  ]
}

/** Each stands directly under scope 1 or scope 2, and none names another scope or a method. */
function areActivities(rows: readonly Row[]): boolean {
  const sections = new Set(rows.map(({ section }) => section))
  const scopes = [...sections].map((one) => (isBareScope(one) ? parseScope(one)?.scopes.join() : '')).sort()
  return scopes.join(' ') === '1 2' && rows.every(({ label }) => parseScope(label) === null && methodOf(label) === null)
}

function scopeFrom(words: string, { label }: Row): RowScope {
  return { mention: parseScope(words), reasons: [because('label_under', { label, under: words })], penalty: 1 }
}
