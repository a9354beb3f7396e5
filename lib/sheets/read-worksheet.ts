import { createPause } from './create-pause'
import { showNumber } from './number-formats'
import { SheetError } from './sheet-error'
import { sheetLimits } from './sheet-limits'
import { attribute, columnOfReference, firstOf, type Relations, readRange, textOf, unescapeXml } from './workbook-xml'
import { elementsOf } from './xml-elements'

/** `hidden`: places of rows that are hidden, by hand or by a filter. `links`: addresses behind cells, by "row,column" from 0. */
export type Worksheet = {
  rows: string[][]
  hidden: number[]
  links: Record<string, string>
  /** Formulas whose value the file does not hold. */
  unknownFormulas: number
}

/** What the sheets of a workbook share. */
export type SharedParts = { strings: readonly string[]; formats: readonly string[] }

/** A value only: of a formula, what the spreadsheet program last computed. */
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
    // A cell need not say where it stands: it is behind the one before it, whether or not that one is empty.
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

/** What stands in the first cell of a merged range holds for each of its rows that says anything. */
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

/** One sheet as text; a row's place is its number less one. Throws SheetError. Lets the page breathe. */
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
    // Blank rows keep their place, but a file must not make a million of them with one number.
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
