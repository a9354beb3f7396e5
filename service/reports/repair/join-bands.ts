import { kindOfCell, overlap } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { yearsOverHeads } from './years-over'

/** Lines closer than this (in letter sizes) cannot be lines of one text: they are cells set at different heights. */
const INTERLEAVED = 1

/**
 * In rows of vertically centred cells, a two-line label stands above and below its amounts, and a two-line head around one-line heads.
 * Reads such lines as one line of cells, each with all its words.
 */
export function joinBands(page: Page, style: NumberStyle): Page {
  const rows: Band[] = []
  for (let at = 0; at < page.lines.length; ) {
    const band = bandAt(page.lines, at)
    const years = band.length > 1 ? yearsOverHeads(band) : null
    const joined = band.length > 1 && !years ? joinBand(band, style) : null
    rows.push(...(joined ? [joined] : (years ?? band).map((line) => ({ line, top: line.y, bottom: line.y }))))
    at += band.length
  }
  return { ...page, lines: withOuterLines(rows, style) }
}

/** A line, and where the words at its left begin and end: it may be several lines joined. */
type Band = { line: Line; top: number; bottom: number }

function bandAt(lines: readonly Line[], at: number): Line[] {
  const band = lines.slice(at, at + 1)
  for (const line of lines.slice(at + 1)) {
    const last = band.at(-1)
    if (!last || line.y - last.y >= INTERLEAVED * Math.min(line.size, last.size)) break
    band.push(line)
  }
  return band
}

/** The cells of a band, each joined from top to bottom; null if they do not form a row. */
function joinBand(band: readonly Line[], style: NumberStyle): Band | null {
  if (band.length > 9) return null
  const cells: Chunk[][] = []
  for (const chunk of band.flatMap(({ chunks }) => chunks)) {
    const over = cells.filter((cell) => cell.some((one) => overlap(one, chunk) > 0))
    if (over.length > 1) return null
    if (over[0]) over[0].push(chunk)
    else cells.push([chunk])
  }
  const isRow = cells.length > 1 && cells.every((cell) => isBlock(cell, style))
  // Text that only happens to stand slightly higher (a list of chapters beside the table) is not a cell.
  const [top, bottom] = [band[0], band.at(-1)]
  const isFlat = (bottom?.y ?? 0) - (top?.y ?? 0) < 0.5 * (top?.size ?? 0)
  if (!isFlat && cells.every((cell) => cell.length === 1)) return null
  const isProse = cells.filter((cell) => cell.some(({ text }) => text.length > 45)).length > 1
  if (!isRow || isProse) return null
  const amounts = cells.filter((cell) => cell[0] && !isBrokenReference(cell) && isAmount(cell[0], style))
  const y = amounts[0]?.[0]?.y ?? band[Math.floor(band.length / 2)]?.y ?? 0
  const ordered = [...cells].sort((a, b) => (a[0]?.x0 ?? 0) - (b[0]?.x0 ?? 0))
  const label = ordered[0] ?? []
  const line = { y, size: Math.max(...band.map(({ size }) => size)), chunks: ordered.map(joinCell) }
  return { line, top: label[0]?.y ?? y, bottom: label.at(-1)?.y ?? y }
}

/** Consecutive lines of one text; an amount stands alone. */
function isBlock(cell: readonly Chunk[], style: NumberStyle): boolean {
  if (cell.length > 1 && !isBrokenReference(cell) && !isAnswer(cell, style) && cell.some((one) => isAmount(one, style)))
    return false
  return cell.slice(1).every((one, at) => {
    const step = one.y - (cell[at]?.y ?? 0)
    return step > 0.9 * one.size && step < 1.8 * one.size
  })
}

/** "305-" over "1": the number of a disclosure. */
function isBrokenReference([first, second, ...others]: readonly Chunk[]): boolean {
  return others.length === 0 && /^[1-4]\d\d-$/.test(first?.text ?? '') && /^\d{1,2}[a-z]?$/.test(second?.text ?? '')
}

/** "14,220 metric tons CO2e" over "(2023)": an amount with its unit in words that continue. */
function isAnswer([amount, ...words]: readonly Chunk[], style: NumberStyle): boolean {
  if (!amount || !isAmount(amount, style) || !/\p{L}{4}/u.test(amount.text)) return false
  return (
    words.length > 0 && words.every(({ text }) => !/\d/.test(text.replace(/(?:19|20)\d\d/g, '').replace(/CO ?2/gi, '')))
  )
}

