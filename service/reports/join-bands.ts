import { center, kindOfCell, overlap } from './columns'
import type { Chunk, Line, Page } from './page'
import type { NumberStyle } from './parse-number'

/** Lines nearer than this, in sizes of their letters, cannot be lines of one text: cells of other heights stand beside each other. */
const INTERLEAVED = 1

/**
 * In rows of cells that are centred, a label of two lines stands above and below its amounts, and a head of two lines around heads of
 * one. Such lines are read as one line of cells, each with all its words.
 */
export function joinBands(page: Page, style: NumberStyle): Page {
  if (page.isMarkdown) return page
  const lines: Line[] = []
  for (let at = 0; at < page.lines.length; ) {
    const band = bandAt(page.lines, at)
    const joined = band.length > 1 ? joinBand(band, style) : null
    lines.push(...(joined ? [joined] : band))
    at += band.length
  }
  return { ...page, lines: withOuterLines(lines, style) }
}

function bandAt(lines: readonly Line[], at: number): Line[] {
  const band = lines.slice(at, at + 1)
  for (const line of lines.slice(at + 1)) {
    const last = band.at(-1)
    if (!last || line.y - last.y >= INTERLEAVED * Math.min(line.size, last.size)) break
    band.push(line)
  }
  return band
}

/** The cells of a band, each joined from top to bottom; null where they do not form a row. */
function joinBand(band: readonly Line[], style: NumberStyle): Line | null {
  if (band.length > 9) return null
  const cells: Chunk[][] = []
  for (const chunk of band.flatMap(({ chunks }) => chunks)) {
    const over = cells.filter((cell) => cell.some((one) => overlap(one, chunk) > 0))
    if (over.length > 1) return null
    if (over[0]) over[0].push(chunk)
    else cells.push([chunk])
  }
  const isRow = cells.length > 1 && cells.every((cell) => isBlock(cell, style))
  const isProse = cells.filter((cell) => cell.some(({ text }) => text.length > 45)).length > 1
  if (!isRow || isProse) return null
  const amounts = cells.filter(([one]) => one && isAmount(one, style))
  const y = amounts[0]?.[0]?.y ?? band[Math.floor(band.length / 2)]?.y ?? 0
  const chunks = cells.map(joinCell).sort((a, b) => a.x0 - b.x0)
  return { y, size: Math.max(...band.map(({ size }) => size)), chunks }
}

/** Lines of one text, one under the other; an amount stands alone. */
function isBlock(cell: readonly Chunk[], style: NumberStyle): boolean {
  if (cell.length > 1 && cell.some((one) => isAmount(one, style))) return false
  return cell.slice(1).every((one, at) => {
    const step = one.y - (cell[at]?.y ?? 0)
    return step > 0.9 * one.size && step < 1.8 * one.size
  })
}

function isAmount(chunk: Chunk, style: NumberStyle): boolean {
  return ['value', 'blank', 'percent'].includes(kindOfCell(chunk, style)) && !/^(?:19|20)\d\d$/.test(chunk.text.trim())
}

function joinCell(cell: readonly Chunk[]): Chunk {
  return cell.reduce((all, one) => ({
    ...all,
    text: joinWords(all.text, one.text),
    x0: Math.min(all.x0, one.x0),
    x1: Math.max(all.x1, one.x1),
    marks: [...all.marks, ...one.marks],
  }))
}

function joinWords(above: string, below: string): string {
  const isBroken = /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below) && !/(?:market|location)-$/i.test(above)
  return isBroken ? above.slice(0, -1) + below : `${above} ${below}`
}

/**
 * A label of three lines or more has its amounts beside the middle one: as many of its lines stand above as below, at one step, with
 * more room around them.
 */
function withOuterLines(lines: readonly Line[], style: NumberStyle): Line[] {
  const taken = new Set<Line>()
  const joined = lines.map((line, at) => {
    const label = line.chunks[0]
    if (!label || line.chunks.length < 2 || !line.chunks.some((one) => isAmount(one, style))) return line
    const outer = outerLines(lines, at, label)
    if (outer.some((one) => taken.has(one))) return line
    for (const one of outer) taken.add(one)
    const words = [...outer.filter(({ y }) => y < line.y).reverse(), line, ...outer.filter(({ y }) => y > line.y)]
    const cell = joinCell(words.flatMap(({ chunks }) => chunks.slice(0, 1)))
    return outer.length === 0 ? line : { ...line, chunks: [{ ...cell, y: label.y }, ...line.chunks.slice(1)] }
  })
  return joined.filter((_, at) => {
    const line = lines[at]
    return line !== undefined && !taken.has(line)
  })
}

/** Pairs of lines around this one, nearest first. */
function outerLines(lines: readonly Line[], at: number, label: Chunk): Line[] {
  const row = lines[at]
  const pairs: Line[] = []
  const isMore = (line: Line | undefined): line is Line =>
    line?.chunks.length === 1 && line.chunks.every((one) => Math.abs(one.x0 - label.x0) < 2 && /\p{L}/u.test(one.text))
  let step = 0
  let far = 1
  for (; row && far < 4; far += 1) {
    const [above, below] = [lines[at - far], lines[at + far]]
    if (!isMore(above) || !isMore(below) || Math.abs(below.y + above.y - 2 * row.y) > 3) break
    const next = below.y - (lines[at + far - 1]?.y ?? 0)
    if (far > 1 && Math.abs(next - step) > 1.5) break
    if (next > row.size * 2.2) break
    step = next
    pairs.push(above, below)
  }
  const [top, bottom] = [lines[at - far], lines[at + far]]
  const [first, last] = [pairs.at(-2), pairs.at(-1)]
  const isApart =
    first &&
    last &&
    (!top || first.y - top.y > step * 1.15) &&
    (!bottom || bottom.y - last.y > step * 1.15) &&
    step < (row?.size ?? 0) * 2
  return isApart && center(label) > 0 ? pairs : []
}
