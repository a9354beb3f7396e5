import { createPause } from './create-pause'
import { createAllowance, listEntries, readEntry } from './read-zip'
import { SheetError } from './sheet-error'
import { sheetLimits } from './sheet-limits'
import { elementsOf, withoutElements } from './xml-elements'

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1] ?? null
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return named[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/_x([0-9A-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The text of a cell or shared string, which may be in runs of several fonts; how Japanese is read aloud is not of it. */
function textOf(xml: string): string {
  const spoken = xml.includes('rPh') ? withoutElements(xml, 'rPh') : xml
  return [...elementsOf(spoken, 't')].map(({ inner }) => unescapeXml(inner)).join('')
}

/** 0 for A, 26 for AA. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.replace(/[^A-Z]/g, '').slice(0, 4)) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function firstOf(xml: string, name: string): string {
  for (const { inner } of elementsOf(xml, name)) return inner
  return ''
}

/** A value only: of a formula, what the spreadsheet program last computed. */
function readCell(attributes: string, xml: string, shared: readonly string[]): string {
  const type = attribute(attributes, 't')
  if (type === 'inlineStr') return textOf(xml)
  const value = unescapeXml(firstOf(xml, 'v')).trim()
  switch (type) {
    case 's':
      return shared[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'str':
    case 'e':
    case 'd':
      return value
    default:
      // 1.5E8 is how a file may write a number that was typed as 150000000.
      return /e/i.test(value) && Number.isSafeInteger(Number(value)) ? String(Number(value)) : value
  }
}

function readRow(xml: string, shared: readonly string[], row: number): string[] {
  const cells: string[] = []
  let next = 0
  for (const { attributes, inner } of elementsOf(xml, 'c')) {
    const reference = attribute(attributes, 'r')
    // A cell need not say where it stands: it is behind the one before it, whether or not that one is empty.
    const column = reference === null ? next : columnOf(reference)
    next = column + 1
    const value = readCell(attributes, inner, shared)
    if (value === '' || column < 0) continue
    if (column >= sheetLimits.columns) throw new SheetError('too_many_columns', row)
    while (cells.length < column) cells.push('')
    cells[column] = value
  }
  return cells
}

async function readRows(xml: string, shared: readonly string[]): Promise<string[][]> {
  const pause = createPause()
  const rows: string[][] = []
  let filled = 0
  let next = 1
  for (const { attributes, inner } of elementsOf(xml, 'row')) {
    const number = Number(attribute(attributes, 'r') ?? next)
    next = Number.isInteger(number) ? number + 1 : next + 1
    const cells = readRow(inner, shared, number)
    if (cells.length === 0 || !(number > rows.length)) continue
    filled++
    // Blank rows keep their place, but a file must not make a million of them with one number.
    if (filled > sheetLimits.rows + 1 || number > 5 * sheetLimits.rows) throw new SheetError('too_many_rows')
    while (rows.length < number - 1) rows.push([])
    rows.push(cells)
    const pausing = pause()
    if (pausing) await pausing
  }
  return rows
}

type Relations = ReadonlyMap<string, { type: string; path: string }>

function readRelations(xml: string): Relations {
  return new Map(
    [...elementsOf(xml, 'Relationship')].map(({ attributes }) => {
      const target = unescapeXml(attribute(attributes, 'Target') ?? '')
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      return [attribute(attributes, 'Id') ?? '', { type: attribute(attributes, 'Type') ?? '', path }]
    }),
  )
}

/** The path of the first sheet that is not hidden. */
function findSheet(workbook: string, relations: Relations): string | null {
  const sheets = [...elementsOf(workbook, 'sheet')].map(({ attributes }) => attributes)
  const visible = sheets.find((attributes) => !/hidden/i.test(attribute(attributes, 'state') ?? '')) ?? sheets[0]
  const id = /\b\w+:id\s*=\s*"([^"]*)"/.exec(visible ?? '')?.[1] ?? ''
  return relations.get(id)?.path ?? null
}

/**
 * Rows of the first visible sheet of an XLSX workbook, as text; a row's place is its number. Formulas are not computed:
 * their last values are read. A date is the number that the file holds. Throws SheetError.
 */
export async function readWorkbook(bytes: Uint8Array, allowance = createAllowance()): Promise<string[][]> {
  const entries = listEntries(bytes)
  async function read(path: string): Promise<string | null> {
    const entry = entries.get(path)
    return entry ? readEntry(bytes, entry, allowance) : null
  }
  const workbook = await read('xl/workbook.xml')
  if (workbook === null) throw new SheetError('no_workbook')
  const relations = readRelations((await read('xl/_rels/workbook.xml.rels')) ?? '')
  const strings = [...relations.values()].find(({ type }) => type.endsWith('/sharedStrings'))
  const stringsXml = strings ? await read(strings.path) : null
  const shared = [...elementsOf(stringsXml ?? '', 'si')].map(({ inner }) => textOf(inner))
  const sheet = await read(findSheet(workbook, relations) ?? 'xl/worksheets/sheet1.xml')
  if (sheet === null) throw new SheetError('no_workbook')
  return readRows(sheet, shared)
}
