import { center, kindOfCell, readValue, yearCells } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { boxOf, type Chunk, lineText, type Page, type Shape } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import { joinWrappedUnits } from '@/service/reports/repair/wrapped-units'
import { saysEmissions } from '@/service/reports/words/other-tonnage'
import { isBareScope, parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { isChartOfOthers } from './chart-of-others'
import { type Axis, axesOf, axesOverBars, type Drawing, legendOf, ofBase, type Series } from './chart-parts'
import { horizontalScopeAxesOf, titledHorizontalAxesOf } from './horizontal-scope-axes'
import { labelsInside } from './labels-inside'
import { readLineCharts } from './line-charts'
import { scopeAxesOf, titledScopeAxesOf } from './scope-axes'
import { type BarAmount, type StackTotal, stackTotals } from './stack-totals'
import { nameUnder, singleBars, splitAxis, titleOf } from './titled-charts'
import { type Canvas, turnedAxesOf, turnedCanvas, uprightCanvas } from './turned-charts'

type Bar = { series: Series; year: number; shape: Shape; height: number; isStack?: boolean }
type Label = { chunk: Chunk; value: number }

/** Whether a page may show a chart of scopes over years, so that extracting its drawing is worthwhile. */
export function mayHoldChart(page: Page): boolean {
  const years = page.lines
    .flatMap((line) => yearCells(line))
    .filter(({ chunk }) =>
      /^(?:(?:FY|CY|GJ)?\s?(?:19|20)\d\d(?:[/–-]\d\d)?|(?:FY|CY|GJ)\s?['’‘]?\d\d(?:\/\d\d)?|['’‘]\d\d|F\d\d)\W*$/.test(
        chunk.text.replace(ofBase, ''),
      ),
    )
  if (years.length < 2) return mayHoldBarsOfScopes(page)
  return page.lines.some(({ chunks }) =>
    chunks.some(({ text }) => text.length < 90 && (parseScope(text)?.isByWords === false || isNamedByWords(text))),
  )
}

/** "Direct GHG emissions" in a legend: a scope without its number. */
function isNamedByWords(text: string): boolean {
  return text.length < 40 && saysEmissions(text) && parseScope(text)?.scopes.length === 1
}

/** Scope names alone on a line without the amounts below that a table would have: they may label bars. */
function mayHoldBarsOfScopes({ lines }: Page): boolean {
  return lines.some(({ chunks, y, size }, at) => {
    const areNames = chunks.length > 1 && chunks.every(({ text }) => isBareScope(text))
    const under = lines.slice(at + 1, at + 3).filter((line) => line.y - y < 3 * size)
    return areNames && !under.some((line) => line.chunks.some(({ text }) => /^\d/.test(text)))
  })
}

/** The figures of bar charts, otherwise of line charts: the legend maps colours to scopes, the axis gives the years, and labels stand at
 * the bars. */
export function readCharts(page: Page, drawn: Drawing, context: Context): Candidate[] {
  const series = legendOf(page, drawn)
  // Legend marks above the bars share their colours and may be larger than usual marks.
  const marks = new Set(series.map(({ mark }) => mark))
  const drawing = { ...drawn, shapes: drawn.shapes.filter((one) => !marks.has(one)) }
  const axes = axesOf(page)
  const upright = uprightCanvas(page, drawing)
  const below = axes.flatMap((one) => readAxis(upright, { ...one, top: topOf(one, axes) }, series, context))
  const standing =
    below.length > 0
      ? below
      : axesOverBars(axes, upright.shapes).flatMap((one) => readAxis(upright, one, series, context))
  const turned = turnedCanvas(page, drawing)
  const lying = turnedAxesOf(page).flatMap((axis) => readAxis(turned, axis, series, context))
  const besideScopes = [
    ...horizontalScopeAxesOf(page, drawing, turned),
    ...titledHorizontalAxesOf(page, drawing, turned),
  ].flatMap(({ axis, bars }) => readChart(turned, axis, bars, 'beside its bar', context))
  // Horizontal bars beside upright ones are read only for other scopes; the same scopes would be read twice.
  const kinds = new Set(standing.map(({ scope }) => scope[0]))
  const others = [...lying, ...besideScopes].filter(({ scope }) => !kinds.has(scope[0]))
  if (standing.length > 0) return [...standing, ...others]
  const overScopes = scopeAxesOf(page, drawing).flatMap(({ axis, bars }) =>
    readChart(upright, axis, bars, 'under the bars', context),
  )
  const titled = titledScopeAxesOf(page, drawing).flatMap(({ axis, bars }) =>
    readChart(upright, axis, bars, 'under its bar', context),
  )
  const found = [...others, ...overScopes, ...titled]
  return found.length > 0 ? found : readLineCharts(page, drawing, context)
}

/** Charts beside each other have separate scales; if none of them can be read, it may be one chart with years in any order. */
function readAxis(canvas: Canvas, axis: Axis, series: readonly Series[], context: Context): Candidate[] {
  const parts = splitAxis(axis)
  const apart =
    parts.length > 1 ? parts.flatMap((part) => readBeside(canvas, part, seriesAt(canvas, part, series), context)) : []
  return apart.length > 0 ? apart : readPart(canvas, axis, seriesAt(canvas, axis, series), context)
}

/** One of several charts on a line of years: without a legend below it, its own title counts more than a neighbour's legend. */
function readBeside(canvas: Canvas, part: Axis, series: readonly Series[], context: Context): Candidate[] {
  const xs = part.years.map(({ x }) => x)
  const reach = 1.5 * (part.years[0]?.pitch ?? 40)
  const isUnder = ({ chunk }: Series) =>
    center(chunk) > Math.min(...xs) - reach && center(chunk) < Math.max(...xs) + reach
  const titled = series.some(isUnder) ? [] : readTitledChart(canvas, part, context)
  return titled.length > 0 ? titled : readPart(canvas, part, series, context)
}

/** If one colour stands for different scopes in different charts, the nearest legend decides. */
function seriesAt(canvas: Canvas, axis: Axis, series: readonly Series[]): Series[] {
  const xs = axis.years.map(({ x }) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const place = canvas.asDrawn({ x0: middle, x1: middle, y0: axis.y, y1: axis.y, color: '' })
  const away = ({ chunk }: Series) => Math.hypot(center(chunk) - place.x0, chunk.y - place.y0)
  return series.filter((one) => series.every((other) => other.color !== one.color || away(one) <= away(other)))
}

function readPart(canvas: Canvas, axis: Axis, series: readonly Series[], context: Context): Candidate[] {
  const bars = series.flatMap((each) => barsOf(each, axis, canvas.shapes))
  const found = readChart(canvas, axis, bars, 'in the legend', context)
  const isOwn = found.length > 0 && !isChartOfOthers(canvas, axis, bars, series)
  return isOwn ? found : splitAxis(axis).flatMap((part) => readTitledChart(canvas, part, context))
}

/** The foot of another chart above this one: bars above it belong to that chart, even in the same colours. */
function topOf(axis: Axis, axes: readonly Axis[]): number {
  const xs = axis.years.map(({ x }) => x)
  const above = axes.filter(
    ({ y, years }) => y < axis.y - 30 && years.some(({ x }) => x > Math.min(...xs) - 30 && x < Math.max(...xs) + 30),
  )
  return Math.max(axis.y - 420, ...above.map(({ y }) => y + 6))
}

/** A chart of one series has no legend: its title names the scope. */
function readTitledChart(canvas: Canvas, axis: Axis, context: Context): Candidate[] {
  const shapes = singleBars(axis, canvas.shapes)
  const drawn = [...shapes.values()].map(({ shape }) => canvas.asDrawn(shape))
  const titled = shapes.size < 2 ? null : titleOf(canvas.page, axis, drawn)
  const series = titled ?? (shapes.size < 2 ? null : nameUnder(canvas.page, axis))
  if (series === null) return []
  const bars = [...shapes].map(([year, { shape, isStack }]) => ({
    series,
    year,
    shape,
    height: shape.y1 - shape.y0,
    isStack,
  }))
  return readChart(canvas, axis, bars, titled ? 'in the title' : 'under its bars', context)
}

function readChart(canvas: Canvas, axis: Axis, bars: readonly Bar[], where: string, context: Context): Candidate[] {
  if (bars.length < 2) return []
  const { page } = canvas
  const labels = canvas.chunks
    .filter(({ y }) => y < axis.y + 6 && y > Math.min(...bars.map(({ shape }) => shape.y0)) - 60)
    .flatMap((chunk): Label[] => {
      const value = kindOfCell(chunk, context.style) === 'value' ? readValue(chunk, context.style) : null
      return value ? [{ chunk, value: value.number }] : []
    })
  const scale = bestScale(bars, labels, axis)
  const inside =
    scale === null && new Set(bars.map(({ series }) => series)).size > 1 ? labelsInside(bars, labels) : null
  if (scale === null && inside === null) return []
  const shapes = bars.map(({ shape }) => canvas.asDrawn(shape))
  const names = bars.map(({ series }) => series.chunk)
  const unit = unitAbove(page, shapes, names)
  if (!unit) return []
  const amounts = bars.flatMap((bar): BarAmount[] => {
    const label = scale === null ? inside?.get(bar) : labelOf(bar, bars, labels, axis, scale)
    const code = scopeCode(bar.series.scope)
    if (!label || !code) return []
    const { chunk, value } = label
    const name = because(where === 'in the legend' ? 'series_in_legend' : 'series_on_chart', {
      series: bar.series.chunk.text,
    })
    const candidate: Candidate = {
      year: bar.year,
      scope: code,
      number: value,
      printedValue: chunk.text,
      printedUnit: unit,
      page: page.number,
      quote: `${bar.series.chunk.text}, ${bar.year}: ${chunk.text}`,
      box: boxOf(canvas.asPrinted(chunk)),
      reasons: [because('bar_chart'), name, because('bar_length_agrees')],
      score: 9 - bar.series.scope.narrowness,
      entity: null,
      yearIsAssumed: false,
    }
    return [{ shape: bar.shape, chunk, value, candidate }]
  })
  const totals = stackTotals(amounts, labels).flatMap((total) => toTotal(total, boxOf(canvas.asPrinted(total.chunk))))
  return [...amounts.map(({ candidate }) => candidate), ...totals]
}

/** The amount over a stack, as the figure of all its parts together. */
function toTotal({ scope, parts, chunk, value }: StackTotal, box: Candidate['box']): Candidate[] {
  const [first] = parts
  if (!first) return []
  const least = Math.min(...parts.map(({ score }) => score))
  return [
    {
      ...first,
      scope,
      number: value,
      printedValue: chunk.text,
      quote: `${parts.map(({ quote }) => quote).join('; ')}; over all: ${chunk.text}`.slice(0, 300),
      box,
      reasons: [because('bar_chart'), because('sum_of_stack', { parts: String(parts.length) })],
      score: least - (parts.some((one) => one.scope === '2lb') ? 1 : 0),
    },
  ]
}

function barsOf(series: Series, axis: Axis, shapes: readonly Shape[]): Bar[] {
  return axis.years.flatMap(({ year, x, pitch }): Bar[] => {
    const shape = shapes
      .filter(
        (one) =>
          one.color === series.color &&
          Math.abs((one.x0 + one.x1) / 2 - x) < pitch * 0.5 &&
          one.x1 - one.x0 < pitch &&
          one.y1 <= axis.y + 8 &&
          one.y0 > axis.top,
      )
      .filter((one) => one.y1 - one.y0 > 1.2 && one.x1 - one.x0 > 2)
      .sort((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))[0]
    return shape ? [{ series, year, shape, height: shape.y1 - shape.y0 }] : []
  })
}

/** A label belongs to the bars of its year: over them, in them or beside them. */
function isNear(bar: Bar, { chunk }: Label, axis: Axis): boolean {
  const pitch = axis.years.find(({ year }) => year === bar.year)?.pitch ?? 40
  const away = Math.abs(center(chunk) - (bar.shape.x0 + bar.shape.x1) / 2)
  // Labels inside a stack are of its parts; the label of the sum stands above it.
  if (bar.isStack && chunk.y > bar.shape.y0 + 1) return false
  return away < pitch * 0.6 && chunk.y > bar.shape.y0 - 3 * chunk.size && chunk.y < bar.shape.y1 + 2 * chunk.size
}

/** Amount per point of bar: the scale on which most bars find their label. Null if fewer than two thirds do. */
function bestScale(bars: readonly Bar[], labels: readonly Label[], axis: Axis): number | null {
  let best: { scale: number; count: number; error: number } | null = null
  for (const bar of bars)
    for (const label of labels) {
      if (label.value <= 0 || !isNear(bar, label, axis)) continue
      const scale = label.value / bar.height
      const errors = bars.map((one) =>
        Math.min(1, ...labels.filter((other) => isNear(one, other, axis)).map((other) => errorOf(one, other, scale))),
      )
      const count = errors.filter((error) => error < 0.06).length
      const error = errors.reduce((sum, one) => sum + Math.min(one, 0.2), 0)
      if (!best || count > best.count || (count === best.count && error < best.error)) best = { scale, count, error }
    }
  return best && best.count >= Math.max(2, bars.length * 0.66) ? best.scale : null
}

/** How far a label is from the value of the bar's length. Tolerance: one point, and very small bars are drawn longer to be visible. */
function errorOf(bar: Bar, { value }: Label, scale: number): number {
  const drawn = bar.height * scale
  const fine = bar.height < 10 ? 2 : 0.6
  return Math.max(0, Math.abs(value - drawn) - scale * fine) / Math.max(drawn, value, 1e-9)
}

/** A label in the middle of another bar of the stack that has no other label belongs to that bar, however long this one is drawn. */
function isInOther({ shape }: Bar, { chunk }: Label, bars: readonly Bar[], labels: readonly Label[]): boolean {
  const isIn = (one: Chunk, { x0, x1, y0, y1 }: Shape) => {
    const middle = one.y - one.size / 3
    return center(one) > x0 && center(one) < x1 && middle > y0 + 2 && middle < y1 - 2
  }
  if (isIn(chunk, shape) || !labels.some((one) => isIn(one.chunk, shape))) return false
  return bars.some(
    (other) => isIn(chunk, other.shape) && labels.filter((one) => isIn(one.chunk, other.shape)).length === 1,
  )
}

function labelOf(bar: Bar, bars: readonly Bar[], labels: readonly Label[], axis: Axis, scale: number): Label | null {
  const near = labels
    .filter((label) => isNear(bar, label, axis) && !isInOther(bar, label, bars, labels))
    .map((label) => ({
      label,
      error: errorOf(bar, label, scale),
      // Beside a bar too thin for its label, the label of the next bar may stand too.
      away:
        Math.abs(label.chunk.y - label.chunk.size / 3 - (bar.shape.y0 + bar.shape.y1) / 2) +
        Math.abs(center(label.chunk) - (bar.shape.x0 + bar.shape.x1) / 2),
    }))
    .filter(({ error }) => error < 0.08)
  return near.sort((a, b) => a.error - b.error || a.away - b.away)[0]?.label ?? null
}

/** "t CO2e", or "t" in a title that names a scope. */
function namesUnitOfScope(text: string): boolean {
  return findUnit(text, true) !== null || (findUnit(text) !== null && parseScope(text)?.isByWords === false)
}

/** The unit in the title over the bars, otherwise in any line of the page that names the gas. */
function unitAbove(page: Page, shapes: readonly Shape[], names: readonly Chunk[]): string | null {
  const top = Math.min(...shapes.map(({ y0 }) => y0))
  const x0 = Math.min(...shapes.map(({ x0: left }) => left)) - 60
  const x1 = Math.max(...shapes.map(({ x1: right }) => right)) + 60
  const { lines } = joinWrappedUnits(page)
  const chunks = lines
    .flatMap((line) => line.chunks)
    .filter((chunk) => chunk.x1 > x0 && chunk.x0 < x1 && chunk.text.length < 120)
  const isUnit = ({ text }: Chunk) => findUnit(text, true) !== null && !isIntensity(text)
  const legend = names.find(isUnit)
  // The title stands above its bars, even if a neighbouring chart's title below is nearer.
  const titles = chunks
    .filter((chunk) => chunk.y > top - 160 && chunk.y < top + 12 && namesUnitOfScope(chunk.text))
    .sort((a, b) => b.y - a.y)
  const [nearest] = titles
  // "Measured in MT CO2 per FTE" under the title of the second chart: not the unit of the first.
  if (!legend && nearest && isIntensity(nearest.text)) return null
  const above = nearest ?? chunks.filter(isUnit)[0]
  return (
    legend?.text ??
    above?.text ??
    lines.map(lineText).find((text) => findUnit(text, true) && !isIntensity(text)) ??
    null
  )
}
