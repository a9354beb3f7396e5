import { ArchiveRefused } from './archive-refused'
import { checkArchive, usualLimits } from './check-archive'

/** The most cells of a sheet: last row times last column, because readers fill empty cells up to these. */
export const mostCells = 20_000_000

/** Files that were checked already: readers of several sheets call this once per sheet. */
const harmless = new WeakSet<Uint8Array>()

/**
 * Refuses an xlsx file that would harm its reader: a zip bomb, a sheet with a distant cell that makes a reader fill billions of
 * empty ones, XML entities. Throws ArchiveRefused.
 */
export function checkWorkbook(bytes: Uint8Array): void {
  if (harmless.has(bytes)) return
  checkArchive(bytes, usualLimits, (name, content) => {
    // Spreadsheet programs write neither; entities that refer to each other can grow exponentially.
    if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY'))
      throw new ArchiveRefused(`${name} defines entities`)
    // Sheets are recognised by their content, because a workbook may store them under any path.
    if (content.includes('sheetData')) checkSheet(name, content.toString('latin1'))
  })
  harmless.add(bytes)
}

function checkSheet(name: string, xml: string): void {
  let rows = 0
  let columns = 0
  for (const [, reference = ''] of xml.matchAll(/\br\s*=\s*["']([^"'<]{1,40})["']/g)) {
    if (reference.includes('&#')) throw new ArchiveRefused(`${name} hides the address of a cell`)
    const [, letters = '', row] = /^([A-Z]{0,8})(\d{1,12})$/i.exec(reference) ?? []
    if (row === undefined) continue
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(letters))
    if (rows * columns > mostCells) throw new ArchiveRefused(`${name} has more than ${mostCells} cells`)
  }
  // A row without an address follows the row before it.
  const written = [...xml.matchAll(/<(?:\w+:)?row\b/g)].length
  if ((rows + written) * Math.max(1, columns) > 2 * mostCells) throw new ArchiveRefused(`${name} has too many rows`)
}

function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
