import { center, kindOfCell, readValue } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { boxOf, type Chunk, type Page, type Shape } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit } from '@/service/reports/words/parse-unit'
import { type Axis, axesOf, colorAt, type Drawing, type Series } from './chart-parts'
import { splitAxis, titleOf } from './titled-charts'

type Point = { year: number; chunk: Chunk; value: number }

/** Fewer points may lie on one linear scale by chance. */
const LEAST = 4

/**
 * The figures of line charts whose points carry their amounts: one amount over each year, of the scope that the title names or whose name
 * has the line's colour. The heights must agree with one scale; otherwise nothing is read.
 */
export function readLineCharts(page: Page, drawing: Drawing, context: Context): Candidate[] {
  return axesOf(page)
    .flatMap(splitAxis)
    .filter((axis) => axis.years.length >= LEAST && !hasBars(axis, drawing))
    .flatMap((axis) => {
      const points = pointsOf(page, axis, context)
      const named = namesInColor(page, drawing).flatMap((series) => {
        const own = points.filter(({ chunk }) => colorAt(chunk, drawing) === series.color)
        return toCandidates(page, axis, own, series)
      })
      const title = titleOf(page, axis, points.map(toShape))
      return named.length > 0 || title === null ? named : toCandidates(page, axis, points, title)
    })
}

/** A chart whose bars agree with no amount is not a line chart either. */
function hasBars({ y, years }: Axis, { shapes }: Drawing): boolean {
  return years.some(({ x, pitch }) =>
    shapes.some(
      ({ x0, x1, y0, y1 }) =>
        Math.abs((x0 + x1) / 2 - x) < pitch * 0.5 && x1 - x0 < pitch && y1 - y0 > 10 && Math.abs(y1 - y) < 12,
    ),
  )
}

function pointsOf(page: Page, axis: Axis, { style }: Context): Point[] {
  const chunks = page.lines.flatMap((line) => line.chunks).filter(({ y }) => y < axis.y + 2 && y > axis.y - 300)
  return axis.years.flatMap(({ year, x, pitch }) =>
    chunks.flatMap((chunk): Point[] => {
      if (Math.abs(center(chunk) - x) > pitch * 0.3 || kindOfCell(chunk, style) !== 'value') return []
      const value = readValue(chunk, style)
      return value ? [{ year, chunk, value: value.number }] : []
    }),
  )
}

/** Scope names in distinct text colours, with a unit in the chart's title. */
function namesInColor(page: Page, drawing: Drawing): Series[] {
  return page.lines.flatMap(({ chunks }) =>
    chunks.flatMap((chunk): Series[] => {
      const scope = chunk.text.length < 40 ? parseScope(chunk.text) : null
      const color = scope?.scopes.length === 1 && !scope.isByWords ? colorAt(chunk, drawing) : null
      return scope && color && !/^#0{6}$/.test(color) ? [{ chunk, scope, color }] : []
    }),
  )
}

function toShape({ chunk }: Point): Shape {
  return { x0: chunk.x0, x1: chunk.x1, y0: chunk.y - chunk.size, y1: chunk.y, color: '' }
}

/** One amount for each year, and all of them on one scale. */
function areOfOneLine(axis: Axis, points: readonly Point[]): boolean {
  const years = new Set(points.map(({ year }) => year))
  if (points.length < LEAST || years.size !== points.length || years.size < axis.years.length) return false
  return areOnOneScale(points) || areAlternating(points)
}

/** Labels alternately above and below the line: each half on one scale, apart by about the height of a label. */
function areAlternating(points: readonly Point[]): boolean {
  const sorted = [...points].sort((a, b) => a.year - b.year)
  const [one, other] = [sorted.filter((_, at) => at % 2 === 0), sorted.filter((_, at) => at % 2 === 1)]
  const [first, second] = [other[0], one[0]]
  if (!first || !second || one.length < 3 || other.length < 2) return false
  const scale = scaleOf(one)
  if (scale === null) return false
  const away = first.chunk.y - (second.chunk.y - (first.value - second.value) * scale)
  const isLabelAway = Math.abs(away) > 0.9 * first.chunk.size && Math.abs(away) < 3.5 * first.chunk.size
  const lifted = other.map((point) => ({ ...point, chunk: { ...point.chunk, y: point.chunk.y - away } }))
  return isLabelAway && areOnOneScale([...one, ...lifted])
}

/** Height in points per unit of value; null if the points are too close to each other to tell. */
function scaleOf(points: readonly Point[]): number | null {
  const [low, high] = [...points].sort((a, b) => a.value - b.value).filter((_, at, all) => at % (all.length - 1) === 0)
  if (!low || !high || low.chunk.y - high.chunk.y < 1.2 * low.chunk.size || high.value <= low.value) return null
  return (low.chunk.y - high.chunk.y) / (high.value - low.value)
}

function areOnOneScale(points: readonly Point[]): boolean {
  const scale = scaleOf(points)
  const [low] = [...points].sort((a, b) => a.value - b.value)
  if (scale === null || !low) return false
  return points.every(
    ({ chunk, value }) => Math.abs(low.chunk.y - (value - low.value) * scale - chunk.y) < 0.3 * chunk.size,
  )
}

function toCandidates(page: Page, axis: Axis, points: readonly Point[], series: Series): Candidate[] {
  const code = scopeCode(series.scope)
  const unit = unitOf(page, points, series)
  if (!code || unit === null || !areOfOneLine(axis, points)) return []
  return points.map(({ year, chunk, value }) => ({
    year,
    scope: code,
    number: value,
    printedValue: chunk.text,
    printedUnit: unit,
    page: page.number,
    quote: `${series.chunk.text}, ${year}: ${chunk.text}`,
    box: boxOf(chunk),
    reasons: [
      because('line_chart'),
      because('series_on_chart', { series: series.chunk.text }),
      because('heights_agree'),
    ],
    score: 8 - series.scope.narrowness,
    entity: null,
    yearIsAssumed: false,
  }))
}

/** In the title of the series, or of the chart. */
function unitOf(page: Page, points: readonly Point[], series: Series): string | null {
  if (findUnit(series.chunk.text, true)) return series.chunk.text
  const top = Math.min(...points.map(({ chunk }) => chunk.y))
  const over = page.lines.filter(({ y }) => y < top && y > top - 170).flatMap(({ chunks }) => chunks)
  return over.findLast(({ text }) => text.length < 90 && findUnit(text, true) !== null)?.text ?? null
}
