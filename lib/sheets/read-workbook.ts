import { createPause } from './create-pause'
import { readNumberFormats } from './number-formats'
import { readWorksheet, type Worksheet } from './read-worksheet'
import { createAllowance, listEntries, readEntry } from './read-zip'
import { SheetError } from './sheet-error'
import {
  attribute,
  type Relations,
  readRelations,
  relationsPath,
  resolvePart,
  textOf,
  unescapeXml,
} from './workbook-xml'
import { elementsOf } from './xml-elements'

/** The most sheets offered for a choice. */
const mostSheets = 40

export type NamedWorksheet = Worksheet & { name: string }

/** Names and parts of the visible sheets, or of all if all are hidden. */
function listSheets(workbook: string, part: string, relations: Relations): { name: string; path: string }[] {
  const sheets = [...elementsOf(workbook, 'sheet')].flatMap(({ attributes }) => {
    const id = /\b\w+:id\s*=\s*"([^"]*)"/.exec(attributes)?.[1] ?? ''
    const relation = relations.get(id)
    if (!relation || relation.type.endsWith('/chartsheet')) return []
    const isHidden = /hidden/i.test(attribute(attributes, 'state') ?? '')
    const name = unescapeXml(attribute(attributes, 'name') ?? '')
    return [{ name, path: resolvePart(part, relation.target), isHidden }]
  })
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  return (visible.length > 0 ? visible : sheets).slice(0, mostSheets)
}

async function readStrings(xml: string): Promise<string[]> {
  const pause = createPause()
  const strings: string[] = []
  for (const { inner } of elementsOf(xml, 'si')) {
    strings.push(textOf(inner))
    const pausing = pause()
    if (pausing) await pausing
  }
  return strings
}

/**
 * The visible, non-empty sheets of an XLSX workbook in order, as text. Formulas are not computed: their last values are read. Numbers
 * follow their formats where these carry meaning; merged cells apply to all their rows. A sheet that is too large is left out if another
 * can be read. Throws SheetError.
 */
export async function readWorkbook(bytes: Uint8Array, allowance = createAllowance()): Promise<NamedWorksheet[]> {
  const entries = listEntries(bytes)
  async function read(path: string): Promise<string> {
    const entry = entries.get(path)
    return entry ? readEntry(bytes, entry, allowance) : ''
  }
  const main = [...readRelations(await read('_rels/.rels')).values()].find(({ type }) =>
    type.endsWith('/officeDocument'),
  )
  const part = main ? resolvePart('', main.target) : 'xl/workbook.xml'
  const workbook = await read(part)
  if (workbook === '') throw new SheetError('no_workbook')
  const relations = readRelations(await read(relationsPath(part)))
  async function readShared(kind: '/styles' | '/sharedStrings'): Promise<string> {
    const found = [...relations.values()].find(({ type }) => type.endsWith(kind))
    // Some programs write a part without naming it.
    return read(resolvePart(part, found ? found.target : `.${kind}.xml`))
  }
  const strings = await readStrings(await readShared('/sharedStrings'))
  const formats = await readNumberFormats(await readShared('/styles'))
  const listed = listSheets(workbook, part, relations)
  const sheets: NamedWorksheet[] = []
  let problem: SheetError | null = null
  for (const { name, path } of listed.length > 0 ? listed : [{ name: '', path: 'xl/worksheets/sheet1.xml' }]) {
    try {
      if (!entries.has(path)) continue
      const links = readRelations(await read(relationsPath(path)))
      const sheet = await readWorksheet(await read(path), { strings, formats, allowance }, links)
      sheets.push({ name, ...sheet })
    } catch (error) {
      if (!(error instanceof SheetError)) throw error
      problem ??= error
    }
  }
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  if (filled.length > 0) return filled
  throw problem ?? new SheetError(sheets.length > 0 ? 'empty' : 'no_workbook')
}
