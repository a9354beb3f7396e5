import { cellIn, kindOfCell, overlap, yearCells } from '@/service/reports/model/columns'
import type { Chunk, Line } from '@/service/reports/model/page'
import { findUnit, isIntensity, isOtherUnit } from '@/service/reports/words/parse-unit'

/** The lines of one cell, from its first to its last. */
type Block = { text: string; top: number; bottom: number; size: number }

/**
 * Whether words that begin at one horizontal position beside the rows of a table are cells of it, one per row: units between labels and
 * amounts, or standards and remarks behind them. They are then not a column of prose.
 */
export function areCellsOfRows(lines: readonly Line[], x: number): boolean {
  const head = headLine(lines, x)
  if (!head) return false
  const below = lines.filter(({ y }) => y > head.y)
  const rows = below.filter(({ chunks }) => chunks.some(isFigure))
  const blocks = blocksAt(below, x).filter(({ text }) => !unitHead.test(text) && /\p{L}/u.test(text))
  if (rows.length < 3 || blocks.length < 3) return false
  const beside = blocks.filter((block) => isBesideOne(block, rows))
  if (beside.length < blocks.length * 0.8) return false
  // Text below the last of them belongs to another table.
  const end = Math.max(...blocks.map(({ bottom, size }) => bottom + size))
  const amounts = rows.flatMap(({ y, chunks }) => (y < end ? chunks.filter(isFigure) : []))
  const isNamed = isWordHead(head, { x0: x, x1: x + 1 })
  if (isNamed || amounts.every(({ x1 }) => x1 < x)) return beside.every(({ text }) => text.length < 90)
  const units = blocks.filter(({ text }) => isUnitText(text))
  return amounts.every(({ x0 }) => x0 > x) && units.length >= blocks.length * 0.7
}

/** Two-line heads reach lower than the line of their years. */
const unitHead = /^(?:units?(?: of measure(?:ment)?)?|einheit|enhet|unités?|unidad|unità)$/i

/** The line of the table's years, all on one side of this position, or of its heads. */
function headLine(lines: readonly Line[], x: number): Line | undefined {
  const areBefore = (years: readonly Chunk[]) => years.every((one) => one.x1 < x)
  const areBehind = (years: readonly Chunk[]) => years.every((one) => one.x0 > x)
  const own = lines.flatMap(({ chunks }) => chunks.filter(({ x0 }) => Math.abs(x0 - x) < 4))
  const end = Math.max(...own.map(({ x1 }) => x1))
  return lines.find((line) => {
    const years = yearCells(line)
      .filter(({ year }) => year.kind !== 'change')
      .map(({ chunk }) => chunk)
    return years.length > 1 ? areBefore(years) || areBehind(years) : isWordHead(line, { x0: x, x1: end })
  })
}

const namedByDigit = /\bscope ?[123]\b|\bco ?[2₂]\p{L}*/giu

/** "Parameter | Quantity | Units | Boundary": a head of only words, one of them above this column. */
function isWordHead({ chunks }: Line, column: { x0: number; x1: number }): boolean {
  const areShort = chunks.every(({ text }) => text.length < 26 && !/\d/.test(text.replace(namedByDigit, '')))
  const words = chunks.filter(({ text }) => /\p{L}{3}/u.test(text))
  return words.length > 3 && areShort && chunks.some((one) => overlap(one, column) > 0)
}

/** The texts that begin at this position, each with its continuation lines. */
function blocksAt(lines: readonly Line[], x: number): Block[] {
  const blocks: Block[] = []
  for (const chunk of lines.flatMap(({ chunks }) => chunks.filter((one) => Math.abs(one.x0 - x) < 4))) {
    const last = blocks.at(-1)
    if (last && chunk.y - last.bottom < 1.45 * chunk.size) {
      last.text += ` ${chunk.text}`
      last.bottom = chunk.y
    } else blocks.push({ text: chunk.text, top: chunk.y, bottom: chunk.y, size: chunk.size })
  }
  return blocks
}

/** On the line of one row or around it: prose beside a table does not align with its rows. */
function isBesideOne({ top, bottom, size }: Block, rows: readonly Line[]): boolean {
  const slack = 0.45 * size
  const inside = rows.filter(({ y }) => y > top - slack && y < bottom + slack)
  const [row] = inside
  if (!row || inside.length > 1 || bottom - top > 4 * size) return false
  return [top, bottom, (top + bottom) / 2].some((y) => Math.abs(y - row.y) < slack)
}

function isFigure(chunk: Chunk): boolean {
  return cellIn(kindOfCell(chunk, null))
}

function isUnitText(text: string): boolean {
  return text.length < 90 && (findUnit(text) !== null || isIntensity(text) || isOtherUnit(text.trim()))
}