function isAmount(chunk: Chunk, style: NumberStyle): boolean {
  // The end of "(Scope 3)" on its own line, or a year, is not an amount.
  if (/^(?:\d{1,2}\)|\(?(?:19|20)\d\d\)?)$/.test(chunk.text.trim())) return false
  return ['value', 'blank', 'percent'].includes(kindOfCell(chunk, style))
}

/** Joins the lines of one cell. */
export function joinCell(cell: readonly Chunk[]): Chunk {
  const [first = { text: '', x0: 0, x1: 0, y: 0, size: 0, marks: [] }] = cell
  return {
    ...first,
    text: cell.map(({ text }) => text).reduce(joinWords),
    x0: Math.min(...cell.map(({ x0 }) => x0)),
    x1: Math.max(...cell.map(({ x1 }) => x1)),
    marks: cell.flatMap(({ marks }) => marks),
  }
}

function joinWords(above: string, below: string): string {
  const isBroken = /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below) && !/(?:market|location)-$/i.test(above)
  if (/^\d{3}-$/.test(above) && /^\d/.test(below)) return above + below
  return isBroken ? above.slice(0, -1) + below : `${above} ${below}`
}

/**
 * A label of three or more lines has its amounts beside its middle line: equally many lines above and below, evenly spaced, with more
 * room around them.
 */
function withOuterLines(rows: readonly Band[], style: NumberStyle): Line[] {
  const taken = new Set<Line>()
  const joined = rows.map((row, at) => {
    const { line } = row
    const [label, ...others] = line.chunks
    if (!label || !others.some((one) => isAmount(one, style))) return line
    const { above, below } = outerLines(rows, at, label)
    if ([...above, ...below].some((one) => taken.has(one))) return line
    for (const one of [...above, ...below]) taken.add(one)
    const cells = [label, ...others].map((cell) => {
      const isOfCell = (chunk: Chunk) => Math.abs(chunk.x0 - cell.x0) < 2
      const linesOf = (some: readonly Line[]) => some.flatMap(({ chunks }) => chunks.filter(isOfCell))
      return { ...joinCell([...linesOf(above), cell, ...linesOf(below)]), y: cell.y }
    })
    return above.length === 0 ? line : { ...line, chunks: cells }
  })
  return joined.filter((_, at) => {
    const line = rows[at]?.line
    return line !== undefined && !taken.has(line)
  })
}

/** The lines of the label above and below this row, equally many, from top to bottom; none if others are just as close. */
function outerLines(rows: readonly Band[], at: number, label: Chunk): { above: Line[]; below: Line[] } {
  const none = { above: [], below: [] }
  const [row, next] = [rows[at], rows[at + 1]]
  if (!row || !next) return none
  const step = next.top - row.bottom
  if (step > row.line.size * 1.8) return none
  const isMore = (one: Band | undefined): one is Band => {
    const [words, ...others] = one?.line.chunks ?? []
    const goesOn = (chunk: Chunk) => row.line.chunks.slice(1).some(({ x0 }) => Math.abs(x0 - chunk.x0) < 2)
    const isOfLabel = words !== undefined && Math.abs(words.x0 - label.x0) < 2 && /\p{L}/u.test(words.text)
    // "2022: 12,254 t" below the amount of a tile is another amount.
    const isWords = ({ text }: Chunk) => /\p{L}/u.test(text) && !/\d[.,]\d{3}|\d{5}/.test(text)
    return isOfLabel && others.every((chunk) => goesOn(chunk) && isWords(chunk))
  }
  const slack = Math.max(1.5, 0.3 * row.line.size)
  let count = 0
  for (; count < 4; count += 1) {
    const [above, below] = [rows[at - count - 1], rows[at + count + 1]]
    const [inner, outer] = [rows[at - count], rows[at + count]]
    if (!isMore(above) || !isMore(below) || !inner || !outer) break
    if (Math.abs(inner.top - above.bottom - step) > slack || Math.abs(below.top - outer.bottom - step) > slack) break
  }
  const [before, after] = [rows[at - count - 1], rows[at + count + 1]]
  const [first, last] = [rows[at - count], rows[at + count]]
  const isApart =
    (!before || (first?.top ?? 0) - before.bottom > step * 1.15) &&
    (!after || after.top - (last?.bottom ?? 0) > step * 1.15)
  if (count === 0 || !isApart) return none
  const linesOf = (some: readonly Band[]) => some.map(({ line }) => line)
  return { above: linesOf(rows.slice(at - count, at)), below: linesOf(rows.slice(at + 1, at + count + 1)) }
}
