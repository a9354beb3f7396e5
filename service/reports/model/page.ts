import type { Layout } from './layout'

/**
 * The nouns of this folder. A run is a piece of text as the file draws it; a chunk is what a reader sees as one cell or phrase;
 * a line is chunks on one baseline; a page is lines. Coordinates are in points, y grows downwards, upright after rotation.
 */
export type Run = { text: string; x0: number; x1: number; y: number; size: number; color?: string }

export type Chunk = Run & {
  /** Footnote marks that were printed small and raised, or attached to the end: "1", "a", "*". */
  marks: readonly string[]
}

export type Line = {
  y: number
  size: number
  chunks: Chunk[]
  /** A line of a text outside of its tables. */
  isProse?: boolean
}

/** A filled rectangle, as bars and legend marks are drawn. */
export type Shape = { x0: number; x1: number; y0: number; y1: number; color: string }

export type Page = {
  /** Counted from 1 in the file, regardless of printed page numbers. */
  number: number
  width: number
  height: number
  lines: Line[]
  /** What the places of its text mean; as printed, if absent (layout.ts). */
  layout?: Layout
  /** If this page was cut out of a larger sheet: short lines above it. */
  titles?: readonly string[]
  /** Lines of one phrase anywhere on the whole sheet that name a scope. */
  heads?: readonly Chunk[]
  /** The units of a gas named anywhere on the whole sheet. */
  unitsOfSheet?: readonly string[]
  /** The words directly above this part, if it was cut off below them. */
  titleOver?: string
  /** Footnotes by their mark, from the whole page. */
  notes?: ReadonlyMap<string, string>
}

/** The width of a column where only borders separate cells. */
export const columnWidth = 200

/** The column, from 0, of a cell in text with borders. */
export function columnOf({ x0 }: Chunk): number {
  return Math.round(x0 / columnWidth)
}

export type Box = { x0: number; y0: number; x1: number; y1: number }

/** The page with only these chunks, without lines left empty. */
export function withChunks(page: Page, keep: (chunk: Chunk, line: Line) => boolean): Page {
  const lines = page.lines.flatMap((line) => {
    const chunks = line.chunks.filter((chunk) => keep(chunk, line))
    return chunks.length > 0 ? [{ ...line, chunks }] : []
  })
  return { ...page, lines }
}

export function lineText(line: Line): string {
  return line.chunks.map(({ text }) => text).join(' ')
}

export function boxOf(chunk: Chunk): Box {
  return { x0: chunk.x0, y0: chunk.y - chunk.size, x1: chunk.x1, y1: chunk.y + chunk.size * 0.25 }
}
