import { createPause } from './create-pause'
import { showNumber } from './number-formats'
import type { Allowance } from './read-zip'
import { SheetError } from './sheet-error'
import { sheetLimits } from './sheet-limits'
import { attribute, columnOfReference, firstOf, type Relations, readRange, textOf, unescapeXml } from './workbook-xml'
import { elementsOf } from './xml-elements'

/** `hidden`: indexes of rows hidden by hand or by a filter. `links`: link addresses of cells, by "row,column" from 0. */
export type Worksheet = {
  rows: string[][]
  hidden: number[]
  links: Record<string, string>
  /** The number of formulas whose value is not in the file. */
  unknownFormulas: number
}

/** Parts shared by the sheets of a workbook. */
export type SharedParts = { strings: readonly string[]; formats: readonly string[]; allowance: Allowance }

type Pause = ReturnType<typeof createPause>

/** The value of a cell; for a formula, the last value the spreadsheet program computed. */
function readCell(attributes: string, xml: string, shared: SharedParts): string {
  const type = attribute(attributes, 't')
  if (type === 'inlineStr') return textOf(xml)
  const value = unescapeXml(firstOf(xml, 'v')).trim()
  switch (type) {
    case 's':
      return shared.strings[Number(value)] ?? ''
    case 'b':
      return value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE'
    case 'str':
    case 'e':
    case 'd':
      return value
    default:
      return showNumber(value, shared.formats[Number(attribute(attributes, 's') ?? -1)] ?? '')
  }
}

/** Spreadsheet programs take no formula with more letters. */
const longestFormula = 8_192

function linkOfFormula(xml: string): string | null {
  if (!xml.includes('HYPERLINK')) return null
  const formula = unescapeXml(firstOf(xml, 'f'))
  if (formula.length > longestFormula) return null
  return /HYPERLINK\(\s*"((?:[^"]|"")*)"/i.exec(formula)?.[1] ?? null
}

type Row = { xml: string; place: number }

async function readRow({ xml, place }: Row, shared: SharedParts, sheet: Worksheet, pause: Pause): Promise<string[]> {
  const cells: string[] = []
  let next = 0
  for (const { attributes, inner } of elementsOf(xml, 'c')) {
    const pausing = pause()
    if (pausing) await pausing
    const reference = attribute(attributes, 'r')
    // A cell without a reference follows the one before it, empty or not.
    const column = reference === null ? next : columnOfReference(reference)
    next = column + 1
    const value = readCell(attributes, inner, shared)
    shared.allowance.letters -= value.length
    if (shared.allowance.letters < 0) throw new SheetError('unpacks_too_large')
    const link = linkOfFormula(inner)
    if (link !== null) sheet.links[`${place},${column}`] = link
    if (value === '' && /<(\w+:)?f[\s>/]/.test(inner)) sheet.unknownFormulas++
    if (value === '' || column < 0) continue
    if (column >= sheetLimits.columns) throw new SheetError('too_many_columns', place + 1)
    while (cells.length < column) cells.push('')
    cells[column] = value
  }
  return cells
}

/**
 * Counts the rows of ranges. In a sheet that a program wrote they do not overlap, so they have at most as many as all its columns
 * together; a file that repeats one range a million times is damaged (SheetError).
 */
function countRanges(rowCount: number): (rows: number) => void {
  let left = rowCount * sheetLimits.columns
  return (rows) => {
    left -= rows
    if (left < 0) throw new SheetError('damaged')
  }
}

/** Copies the first cell of a merged range to each of its non-empty rows. */
async function fillMerged(xml: string, rows: string[][], pause: Pause): Promise<void> {
  const count = countRanges(rows.length)
  for (const { attributes } of elementsOf(xml, 'mergeCell')) {
    const pausing = pause()
    if (pausing) await pausing
    const range = readRange(attribute(attributes, 'ref') ?? '')
    if (range === null || range.left >= sheetLimits.columns) continue
    const value = rows[range.top]?.[range.left] ?? ''
    if (value === '') continue
    const bottom = Math.min(range.bottom, rows.length - 1)
    count(bottom - range.top)
    for (let place = range.top + 1; place <= bottom; place++) {
      const cells = rows[place] ?? []
      if (cells.length === 0 || (cells[range.left] ?? '') !== '') continue
      while (cells.length < range.left) cells.push('')
      cells[range.left] = value
    }
  }
}

async function readLinks(xml: string, relations: Relations, sheet: Worksheet, pause: Pause): Promise<void> {
  const count = countRanges(sheet.rows.length)
  for (const { attributes } of elementsOf(xml, 'hyperlink')) {
    const pausing = pause()
    if (pausing) await pausing
    const range = readRange(attribute(attributes, 'ref') ?? '')
    const id = /\b\w+:id\s*=\s*"([^"]*)"/.exec(attributes)?.[1] ?? ''
    const target = relations.get(id)?.target ?? ''
    if (range === null || range.left >= sheetLimits.columns) continue
    if (!/^(https?:|mailto:|[\w-]+\.)/i.test(target)) continue
    const bottom = Math.min(range.bottom, sheet.rows.length - 1)
    count(Math.max(0, bottom - range.top))
    for (let place = range.top; place <= bottom; place++) sheet.links[`${place},${range.left}`] = target
  }
}

/** One sheet as text; a row's index is its number less one. Throws SheetError. Pauses for the page. */
export async function readWorksheet(xml: string, shared: SharedParts, relations: Relations): Promise<Worksheet> {
  const pause = createPause()
  const sheet: Worksheet = { rows: [], hidden: [], links: {}, unknownFormulas: 0 }
  const { rows } = sheet
  let filled = 0
  let next = 1
  for (const { attributes, inner } of elementsOf(xml, 'row')) {
    const pausing = pause()
    if (pausing) await pausing
    const number = Number(attribute(attributes, 'r') ?? next)
    next = Number.isInteger(number) ? number + 1 : next + 1
    const cells = inner === '' ? [] : await readRow({ xml: inner, place: number - 1 }, shared, sheet, pause)
    if (cells.length === 0 || !(number > rows.length)) continue
    filled++
    // Blank rows keep their index, but one large row number must not create a million rows.
    if (filled > sheetLimits.rows + 1 || number > 5 * sheetLimits.rows) throw new SheetError('too_many_rows')
    while (rows.length < number - 1) rows.push([])
    rows.push(cells)
    if (/^(1|true)$/i.test(attribute(attributes, 'hidden') ?? '')) sheet.hidden.push(number - 1)
  }
  const behind = xml.slice(xml.lastIndexOf('sheetData>'))
  await fillMerged(behind, rows, pause)
  await readLinks(behind, relations, sheet, pause)
  return sheet
}
