import { type Chunk, type Line, type Page, withChunks } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit } from '@/service/reports/words/parse-unit'
import { isAmount, isWords } from './tables-over'

/** The largest share of a page's width for a list at its edge, and the least space between it and the page's text in points. */
const most = 0.3
const gap = 12

/**
 * Removes the list of chapters at the left edge of every page of a report. Its lines are spaced independently of a table's and would be
 * taken for labels where they happen to align.
 */
export function splitSide(page: Page): Page[] {
  const side = sideOf(page)
  if (side.length === 0) return [page]
  const own = new Set(side)
  return [withChunks(page, (chunk) => own.has(chunk)), withChunks(page, (chunk) => !own.has(chunk))]
}

function sideOf({ lines, width }: Page): Chunk[] {
  const left = Math.min(...lines.flatMap(({ chunks }) => chunks.map(({ x0 }) => x0)))
  const isAtEdge = (chunk: Chunk) => chunk.x0 < left + 10 && chunk.x1 < most * width
  const band = bandOf(lines, isAtEdge)
  const side = band.flatMap(({ chunks }) => chunks.filter(isAtEdge))
  const rest = band.flatMap(({ chunks }) => chunks.filter((one) => !isAtEdge(one)))
  const edge = Math.max(...side.map(({ x1 }) => x1))
  const isParted = side.filter((one) => isWords(one)).length > 5 && rest.every(({ x0 }) => x0 > edge + gap)
  return isParted && meetByChance(band, isAtEdge) && !side.some((one) => isOfTable(one)) ? side : []
}

/** From the first to the last line with text at the edge; full-width titles stand above. */
function bandOf(lines: readonly Line[], isAtEdge: (chunk: Chunk) => boolean): readonly Line[] {
  const isOfSide = ({ chunks }: Line) => chunks.some(isAtEdge)
  return lines.slice(lines.findIndex(isOfSide), lines.findLastIndex(isOfSide) + 1)
}

/** An amount, a scope or a unit: labels of a table, not a list. */
function isOfTable(chunk: Chunk): boolean {
  return isAmount(chunk) || parseScope(chunk.text) !== null || findUnit(chunk.text) !== null
}

/** Whether the two align only by chance: many lines at the edge have nothing beside them, and many of the others begin with words of their
 * own. Labels stand on the lines of their amounts. */
function meetByChance(band: readonly Line[], isAtEdge: (chunk: Chunk) => boolean): boolean {
  const own = band.filter(({ chunks }) => chunks.some(isAtEdge))
  const shared = own.filter(({ chunks }) => chunks.length > 1)
  const others = band.filter(({ chunks }) => !chunks.some(isAtEdge) && chunks[0] && isWords(chunks[0]))
  return shared.length <= 0.65 * own.length && others.length > 1
}
