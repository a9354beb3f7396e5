import type { Chunk, Page } from '@/service/reports/model/page'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { yearsIn } from '@/service/reports/words/parse-year'
import type { Table } from './find-tables'
import type { Kinds } from './header-cells'

/**
 * "GHG emissions – location-based | GHG emissions – market-based" above two tables side by side, each with its own labels and years:
 * titles, not column heads.
 */
export function areTitlesBeside(page: Page, at: number, seeds: readonly Chunk[], kinds: Kinds): boolean {
  if (seeds.length < 2 || seeds.some(({ text }) => yearsIn(text).length > 0)) return false
  const below = page.lines.slice(at + 1, at + 8)
  return seeds.every((seed, i) => {
    const end = seeds[i + 1]?.x0 ?? Number.POSITIVE_INFINITY
    const own = below.map(({ chunks }) => chunks.filter(({ x0 }) => x0 > seed.x0 - 6 && x0 < end - 6))
    const rows = own.filter(([label, ...cells]) => {
      const isLabel = label && kinds(label) === 'text' && Math.abs(label.x0 - seed.x0) < 6
      return isLabel && cells.some((one) => kinds(one) === 'value' && one.x0 > label.x1)
    })
    const isDated = own.slice(0, 2).some((chunks) => chunks.filter(({ text }) => yearsIn(text).length > 0).length > 1)
    return rows.length > 1 && isDated
  })
}

/** The method that the title right over a table names without a scope: "GHG emissions – location-based (tCO2e)". */
export function methodOfTitle(page: Page, table: Table): 'lb' | 'mb' | null {
  const header = page.lines[table.header]
  const first = table.columns[0]
  if (!header || !first) return null
  const titles = page.lines
    .slice(Math.max(0, table.header - 3), table.header)
    .filter(({ y, size }) => header.y - y < 4 * size)
    .map(({ chunks }) => chunks.filter(({ x0 }) => x0 > table.left - 2 && x0 < first.x0 + 2).at(-1)?.text ?? '')
  const title = titles.findLast((text) => text !== '' && !isUnitLine.test(text)) ?? ''
  return title.length < 70 && !/[.;]$/.test(title) && parseScope(title) === null ? methodOf(title) : null
}

/** "in tonnes CO2e" between a title and its table. */
const isUnitLine =
  /^\(?(?:all )?(?:figures |values )?(?:in )?(?:metric |thousand |million )*(?:t|kt|tonnes|tons)\b.{0,16}$/i
