import { kindOfCell, readUnitCell } from '@/service/reports/model/columns'
import type { Chunk, Page, Shape } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity, isOtherUnit } from '@/service/reports/words/parse-unit'
import type { Axis, Series } from './chart-parts'

/** Splits a line of years that serves several charts: a year that does not follow the one before it begins the next chart. */
export function splitAxis(axis: Axis): Axis[] {
  const charts: Axis['years'][] = []
  for (const one of axis.years) {
    const chart = charts.at(-1)
    const last = chart?.at(-1)
    if (chart && last && one.year > last.year) chart.push(one)
    else charts.push([one])
  }
  return charts
    .filter((years) => years.length > 1)
    .map((years) => {
      const steps = years.slice(1).map(({ x }, at) => x - (years[at]?.x ?? x))
      const pitch = Math.min(...steps)
      return { ...axis, years: years.map((one) => ({ ...one, pitch })) }
    })
}

type Single = { shape: Shape; isStack: boolean }

/** The one bar, or one stack, over each year on a common foot; nothing if shapes are placed otherwise. */
export function singleBars(axis: Axis, shapes: readonly Shape[]): Map<number, Single> {
  const bars = new Map<number, Single>()
  for (const { year, x, pitch } of axis.years) {
    const over = shapes.filter(
      ({ x0, x1, y0, y1 }) =>
        Math.abs((x0 + x1) / 2 - x) < pitch * 0.3 &&
        x1 - x0 < pitch &&
        x1 - x0 > 2 &&
        y1 - y0 > 1.2 &&
        y1 <= axis.y + 8 &&
        y0 > axis.top,
    )
    const whole = stacked(over)
    if (whole) bars.set(year, { shape: whole, isStack: over.length > 1 })
  }
  const all = [...bars.values()].map(({ shape }) => shape)
  const isEven = all.every(({ y1, x0, x1 }) => {
    const [first] = all
    return first && Math.abs(y1 - first.y1) < 2 && Math.abs(x1 - x0 - (first.x1 - first.x0)) < 2
  })
  return isEven && bars.size >= 2 && bars.size >= axis.years.length * 0.66 ? bars : new Map()
}

/** Shapes of one width on top of each other as one shape; null otherwise. */
function stacked(parts: readonly Shape[]): Shape | null {
  const [lowest, ...rest] = [...parts].sort((a, b) => b.y1 - a.y1)
  if (!lowest) return null
  let top = lowest
  for (const one of rest) {
    if (Math.abs(one.y1 - top.y0) > 2 || Math.abs(one.x0 - top.x0) > 1 || Math.abs(one.x1 - top.x1) > 1) return null
    top = one
  }
  return { ...lowest, y0: top.y0 }
}

const notAbsolute =
  /target|goal|reduc|saving|avoid|offset|intensit|energy|consumption|financed|index|share|%|\bper\b|mål\b|ziel/i

/** The title of a chart that shows one scope, with the unit in it or between it and the bars. */
export function titleOf(page: Page, axis: Axis, shapes: readonly Shape[]): Series | null {
  const top = Math.min(...shapes.map(({ y0 }) => y0))
  const [from, to] = [Math.min(...shapes.map(({ x0 }) => x0)), Math.max(...shapes.map(({ x1 }) => x1))]
  const pitch = axis.years[0]?.pitch ?? 40
  const over = page.lines
    .flatMap(({ chunks }) => chunks)
    .filter(({ y, x0, x1, text }) => y < top && y > top - 170 && x1 > from - 0.4 * pitch && x0 < to && text.length < 90)
    .filter((chunk) => kindOfCell(chunk, null) === 'text' || kindOfCell(chunk, null) === 'unit')
    .sort((a, b) => b.y - a.y)
  const at = over.findIndex(({ text }) => parseScope(text) !== null)
  const title = withFirstLine(over[at], over[at + 1])
  const scope = title && parseScope(title.text)
  if (!title || !scope || scope.isByWords || scope.narrowness >= 8) return null
  if (scope.scopes.length > 1 && scope.scopes.join() !== '1,2') return null
  if (isOverTable(page, title, top)) return null
  const said = over.slice(0, at + 1)
  if (said.some(({ text }) => notAbsolute.test(text) || isIntensity(text) || isOtherUnit(text))) return null
  const unit =
    said.find(({ text }) => findUnit(text, true) !== null) ?? unitOfTitle(said, title) ?? unitBeside(page, title)
  return unit ? { chunk: withUnit(title, unit), scope, color: '' } : null
}

/** The name of a scope centred below the years of its bars: one of several groups on one axis. */
export function nameUnder({ lines }: Page, axis: Axis): Series | null {
  const xs = axis.years.map(({ x }) => x)
  const pitch = axis.years[0]?.pitch ?? 40
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const under = lines
    .filter(({ y }) => y > axis.y + 2 && y < axis.y + 36)
    .flatMap(({ chunks }) => chunks.filter((one) => Math.abs((one.x0 + one.x1) / 2 - middle) < 0.6 * pitch))
  const [chunk, ...others] = under.filter(({ text }) => text.length < 40 && parseScope(text) !== null)
  const scope = chunk ? parseScope(chunk.text) : null
  if (!chunk || !scope || others.length > 0) return null
  return scope.isByWords || scope.scopes.length > 1 || scope.narrowness > 3 ? null : { chunk, scope, color: '' }
}

/** "Scope 3 – Indirect emissions from" over "business travel": the category is that of a scope, which its number names. */
function withFirstLine(title: Chunk | undefined, above: Chunk | undefined): Chunk | undefined {
  if (!title || !above || Math.abs(above.x0 - title.x0) > 3 || Math.abs(above.size - title.size) > 0.5) return title
  const both = { ...title, text: `${above.text} ${title.text}` }
  const isOne = title.y - above.y < 1.7 * title.size && parseScope(title.text)?.isByWords === true
  return isOne && parseScope(both.text)?.isByWords === false ? both : title
}

/** A row between the title and the bars that begins at the title's edge and has several amounts: the title heads a table above the chart. */
function isOverTable(page: Page, title: Chunk, top: number): boolean {
  return page.lines.some(({ y, chunks }) => {
    const kinds = y > title.y && y < top ? chunks.map((chunk) => kindOfCell(chunk, null)) : []
    const isRow = Math.abs((chunks[0]?.x0 ?? 0) - title.x0) < 14 && kinds[0] === 'text'
    return isRow && kinds.filter((kind) => kind === 'value').length > 1
  })
}

/** "Direct GHG emissions (Scope 1) | Unit: 1,000 tCO2eq" in one line. */
function unitBeside({ lines }: Page, title: Chunk): Chunk | undefined {
  const line = lines.find(({ chunks }) => chunks.some(({ x0, y }) => x0 === title.x0 && y === title.y))
  const next = line?.chunks.find(({ x0 }) => x0 > title.x1)
  return next && findUnit(next.text, true) !== null && !isIntensity(next.text) ? next : undefined
}

/** "kiloton" alone under "Direct CO2 emissions (scope 1)". */
function unitOfTitle(said: readonly Chunk[], title: Chunk): Chunk | undefined {
  return said.find((one) => readUnitCell(one.text) && findUnit(withUnit(title, one).text, true) !== null)
}

function withUnit(title: Chunk, unit: Chunk): Chunk {
  return title === unit ? title : { ...title, text: `${title.text} ${unit.text}` }
}
