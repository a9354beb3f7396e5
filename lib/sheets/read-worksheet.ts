import { createPause } from './create-pause'
import { showNumber } from './number-formats'
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
export type SharedParts = { strings: readonly string[]; formats: readonly string[] }

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

function linkOfFormula(xml: string): string | null {
  if (!xml.includes('HYPERLINK')) return null
  const formula = unescapeXml(firstOf(xml, 'f'))
  return /HYPERLINK\(\s*"((?:[^"]|"")*)"/i.exec(formula)?.[1] ?? null
}

function readRow(xml: string, shared: SharedParts, place: number, sheet: Worksheet): string[] {
  const cells: string[] = []
  let next = 0
  for (const { attributes, inner } of elementsOf(xml, 'c')) {
    const reference = attribute(attributes, 'r')
    // A cell without a reference follows the one before it, empty or not.
    const column = reference === null ? next : columnOfReference(reference)
    next = column + 1
    const value = readCell(attributes, inner, shared)
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

/** Copies the first cell of a merged range to each of its non-empty rows. */
function fillMerged(xml: string, rows: string[][]): void {
  for (const { attributes } of elementsOf(xml, 'mergeCell')) {
    const range = readRange(attribute(attributes, 'ref') ?? '')
    if (range === null || range.left >= sheetLimits.columns) continue
    const value = rows[range.top]?.[range.left] ?? ''
    if (value === '') continue
    for (let place = range.top + 1; place <= Math.min(range.bottom, rows.length - 1); place++) {
      const cells = rows[place] ?? []
      if (cells.length === 0 || (cells[range.left] ?? '') !== '') continue
      while (cells.length < range.left) cells.push('')
      cells[range.left] = value
    }
  }
}

function readLinks(xml: string, relations: Relations, links: Record<string, string>): void {
  for (const { attributes } of elementsOf(xml, 'hyperlink')) {
    const range = readRange(attribute(attributes, 'ref') ?? '')
    const id = /\b\w+:id\s*=\s*"([^"]*)"/.exec(attributes)?.[1] ?? ''
    const target = relations.get(id)?.target ?? ''
    if (range === null || !/^(https?:|mailto:|[\w-]+\.)/i.test(target)) continue
    for (let place = range.top; place <= Math.min(range.bottom, range.top + sheetLimits.rows); place++) {
      links[`${place},${range.left}`] = target
    }
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
    const number = Number(attribute(attributes, 'r') ?? next)
    next = Number.isInteger(number) ? number + 1 : next + 1
    const cells = readRow(inner, shared, number - 1, sheet)
    if (cells.length === 0 || !(number > rows.length)) continue
    filled++
    // Blank rows keep their index, but one large row number must not create a million rows.
    if (filled > sheetLimits.rows + 1 || number > 5 * sheetLimits.rows) throw new SheetError('too_many_rows')
    while (rows.length < number - 1) rows.push([])
    rows.push(cells)
    if (/^(1|true)$/i.test(attribute(attributes, 'hidden') ?? '')) sheet.hidden.push(number - 1)
    const pausing = pause()
    if (pausing) await pausing
  }
  const behind = xml.slice(xml.lastIndexOf('sheetData>'))
  fillMerged(behind, rows)
  readLinks(behind, relations, sheet.links)
  return sheet
}
