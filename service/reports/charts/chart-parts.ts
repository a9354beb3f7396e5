import { center, yearCells } from '@/service/reports/model/columns'
import type { Chunk, Page, Shape } from '@/service/reports/model/page'
import { methodOf, parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'

export type Drawing = { shapes: readonly Shape[]; textColors: readonly { x: number; y: number; color: string }[] }
/** `mark` is the shape that shows the colour in the legend; absent if a bullet or the chart's title does. */
export type Series = { chunk: Chunk; scope: ScopeMention; color: string; mark?: Shape }

/** Scope names with a small coloured mark to their left, a shape or a bullet. */
export function legendOf(page: Page, drawing: Drawing): Series[] {
  const named = page.lines.flatMap(({ chunks }) =>
    chunks.flatMap((chunk, at): Series[] => {
      const scope = chunk.text.length < 90 ? parseScope(chunk.text.replace(/^[●■▪•]\s*/, '')) : null
      if (scope?.scopes.length !== 1 && scope?.scopes.join() !== '1,2') return []
      // "2023 Scope 3 emissions" is the title of another chart, of one year, whatever shape is beside it.
      if (/^(?:FY ?)?(?:19|20)\d\d /.test(chunk.text)) return []
      const mark = markBefore(chunk, drawing.shapes)
      if (mark) return [{ chunk, scope, color: mark.color, mark }]
      const before = chunks[at - 1]
      const bullet = /^[●■▪•]/.test(chunk.text) ? chunk : before && /^[●■▪•]$/.test(before.text) ? before : null
      const color = bullet && colorAt(bullet, drawing)
      return color ? [{ chunk, scope, color }] : []
    }),
  )
  return named.length > 0 ? named : methodLegendOf(page, drawing)
}

/** "Location-based" and "Market-based", each with its mark, in a chart whose title is "Scope 2 emissions". */
function methodLegendOf({ lines }: Page, { shapes }: Drawing): Series[] {
  const chunks = lines.flatMap((line) => line.chunks)
  const series = chunks.flatMap((chunk): Series[] => {
    const method = /^(?:location|market)[- ]based$/i.test(chunk.text.trim()) ? methodOf(chunk.text) : null
    const mark = method === null ? undefined : markBefore(chunk, shapes)
    const title = chunks
      .filter(
        ({ y, x0, text }) => y < chunk.y && chunk.y - y < 330 && Math.abs(x0 - chunk.x0) < 260 && text.length < 60,
      )
      .filter(({ text }) => parseScope(text)?.isByWords === false)
      .sort((a, b) => Math.abs(a.x0 - chunk.x0) - Math.abs(b.x0 - chunk.x0) || b.y - a.y)[0]
    const scope = title ? parseScope(title.text) : null
    return mark && scope?.scopes.join() === '2' ? [{ chunk, scope: { ...scope, method }, color: mark.color, mark }] : []
  })
  return new Set(series.map(({ scope }) => scope.method)).size === 2 ? series : []
}

/** A small shape right before a name, as legends have it. */
export function markBefore(chunk: Chunk, shapes: readonly Shape[]): Shape | undefined {
  const middle = chunk.y - chunk.size * 0.35
  return shapes
    .filter(
      ({ x0, x1, y0, y1 }) =>
        x1 <= chunk.x0 + 2 &&
        chunk.x0 - x1 < chunk.size * 2.5 &&
        x1 - x0 < chunk.size * 4 &&
        y1 - y0 < chunk.size * 2.2 &&
        Math.abs((y0 + y1) / 2 - middle) < chunk.size * 0.9,
    )
    .sort((a, b) => b.x1 - a.x1)[0]
}

/** "■ Scope 1 ■ Scope 2": each with its mark. */
export function isNextInLegend(left: string, right: string): boolean {
  return /^[■▪●] ?\p{L}/u.test(left) && /^\s*[■▪●](?:\s*$|\s*\p{L})/u.test(right)
}

/** The colour in which text is set. */
export function colorAt(chunk: Chunk, { textColors }: Drawing): string | null {
  const near = textColors.filter(
    ({ x, y }) => Math.abs(x - chunk.x0) < Math.max(3, chunk.size * 0.6) && Math.abs(y - chunk.y) < 3,
  )
  return near.sort((a, b) => Math.abs(a.x - chunk.x0) - Math.abs(b.x - chunk.x0))[0]?.color ?? null
}

/** "2016 (baseline)" under a bar. */
export const ofBase = / ?\((?:base(?:line)?(?: year)?|basisjahr|basår)\)$/i

export type Axis = { y: number; top: number; years: { year: number; x: number; pitch: number }[] }

/** Lines of nothing but years: the feet of the bars. One line may serve several charts, separated by gaps. */
export function axesOf(page: Page): Axis[] {
  return page.lines.flatMap((line): Axis[] => {
    const years = yearCells(line).filter(
      ({ chunk, year }) => year.kind !== 'change' && chunk.text.replace(ofBase, '').length <= 8,
    )
    if (years.length < 2) return []
    return [
      {
        y: line.y - line.size,
        top: 0,
        years: years.map(({ chunk, year }, at) => {
          const others = years.filter((_, i) => i !== at).map((other) => Math.abs(center(other.chunk) - center(chunk)))
          return { year: year.year, x: center(chunk), pitch: Math.min(...others) }
        }),
      },
    ]
  })
}

/**
 * Years over the bars, as the head of a table has them: the feet of the bars are where most of the shapes end that stand under a
 * year, each under another.
 */
export function axesOverBars(axes: readonly Axis[], shapes: readonly Shape[]): Axis[] {
  return axes.flatMap((axis): Axis[] => {
    const feet = new Map<number, Set<number>>()
    for (const { x0, x1, y0, y1 } of shapes) {
      const own = axis.years.find(({ x, pitch }) => Math.abs((x0 + x1) / 2 - x) < pitch * 0.3 && x1 - x0 < pitch)
      if (!own || y0 <= axis.y || y1 - y0 < 2 || x1 - x0 < 3 || y1 > axis.y + 420) continue
      const foot = Math.round(y1)
      feet.set(foot, (feet.get(foot) ?? new Set()).add(own.year))
    }
    const [foot] = [...feet].filter(([, years]) => years.size === axis.years.length).sort(([a], [b]) => b - a)
    return foot ? [{ ...axis, y: foot[0], top: axis.y }] : []
  })
}

/** Words or names that stand under each other at one edge, left or right. */
export function columnsAtEdges<T>(all: readonly T[], chunkOf: (one: T) => Chunk): T[][] {
  const columns: T[][] = []
  for (const one of all) {
    const { x0, x1 } = chunkOf(one)
    const isAtEdge = (other: T) => Math.abs(chunkOf(other).x0 - x0) < 3 || Math.abs(chunkOf(other).x1 - x1) < 3
    const column = columns.find((own) => own.some(isAtEdge))
    if (column) column.push(one)
    else columns.push([one])
  }
  return columns
}
