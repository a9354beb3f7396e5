import { kindOfCell, overlap } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { joinCell } from './join-bands'

/**
 * Scopes as column heads of one and of two lines on the same foot: "Scope 2" over "(location-based)", with "Scope 1" beside the latter.
 * Joins them into one line of heads. Years and headings over several columns stay as they are.
 */
export function joinHeads(page: Page, style: NumberStyle): Page {
  const lines: Line[] = []
  for (const line of page.lines) {
    if (isRow(line, style)) {
      const before = lines.length > 0 && !isRow(lines.at(-1), style) ? headsOver(lines, line, style) : null
      if (before) lines.splice(-before.count, before.count, before.head)
    }
    lines.push(line)
  }
  return { ...page, lines }
}

function isAmount(chunk: Chunk, style: NumberStyle): boolean {
  return ['value', 'blank', 'percent'].includes(kindOfCell(chunk, style))
}

function isRow(line: Line | undefined, style: NumberStyle): boolean {
  return line !== undefined && line.chunks.filter((one) => isAmount(one, style)).length > 2
}

/** The last lines that together head the columns of the row; null if one line does, or they do not fit. */
function headsOver(lines: readonly Line[], row: Line, style: NumberStyle): { count: number; head: Line } | null {
  for (let count = 3; count > 1; count -= 1) {
    const band = lines.slice(-count)
    const steps = [...band, row].slice(1).map((line, at) => line.y - (band[at]?.y ?? 0))
    if (band.length < count || steps.slice(0, -1).some((step) => step > 1.8 * row.size)) continue
    if (
      steps.some((step) => step > 4 * row.size) ||
      band.some(({ chunks }) => chunks.some((one) => isAmount(one, style)))
    )
      continue
    const cells = cellsOf(band.flatMap(({ chunks }) => chunks))
    const foot = band.at(-1)
    if (!cells || !foot || !areHeads(cells, row) || areOfTilesAbove(lines.at(-count - 1), foot, row, style)) continue
    const chunks = cells.map((cell) => ({ ...joinCell(cell), y: foot.y })).sort((a, b) => a.x0 - b.x0)
    return { count, head: { ...foot, chunks } }
  }
  return null
}

/** Words between two rows of large amounts belong to the tiles above them. */
function areOfTilesAbove(above: Line | undefined, words: Line, row: Line, style: NumberStyle): boolean {
  return isRow(above, style) && row.size > 1.5 * words.size && (above?.size ?? 0) > 1.5 * words.size
}

/** Chunks by the column they stand in; null if one spans two. */
function cellsOf(chunks: readonly Chunk[]): Chunk[][] | null {
  const cells: Chunk[][] = []
  for (const chunk of chunks) {
    const over = cells.filter((cell) => cell.some((one) => overlap(one, chunk) > 0))
    if (over.length > 1) return null
    if (over[0]) over[0].push(chunk)
    else cells.push([chunk])
  }
  return cells
}

/** Each stands above one cell of the row and is complete; at least two scopes or three categories, and no years. */
function areHeads(cells: readonly Chunk[][], row: Line): boolean {
  const texts = cells.map((cell) => joinCell(cell).text)
  if (texts.some((text) => text.length > 60 || parseHeaderYear(text) !== null)) return false
  const categories = texts.filter((text) => parseScope(text)?.category != null)
  if (texts.filter((text) => parseScope(text)?.isByWords === false).length < 2 && categories.length < 3) return false
  // A method without its scope: the scope stands above its neighbour too.
  if (texts.some((text) => methodOf(text) !== null && parseScope(text) === null && !isTotalLabel(text))) return false
  return (
    cells.length === row.chunks.length &&
    cells.every((cell) => row.chunks.filter((one) => overlap(joinCell(cell), one) > -4).length === 1)
  )
}
