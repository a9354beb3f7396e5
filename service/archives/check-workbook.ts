import { ArchiveRefused } from './archive-refused'
import { checkArchive, usualLimits } from './check-archive'

/** Of a sheet, counted as a reader fills it up: the last row times the last column. */
export const mostCells = 20_000_000

/** Readers of several sheets come once for each; the same bytes are as harmless the second time. */
const harmless = new WeakSet<Uint8Array>()

/**
 * Refuses an xlsx file that would harm its reader: a zip bomb, a sheet whose one cell far out makes a reader fill billions
 * of empty ones, entities of XML. Throws ArchiveRefused.
 */
export function checkWorkbook(bytes: Uint8Array): void {
  if (harmless.has(bytes)) return
  checkArchive(bytes, usualLimits, (name, content) => {
    // Spreadsheet programs write neither; entities that refer to each other grow without end.
    if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY'))
      throw new ArchiveRefused(`${name} defines entities`)
    // By what it holds: where a sheet lies, and under which name, is for the workbook to say.
    if (content.includes('sheetData')) checkSheet(name, content.toString('latin1'))
  })
  harmless.add(bytes)
}

function checkSheet(name: string, xml: string): void {
  let rows = 0
  let columns = 0
  for (const [, reference = ''] of xml.matchAll(/\br\s*=\s*["']([^"'<]{1,40})["']/g)) {
    if (reference.includes('&#')) throw new ArchiveRefused(`${name} hides where a cell is`)
    const [, letters = '', row] = /^([A-Z]{0,8})(\d{1,12})$/i.exec(reference) ?? []
    if (row === undefined) continue
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(letters))
    if (rows * columns > mostCells) throw new ArchiveRefused(`${name} has more than ${mostCells} cells`)
  }
  // Rows without an address count on from the one before.
  const written = [...xml.matchAll(/<(?:\w+:)?row\b/g)].length
  if ((rows + written) * Math.max(1, columns) > 2 * mostCells) throw new ArchiveRefused(`${name} has too many rows`)
}

function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
