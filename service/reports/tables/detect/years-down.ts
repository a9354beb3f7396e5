import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Page } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { labelYear } from '@/service/reports/words/runs-of-years'
import type { Kinds } from './header-cells'

/**
 * "Year | Scope 1 and 2 emissions (tCO2e) | % reduction": one head that names a scope, above a year on each line. Returns the scope and
 * what stands right of it as column heads; nothing unless each line below begins with a year and most have an amount.
 */
export function scopeSeedsOf(page: Page, at: number, kinds: Kinds): Chunk[] {
  const heads = page.lines[at]?.chunks ?? []
  const [scope, ...others] = heads.filter(({ text }) => text.length <= 60 && parseScope(text)?.isByWords === false)
  if (!scope || others.length > 0 || heads.length > 5) return []
  // "% reduction from 2015-16" names the base of a change.
  const isDated = ({ text }: Chunk) => (parseHeaderYear(text)?.kind ?? 'change') !== 'change'
  if (heads.some((one) => ['value', 'percent', 'blank'].includes(kinds(one)) || isDated(one))) return []
  const below = page.lines.slice(at + 1, at + 16)
  const end = below.findIndex(({ chunks: [first] }) => !first || labelYear(first) === null || first.x1 >= scope.x0)
  const rows = end < 0 ? below : below.slice(0, end)
  const hasAmount = rows.filter(({ chunks }) =>
    chunks.some((one) => kinds(one) === 'value' && overlap(one, { x0: scope.x0 - 14, x1: scope.x1 + 14 }) > 0),
  )
  const years = new Set(rows.map(({ chunks: [first] }) => first && labelYear(first)))
  if (hasAmount.length < Math.max(3, rows.length * 0.6) || years.size < rows.length) return []
  return heads.filter(({ x0 }) => x0 >= scope.x0)
}
