import { type Axis, markBefore, type Series } from './chart-parts'
import { center, kindOfCell } from './columns'
import { saysEmissions } from './other-tonnage'
import type { Chunk, Page, Shape } from './page'
import { parseScope } from './parse-scope'
import { findUnit, isIntensity } from './parse-unit'

/** How far above the bars a chart's own title may stand, and how far below their feet its legend, in points. */
const reachUp = 110
const reachDown = 60

/** "Group" or "Market-based" over one of several charts that share a legend: of what the legend names. */
const wholeOrMethod =
  /^(?:the )?(?:group|total|absolute|gross|consolidated|company)(?: total)?$|\b(?:market|location)[ -]based/i

/**
 * Whether a chart shows something else in the colours that stand for scopes in a chart beside or above it: the legend is not at this
 * chart, and the title right over its bars ("Industrial waste", "(%)") speaks of no emissions. `bars` as drawn on the page.
 */
export function isChartOfOthers(page: Page, axis: Axis, bars: readonly Shape[], drawn: Drawn): boolean {
  const [x0, x1, top] = extentOf(axis, bars)
  const said = titleOver(page, { x0, x1, top }, drawn)
  const title = said.at(-1)
  const isOfOther = said.some(({ text }) => namesOther(text, drawn.series))
  if (!title || (!isOfOther && said.some((one) => isOfEmissions(one.text)))) return false
  return !drawn.series.some(({ chunk }) => {
    const isBeside = center(chunk) > x0 && center(chunk) < x1
    return isBeside && chunk.y >= title.y && chunk.y < axis.y + reachDown
  })
}

export type Drawn = { series: readonly Series[]; shapes: readonly Shape[] }

function extentOf({ years }: Axis, bars: readonly Shape[]): [x0: number, x1: number, top: number] {
  const pitch = years[0]?.pitch ?? 40
  const xs = years.map(({ x }) => x)
  return [Math.min(...xs) - 1.5 * pitch, Math.max(...xs) + 1.5 * pitch, Math.min(...bars.map(({ y0 }) => y0))]
}

/** The words right over the bars, from the nearest up for as long as lines follow on each other; not the legend's. */
function titleOver(page: Page, { x0, x1, top }: { x0: number; x1: number; top: number }, drawn: Drawn): Chunk[] {
  const over = page.lines
    .flatMap(({ chunks }) => chunks)
    .filter((one) => one.y < top + 4 && one.y > top - reachUp && center(one) > x0 && center(one) < x1)
    .filter((one) => /\p{L}{2}|%/u.test(one.text) && kindOfCell(one, null) !== 'value' && !isInLegend(one, drawn))
    .sort((a, b) => b.y - a.y)
  const end = over.findIndex((one, at) => (over[at - 1]?.y ?? one.y) - one.y > 2.4 * one.size)
  return end < 0 ? over : over.slice(0, end)
}

function isInLegend(chunk: Chunk, { series, shapes }: Drawn): boolean {
  return series.some((one) => one.chunk === chunk) || markBefore(chunk, shapes) !== undefined
}

/** "Scope 1 emissions" over bars in a colour that stands for a category of scope 3 elsewhere on the page. */
function namesOther(text: string, series: readonly Series[]): boolean {
  const scope = parseScope(text)
  if (scope === null || scope.isByWords || scope.scopes.length > 1) return false
  return series.length > 0 && series.every((one) => one.scope.scopes.join() !== scope.scopes.join())
}

function isOfEmissions(text: string): boolean {
  return !isIntensity(text) && (saysEmissions(text) || findUnit(text, true) !== null || wholeOrMethod.test(text))
}
