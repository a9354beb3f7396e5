import { center } from '@/service/reports/model/columns'
import type { Chunk, Page, Shape } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { endYearsIn } from '@/service/reports/words/parse-year'
import { type Axis, columnsAtEdges, type Drawing, type Series } from './chart-parts'
import { barOf, type ScopeBar, yearColorsOf } from './scope-axes'
import type { Canvas } from './turned-charts'

type Name = Omit<Series, 'color'>
/** Names of scopes and categories below each other at one edge, and the distance from one to the next. */
type Names = { names: Name[]; step: number; edge: number; top: number }

/**
 * Charts with horizontal bars right of scope names, one colour per year. Positions are those of the turned page; names are as printed.
 */
export function horizontalScopeAxesOf(
  page: Page,
  { shapes }: Drawing,
  turned: Canvas,
): { axis: Axis; bars: ScopeBar[] }[] {
  const legend = yearColorsOf(page, shapes)
  const colors = new Set(legend.map(({ color }) => color))
  if (legend.length === 0) return []
  return namesDown(page).flatMap((column) => {
    if (!isNumbered(column)) return []
    const { names, step } = column
    const foot = footOf(
      column,
      shapes.filter(({ color }) => colors.has(color)),
    )
    const bars = names.flatMap((series) =>
      legend
        .flatMap((one) => barOf(placed(series, turned), one, turned.shapes, foot, step))
        .map((bar) => ({ ...bar, series: { ...bar.series, chunk: series.chunk } })),
    )
    const pitch = Math.min(...bars.map(({ shape }) => shape.x1 - shape.x0))
    const years = legend.map(({ year }) => ({ year, x: 0, pitch }))
    return bars.length < 2 * names.length ? [] : [{ axis: { y: foot, top: -page.width, years }, bars }]
  })
}

/** One bar beside each name, under a title that names one year and the unit: "Scope 3 emissions in 2021 (tCO2e)". */
export function titledHorizontalAxesOf(
  page: Page,
  drawing: Drawing,
  turned: Canvas,
): { axis: Axis; bars: ScopeBar[] }[] {
  return namesDown(page).flatMap((column) => {
    const { names, step } = column
    const title = titleOver(page, column)
    const years = new Set(endYearsIn(title?.text ?? ''))
    const [year] = years
    const isOfScope = isNumbered(column) || parseScope(title?.text ?? '')?.scopes.join() === '3'
    if (year === undefined || years.size > 1 || !isOfScope || names.length < 3) return []
    const foot = footOf(column, drawing.shapes)
    const bars = names.flatMap(({ chunk, scope }): ScopeBar[] => {
      const at = center(placed({ chunk, scope }, turned).chunk)
      const own = turned.shapes.filter(
        (one) =>
          Math.abs((one.x0 + one.x1) / 2 - at) < step * 0.3 &&
          Math.abs(one.y1 - foot) < 2 &&
          one.x1 - one.x0 > 2 &&
          one.x1 - one.x0 < step,
      )
      const [shape, ...others] = own
      if (!shape || others.length > 0) return []
      return [{ series: { chunk, scope, color: shape.color }, year, shape, height: shape.y1 - shape.y0 }]
    })
    const axis = { y: foot, top: -page.width, years: [{ year, x: 0, pitch: step * 0.6 }] }
    return bars.length < Math.max(3, 0.7 * names.length) ? [] : [{ axis, bars }]
  })
}

/** What only words name counts as a scope here only beside one with its number. */
function isNumbered({ names }: Names): boolean {
  return names.some(({ scope }) => !scope.isByWords)
}

function namesDown({ lines }: Page): Names[] {
  const all = lines.flatMap(({ chunks }) => chunks.flatMap((chunk) => nameOf(chunk)))
  return columnsAtEdges(all, ({ chunk }) => chunk).flatMap((names) => {
    const ys = names.map(({ chunk }) => chunk.y)
    const step = Math.min(...ys.slice(1).map((y, at) => y - (ys[at] ?? y)))
    const edge = Math.max(...names.map(({ chunk }) => chunk.x1))
    return names.length < 2 ? [] : [{ names, step, edge, top: Math.min(...ys) }]
  })
}

function nameOf(chunk: Chunk): Name[] {
  const scope = chunk.text.length < 60 ? parseScope(chunk.text) : null
  if (!scope || scope.scopes.length > 2 || scope.narrowness > 3 || (scope.isByWords && scope.category === null))
    return []
  return [{ chunk, scope }]
}

/** Where the bars of a column begin, in positions of the turned page. */
function footOf({ names, step, edge, top }: Names, shapes: readonly Shape[]): number {
  const bottom = Math.max(...names.map(({ chunk }) => chunk.y))
  const beside = shapes.filter(
    ({ x0, x1, y0, y1 }) => x0 > edge - 2 && x1 - x0 > 0.2 && y0 > top - step && y1 < bottom + step && y1 - y0 > 2,
  )
  return -Math.min(...beside.map(({ x0 }) => x0))
}

function placed(series: Name, { chunks, asPrinted }: Canvas): Name {
  return { ...series, chunk: chunks.find((one) => asPrinted(one) === series.chunk) ?? series.chunk }
}

/** The nearest words above the names that give a unit of emissions. */
function titleOver({ lines }: Page, { names, edge, top }: Names): Chunk | undefined {
  const left = Math.min(...names.map(({ chunk }) => chunk.x0))
  return lines
    .filter(({ y }) => y < top - 2 && y > top - 60)
    .flatMap(({ chunks }) => chunks)
    .filter(({ x0, x1 }) => x1 > left - 30 && x0 < edge + 120)
    .findLast(({ text }) => text.length < 90 && findUnit(text, true) !== null && !isIntensity(text))
}
