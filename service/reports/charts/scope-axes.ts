import { center } from '@/service/reports/model/columns'
import type { Chunk, Page, Shape } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { endYearsIn, parseHeaderYear } from '@/service/reports/words/parse-year'
import { type Axis, type Drawing, markBefore, type Series } from './chart-parts'

export type YearColor = { year: number; color: string }
/** One bar of a scope, in the colour of its year. */
export type ScopeBar = { series: Series; year: number; shape: Shape; height: number }

/** Charts whose bars stand over scope names, one colour per year: the bars of each scope, as an axis of years. */
export function scopeAxesOf(page: Page, { shapes }: Drawing): { axis: Axis; bars: ScopeBar[] }[] {
  const legend = yearColorsOf(page, shapes)
  if (legend.length === 0) return []
  return page.lines.flatMap(({ y, size, chunks }) => {
    const { names, step } = namesAcross(chunks)
    if (names.length === 0) return []
    const bars = names.flatMap((series) => legend.flatMap((one) => barOf(series, one, shapes, y - size, step)))
    const pitch = Math.min(...bars.map(({ shape }) => shape.x1 - shape.x0))
    const years = legend.map(({ year }) => ({ year, x: 0, pitch }))
    return bars.length < 2 * names.length ? [] : [{ axis: { y: y - size, top: y - 420, years }, bars }]
  })
}

/**
 * One bar over each scope name on a common foot, under a title that gives one year and the unit: "Emissions by source 2021 (tCO2e)" over
 * "Scope 1", "Scope 2" and "Scope 3".
 */
export function titledScopeAxesOf(page: Page, { shapes }: Drawing): { axis: Axis; bars: ScopeBar[] }[] {
  return page.lines.flatMap(({ y, size, chunks }) => {
    const { names, step } = namesAcross(chunks)
    const year = names.length === 0 ? null : titledYear(page, y)
    if (year === null) return []
    const bars = names.flatMap(({ chunk, scope }): ScopeBar[] => {
      const own = shapes.filter(
        (one) =>
          Math.abs((one.x0 + one.x1) / 2 - center(chunk)) < step * 0.3 &&
          Math.abs(one.y1 - (y - size)) < 14 &&
          one.x1 - one.x0 > 4 &&
          one.x1 - one.x0 < step &&
          one.y1 - one.y0 > 1.5,
      )
      const [shape, ...others] = own
      if (!shape || others.length > 0) return []
      return [{ series: { chunk, scope, color: shape.color }, year, shape, height: shape.y1 - shape.y0 }]
    })
    const isWhole = bars.length === names.length && new Set(bars.map(({ shape }) => Math.round(shape.y1))).size === 1
    return isWhole ? [{ axis: { y: y - size, top: y - 420, years: [{ year, x: 0, pitch: step * 0.6 }] }, bars }] : []
  })
}

/** The scopes of a line that names at least two and nothing else, and the smallest distance between neighbours. */
function namesAcross(chunks: readonly Chunk[]): { names: Omit<Series, 'color'>[]; step: number } {
  const names = chunks.flatMap((chunk) => namedSeries(chunk))
  if (names.length < 2 || names.length < chunks.length) return { names: [], step: 0 }
  const feet = names.map(({ chunk }) => center(chunk)).sort((a, b) => a - b)
  return { names, step: Math.min(...feet.slice(1).map((x, at) => x - (feet[at] ?? 0))) }
}

/** The year of the nearest title over the bars that names emissions in a unit of mass. */
function titledYear({ lines }: Page, foot: number): number | null {
  const titles = lines.filter(({ y }) => y < foot - 30 && y > foot - 330).flatMap(({ chunks }) => chunks)
  const title = titles.findLast(({ text }) => text.length < 90 && findUnit(text, true) !== null && !isIntensity(text))
  const years = new Set(endYearsIn(title?.text ?? ''))
  const [only] = years
  return years.size === 1 ? (only ?? null) : null
}

/** "2022", "FY23" with a small coloured mark to their left, in one line or one list; each year and each colour occurs once. */
export function yearColorsOf({ lines }: Page, shapes: readonly Shape[]): YearColor[] {
  const found = lines.flatMap(({ chunks }) =>
    chunks.flatMap((chunk): YearColor[] => {
      const year = chunk.text.length <= 8 ? parseHeaderYear(chunk.text) : null
      const mark = year?.kind === 'actual' ? markBefore(chunk, shapes) : undefined
      return year && mark ? [{ year: year.year, color: mark.color }] : []
    }),
  )
  const isOnce = (one: YearColor) =>
    found.filter(({ year, color }) => year === one.year || color === one.color).length === 1
  return found.length > 1 && found.every(isOnce) ? found : []
}

function namedSeries(chunk: Chunk): Omit<Series, 'color'>[] {
  const scope = chunk.text.length < 40 ? parseScope(chunk.text) : null
  return scope && !scope.isByWords && scope.scopes.length < 3 && scope.narrowness < 4 ? [{ chunk, scope }] : []
}

/** The bar of a year nearest to the name it stands over. */
export function barOf(
  { chunk, scope }: Omit<Series, 'color'>,
  { year, color }: YearColor,
  shapes: readonly Shape[],
  foot: number,
  step: number,
): ScopeBar[] {
  const own = shapes.filter(
    (one) =>
      one.color === color &&
      Math.abs((one.x0 + one.x1) / 2 - center(chunk)) < step * 0.5 &&
      Math.abs(one.y1 - foot) < 14 &&
      one.x1 - one.x0 > 2,
  )
  const [shape, ...others] = own
  if (!shape || others.length > 0) return []
  return [{ series: { chunk, scope, color }, year, shape, height: shape.y1 - shape.y0 }]
}
