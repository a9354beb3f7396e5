import { kindOfCell, readUnitCell, readValue, type Value, yearCells } from '@/service/reports/model/columns'
import { layoutsOfText } from '@/service/reports/model/layout'
import { type Chunk, columnOf, type Line, type Page } from '@/service/reports/model/page'
import { isEmissionHead } from '@/service/reports/tables/detect/emission-heads'
import { isAmountHead, isReference } from '@/service/reports/tables/detect/header-cells'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { withoutEditions } from '@/service/reports/words/report-years'
import { isTotalLabel } from '@/service/reports/words/total-labels'

/**
 * Terms of this folder. A grid is a table in text, whose borders say in which column each cell stands. A head is a line of it above
 * columns, a heading a line with one text, a label a text left of the amounts of its line.
 */
export type GridRow = {
  /** The index of the line on the page. */
  at: number
  y: number
  kind: 'head' | 'heading' | 'amounts' | 'other'
  /** By column number, without empty cells and references to standards. */
  cells: ReadonlyMap<number, Chunk>
  /** The amounts among them, with their columns. */
  amounts: ReadonlyMap<number, Value>
  /** After a blank line, or the first of its page. */
  isApart: boolean
}

/** "2023" in a line whose amount is in another cell: the year of the line. */
export const plainYear = /^(?:FY ?)?(?:19|20)\d\d(?:\.0)?$/

/** The same with a footnote mark, "GJ 2023/24" or "2023 (restated)". */
export function isYear(text: string): boolean {
  return plainYear.test(text.trim()) || (parseHeaderYear(text) !== null && !/\d[.,]\d/.test(text) && text.length < 24)
}

/** "GRI Standards: 305-1 & 305-2", "SDG 13": references to a standard. */
const ofStandard =
  /^(?:GRI|SASB|TCFD|ESRS|SDGs?|UNGC|IFRS)\b[^a-z]*(?:[Ss]tandards?|[Dd]isclosures?|[Tt]opics?)?[\s:]*\d[\d\s.,;:&/()A-Z-]*$/

const SHORTEST_PROSE = 50

/** Longer texts are remarks and sentences. */
const LONGEST_HEADING = 140

/** The lines of a page of text, each as what it is in its table. */
export function gridRows(page: Page, style: NumberStyle): GridRow[] {
  let lastY = Number.NEGATIVE_INFINITY
  const rows = page.lines.map((line, at): GridRow => {
    const cells = new Map<number, Chunk>()
    for (const chunk of line.chunks)
      if (columnOf(chunk) === 0 || !(isReference(chunk.text) || ofStandard.test(chunk.text)))
        cells.set(columnOf(chunk), chunk)
    const amounts = amountsOf(cells, style)
    const isApart = line.y - lastY > 1.5
    lastY = line.y
    return { at, y: line.y, cells, amounts, isApart, kind: kindOf(cells, amounts, style) }
  })
  return rows.map((row) =>
    isOfParagraph(page, row.at) && row.kind !== 'amounts' ? { ...row, kind: 'other' as const } : row,
  )
}

/** "## Current emissions", "Reporting year: 2023/24" */
const isTitle = /^#|^[^.:]{3,40}: ?(?:FY ?)?(?:19|20)\d\d(?:[/–-]\d\d)?$/i

/** A line without borders directly above or below another: continued prose, not a heading. */
function isOfParagraph({ lines }: Page, at: number): boolean {
  const isProse = (line: Line | undefined) =>
    line?.chunks.length === 1 && line.chunks[0]?.x0 === 0 && line.chunks[0].x1 === 150
  const [before, own, after] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!own || !isProse(own) || isTitle.test(own.chunks[0]?.text ?? '')) return false
  // A short line directly above a row is its heading, whatever stands above it.
  if (after && !isProse(after) && (own.chunks[0]?.text.length ?? 0) <= SHORTEST_PROSE) return false
  const isLong = (line: Line) => (line.chunks[0]?.text.length ?? 0) > SHORTEST_PROSE
  return [before, after].some(
    (other) =>
      other !== undefined && isProse(other) && Math.abs(other.y - own.y) < 1.5 && (isLong(own) || isLong(other)),
  )
}

