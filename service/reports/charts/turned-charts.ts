import { yearCells } from '@/service/reports/model/columns'
import type { Chunk, Page, Shape } from '@/service/reports/model/page'
import { type Axis, columnsAtEdges, type Drawing, ofBase } from './chart-parts'

/** A chart in upright orientation. `asDrawn` and `asPrinted` convert back to positions on the page. */
export type Canvas = {
  page: Page
  isTurned: boolean
  chunks: readonly Chunk[]
  shapes: readonly Shape[]
  asDrawn: (shape: Shape) => Shape
  asPrinted: (chunk: Chunk) => Chunk
}

export function uprightCanvas(page: Page, { shapes }: Drawing): Canvas {
  const chunks = page.lines.flatMap((line) => line.chunks)
  return { page, isTurned: false, chunks, shapes, asDrawn: (shape) => shape, asPrinted: (chunk) => chunk }
}

/** Horizontal bars that grow to the right, seen as if the page were turned: right becomes up, down becomes right. */
export function turnedCanvas(page: Page, { shapes }: Drawing): Canvas {
  const printed = new Map<Chunk, Chunk>()
  const chunks = page.lines.flatMap((line) =>
    line.chunks.map((chunk) => {
      const turned = { ...chunk, x0: chunk.y - chunk.size * 0.8, x1: chunk.y + chunk.size * 0.2, y: -chunk.x0 }
      printed.set(turned, chunk)
      return turned
    }),
  )
  return {
    page,
    isTurned: true,
    chunks,
    shapes: shapes.map(({ x0, x1, y0, y1, color }) => ({ x0: y0, x1: y1, y0: -x1, y1: -x0, color })),
    asDrawn: ({ x0, x1, y0, y1, color }) => ({ x0: -y1, x1: -y0, y0: x0, y1: x1, color }),
    asPrinted: (chunk) => printed.get(chunk) ?? chunk,
  }
}

/** Years below each other on one edge: the feet of horizontal bars. */
export function turnedAxesOf(page: Page): Axis[] {
  const named = page.lines
    .flatMap((line) => yearCells(line))
    .filter(({ chunk, year }) => year.kind !== 'change' && chunk.text.replace(ofBase, '').length <= 8)
    .map(({ chunk }) => chunk)
  return columnsAtEdges(named, (chunk) => chunk).flatMap((chunks): Axis[] => {
    const years = chunks.flatMap((chunk) => {
      const year = yearCells({ y: chunk.y, size: chunk.size, chunks: [chunk] })[0]?.year.year
      return year === undefined ? [] : [{ year, x: chunk.y - chunk.size * 0.3 }]
    })
    if (years.length < 2 || new Set(years.map(({ year }) => year)).size < years.length) return []
    const pitch = Math.min(...years.slice(1).map(({ x }, at) => x - (years[at]?.x ?? x)))
    const edge = Math.max(...chunks.map(({ x1 }) => x1))
    return [{ y: -edge, top: -page.width, years: years.map((one) => ({ ...one, pitch })) }]
  })
}
