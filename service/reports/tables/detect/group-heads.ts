import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Page } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'
import { yearsIn } from '@/service/reports/words/parse-year'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import type { Kinds } from './header-cells'

/**
 * "Steel | Forest | Group" under a title with the year: a head that names neither year nor scope, above rows with a scope and an amount
 * for each head. One of the heads must be the whole.
 */
export function groupSeedsOf(page: Page, at: number, kinds: Kinds): Chunk[] {
  const heads = page.lines[at]?.chunks ?? []
  if (heads.some((chunk) => kinds(chunk) !== 'text' || chunk.text.length > 45)) return []
  const wholes = heads.filter(({ text }) => isTotalLabel(text))
  const first = wholes.length === 1 ? firstOver(page, at, heads, kinds) : -1
  return first < 0 || !isDated(page, at) ? [] : heads.slice(first)
}

/** The index of the first head with amounts under it; -1 if the rows below have another number of amounts. */
function firstOver(page: Page, at: number, heads: readonly Chunk[], kinds: Kinds): number {
  const rows = page.lines.slice(at + 1, at + 8).flatMap(({ chunks: [label, ...cells] }) => {
    const amounts = cells.filter((one) => kinds(one) === 'value')
    return label && parseScope(label.text) && amounts.length > 1 ? [amounts] : []
  })
  const [row] = rows
  if (!row || rows.length < 2) return -1
  const first = heads.findIndex((head) => row.some((one) => overlap(one, head) > 0))
  const own = first < 0 ? [] : heads.slice(first)
  const fits = rows.every((amounts) =>
    amounts.every((one) => own.filter((head) => overlap(one, head) > 0).length === 1),
  )
  return own.length > 1 && row.length <= own.length && fits ? first : -1
}

/** A title directly above, alone on its line, with one year. */
function isDated(page: Page, at: number): boolean {
  return page.lines
    .slice(Math.max(0, at - 3), at)
    .some(({ chunks: [title, ...others] }) => title && others.length === 0 && new Set(yearsIn(title.text)).size === 1)
}

/** Whether such a head stands below this line, which is then its title and heads no column. */
export function isOverGroups(page: Page, at: number, kinds: Kinds): boolean {
  const isAlone = page.lines[at]?.chunks.length === 1
  return isAlone && [at + 1, at + 2].some((next) => groupSeedsOf(page, next, kinds).length > 0)
}
