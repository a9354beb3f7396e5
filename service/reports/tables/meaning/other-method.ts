import { because } from '@/service/reports/model/reason'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import { methodOf } from '@/service/reports/words/parse-scope'
import { plainText } from '@/service/reports/words/plain-text'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import type { RowScope } from './row-scope'

type Scoped = { row: Row; scope: RowScope }

/**
 * "Scope 2 Location-based electricity emissions" and below it "Market-based electricity emissions": the same words by the other method
 * are the same scope, even with energy rows between. Directly below, the first words are enough.
 */
export function withOtherMethods(rows: readonly Scoped[]): Scoped[] {
  return rows.map((one, at) => {
    const method = one.scope.mention === null ? methodOf(one.row.label) : null
    if (method === null || one.row.label.length > 90) return one
    const before = rows.slice(Math.max(0, at - 4), at).findLast(({ scope }) => scope.mention !== null)
    const mention = before?.scope.mention
    if (!before || mention?.scopes.join() !== '2' || mention.method === null || mention.method === method) return one
    // "Total" merged over both methods covers more than scope 2.
    if (one.row.section !== before.row.section && isTotalLabel(one.row.section)) return one
    const isNext = before === rows[at - 1] && before.row.section === one.row.section
    const [first, own] = [wordsOf(before.row.label), wordsOf(one.row.label)]
    if (isNext ? !first.startsWith(own) : first !== own) return one
    const reasons = [because('label_under', { label: one.row.label, under: before.row.label })]
    return { row: one.row, scope: { mention: { ...mention, method }, reasons, penalty: 1 } }
  })
}

/** The words of a label that name neither its scope nor its method. */
function wordsOf(label: string): string {
  return plainText(label)
    .toLowerCase()
    .replace(/\bscope ?2\b|\b(?:location|market)(?:[- ]?based)?\b|[^\p{L}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