function amountsOf(cells: ReadonlyMap<number, Chunk>, style: NumberStyle): Map<number, Value> {
  const amounts = new Map<number, Value>()
  // Without a label an amount may stand in the first column.
  const first = [...cells.values()].every((chunk) => kindOfCell(chunk, style) === 'value') ? 0 : 1
  for (const [column, chunk] of cells) {
    const value = kindOfCell(chunk, style) === 'value' ? readValue(chunk, style) : null
    if (value && column >= first && !isUnitWithMark(chunk)) amounts.set(column, value)
  }
  const years = [...amounts.keys()].filter((column) => isYear(cells.get(column)?.text ?? ''))
  if (years.length === amounts.size) return new Map()
  // A year left of the amounts is the year of the line.
  for (const column of years) if ([...amounts.keys()].every((other) => other >= column)) amounts.delete(column)
  return amounts
}

/** "tCO2-e4" in a column of units: a footnote mark, not an amount. */
export function isUnitWithMark({ text }: Chunk): boolean {
  return /^\p{L}.*\D\d{1,2}$/u.test(text.trim()) && readUnitCell(text.trim().replace(/\d{1,2}$/, ''))
}

function kindOf(
  cells: ReadonlyMap<number, Chunk>,
  amounts: ReadonlyMap<number, Value>,
  style: NumberStyle,
): GridRow['kind'] {
  if (amounts.size > 0) return 'amounts'
  const kinds = [...cells].map(([column, chunk]) => ({ column, chunk, kind: kindOfCell(chunk, style) }))
  if (kinds.some(({ kind }) => kind === 'percent' || kind === 'blank')) return 'other'
  const heads = kinds.filter(({ column }) => column > 0 || cells.size > 1).filter(({ chunk }) => isHeadWord(chunk))
  const isOne = heads.some(({ chunk }) => isYear(chunk.text) || isLoneHead(chunk, cells.size))
  if (heads.length > 1 || isOne || kinds.filter(({ chunk }) => isMeasureHead(chunk)).length > 1) return 'head'
  const texts = kinds.filter(
    ({ kind, chunk }) => kind === 'text' || kind === 'unit' || plainYear.test(chunk.text.trim()),
  )
  const isHeading = texts.every(({ chunk }) => chunk.text.length <= LONGEST_HEADING && !isNote(chunk.text))
  return texts.length === 1 && isHeading ? 'heading' : 'other'
}

/** "Notes:", "3 – In FY23, we revisited the boundaries of our portfolio.", "See notes below." */
function isNote(text: string): boolean {
  return (
    /^(?:foot)?notes?\b|^anmerkung|^see (?:foot)?notes?/i.test(text) ||
    /^(?:\(?\d{1,2}\)?|[*†‡§¹²³⁴-⁹a-f])[.)]? ?[-–—:]\s/u.test(text) ||
    (text.length > 60 && /[.;]$/.test(text.trim()))
  )
}

/** Except "GRI 305: Emissions 2016", the edition of a standard. */
function namesYear(chunk: Chunk): boolean {
  const isOne = yearCells({ y: chunk.y, size: 1, chunks: [chunk] }, layoutsOfText.bordered).length > 0
  return isOne && parseHeaderYear(withoutEditions(chunk.text)) !== null
}

/** A year in a longer text, "Emissions" and "Amount" can head a single column; for an entry of an index that names a scope one is not
 * enough. */
function isLoneHead({ text, ...chunk }: Chunk, count: number): boolean {
  return namesYear({ text, ...chunk }) || isEmissionHead(text) || isAmountHead(text) || (count < 3 && text.length < 30)
}

/** "Absolute emissions, tCO2e", "Intensity, kg CO2e/m2": what the column measures. A unit alone may be that of a line. */
function isMeasureHead(chunk: Chunk): boolean {
  const { text } = chunk
  if (columnOf(chunk) === 0 || text.length > 60 || readUnitCell(text)) return false
  return findUnit(text, true) !== null || isIntensity(text)
}

/** Words found only in column heads: a year, a scope, a method, a unit, the whole, emissions. */
function isHeadWord(chunk: Chunk): boolean {
  const { text } = chunk
  if (text.length > 80) return false
  return (
    namesYear(chunk) ||
    (columnOf(chunk) > 0 &&
      (parseScope(text)?.isByWords === false ||
        (methodOf(text) !== null && text.length < 45) ||
        isTotalLabel(text) ||
        isEmissionHead(text) ||
        isAmountHead(text)))
  )
}
