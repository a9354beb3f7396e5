import { center, kindOfCell } from '@/service/reports/model/columns'
import type { Chunk, Shape } from '@/service/reports/model/page'
import { saysEmissions } from '@/service/reports/words/other-tonnage'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { type Axis, markBefore, type Series } from './chart-parts'
import type { Canvas } from './turned-charts'

/** How far above the bars a chart's own title may stand, and how far below their feet its legend (points). */
const reachUp = 110
const reachDown = 60

/** "Group" or "Market-based" over one of several charts that share a legend: such a chart shows what the legend names. */
const wholeOrMethod =
  /^(?:the )?(?:group|total|absolute|gross|consolidated|company)(?: total)?$|\b(?:market|location)[ -]based/i

/**
 * Whether a chart of upright bars shows something other than the scopes whose colours it shares with a chart beside or above it: it has
 * no legend of its own, and the title directly over its bars ("Industrial waste", "(%)") is not about emissions, or names another scope.
 */
export function isChartOfOthers(canvas: Canvas, axis: Axis, bars: readonly Bar[], series: readonly Series[]): boolean {
  const extent = extentOf(axis, bars)
  const said = canvas.isTurned ? [] : titleOver(canvas, extent, series)
  const title = said.at(-1)
  if (!title || said.some((one) => isOfEmissions(one.text))) return false
  return !series.some(({ chunk }) => {
    const isBeside = center(chunk) > extent.x0 && center(chunk) < extent.x1
    return isBeside && chunk.y >= title.y && chunk.y < axis.y + reachDown
  })
}

type Bar = { shape: Shape }
type Extent = { x0: number; x1: number; top: number }

function extentOf({ years }: Axis, bars: readonly Bar[]): Extent {
  const reach = 1.5 * (years[0]?.pitch ?? 40)
  const xs = years.map(({ x }) => x)
  const top = Math.min(...bars.map(({ shape }) => shape.y0))
  return { x0: Math.min(...xs) - reach, x1: Math.max(...xs) + reach, top }
}

/** The title directly over the bars, nearest line first, up to the first gap; without lines of the legend. */
function titleOver({ chunks, shapes }: Canvas, { x0, x1, top }: Extent, series: readonly Series[]): Chunk[] {
  const isInLegend = (one: Chunk) => series.some(({ chunk }) => chunk === one) || markBefore(one, shapes) !== undefined
  const over = chunks
    .filter((one) => one.y < top + 4 && one.y > top - reachUp && center(one) > x0 && center(one) < x1)
    .filter((one) => /\p{L}{2}|%/u.test(one.text) && kindOfCell(one, null) !== 'value' && !isInLegend(one))
    .sort((a, b) => b.y - a.y)
  const end = over.findIndex((one, at) => (over[at - 1]?.y ?? one.y) - one.y > 2.4 * one.size)
  return end < 0 ? over : over.slice(0, end)
}

function isOfEmissions(text: string): boolean {
  return !isIntensity(text) && (saysEmissions(text) || findUnit(text, true) !== null || wholeOrMethod.test(text))
}
