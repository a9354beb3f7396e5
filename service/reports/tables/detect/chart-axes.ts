import { center, overlap, yearCells } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import type { Kinds } from './header-cells'

/** Year labels under the bars of a chart are an axis, not column heads of what is below. */
export function isChartAxis(page: Page, at: number, seeds: readonly Chunk[], kinds: Kinds): boolean {
  const [line, next] = [page.lines[at], page.lines[at + 1]]
  if (!line || !next || line.chunks.length !== seeds.length) return false
  if (seeds.length < 2 || !seeds.every(({ text }) => /^(?:FY ?)?(?:19|20)\d\d$/.test(text.trim()))) return false
  const above = page.lines.slice(Math.max(0, at - 16), at).filter(({ y }) => line.y - y < 200)
  const labels = above.flatMap(({ chunks }) => chunks).filter((one) => kinds(one) === 'value')
  const under = seeds.filter((seed) => labels.some((one) => overlap(one, seed) > 0))
  return under.length > 1 && (isHeadOfNext(next, seeds) || isLegend(line, next, seeds))
}

/** The scope names under such years, as in a legend. */
export function isLegendOfChartAxis(page: Page, at: number, kinds: Kinds): boolean {
  const years = page.lines[at - 1]?.chunks ?? []
  const isScopes = page.lines[at]?.chunks.some(({ text }) => parseScope(text) !== null) ?? false
  return isScopes && isChartAxis(page, at - 1, years, kinds)
}

/** "In tonnes CO2e | 2022 | 2021" directly below: the head of the next table. */
function isHeadOfNext(next: Line, seeds: readonly Chunk[]): boolean {
  const [label] = next.chunks
  const years = yearCells(next).filter(({ year }) => year.kind !== 'change')
  if (!label || !/\p{L}{3}/u.test(label.text) || parseHeaderYear(label.text)) return false
  const isAligned = years.every(({ chunk }) => seeds.some((one) => Math.abs(one.x1 - chunk.x1) < 6))
  return years.length > 1 && !isAligned
}

/** "Scope 1 | Scope 2" directly below, in another number and at other positions than the years: the legend of the bars' colours. */
function isLegend(line: Line, next: Line, seeds: readonly Chunk[]): boolean {
  const names = next.chunks
  const areNames = names.every(({ text }) => /\p{L}{3}/u.test(text) && text.length < 40 && !parseHeaderYear(text))
  const isOfScopes = names.some(({ text }) => parseScope(text) !== null)
  if (!areNames || !isOfScopes || names.length >= seeds.length || next.y - line.y > 3 * line.size) return false
  return !names.every((name) => seeds.some((seed) => Math.abs(center(seed) - center(name)) < 2))
}
