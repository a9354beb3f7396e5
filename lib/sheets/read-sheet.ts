import { decodeText, type Encoding } from './decode-text'
import { readDelimited } from './read-delimited'
import { SheetError } from './sheet-error'
import { sheetLimits, trimSheet } from './sheet-limits'

/** A sheet as text. `guessedEncoding` where the file did not say how its letters are written. */
export type Sheet = { rows: string[][]; guessedEncoding: Encoding | null }

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte)
}

const zip = [0x50, 0x4b]
/** Of .xls, and of workbooks with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]

/** The rows of a CSV, TSV or XLSX file, whatever it is called. Throws SheetError. Lets the page breathe. */
export async function readSheetFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<Sheet> {
  if (file.size > sheetLimits.bytes) throw new SheetError('too_large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, compoundFile)) throw new SheetError('old_or_protected_workbook')
  if (startsWith(bytes, zip)) {
    const { readWorkbook } = await import('./read-workbook')
    return { rows: trimSheet(await readWorkbook(bytes)), guessedEncoding: null }
  }
  const { text, encoding, isGuessed } = decodeText(bytes)
  return { rows: trimSheet(await readDelimited(text)), guessedEncoding: isGuessed ? encoding : null }
}

/** The rows of what was pasted, from a spreadsheet (tabs) or a file. Throws SheetError. */
export async function readSheetText(text: string): Promise<Sheet> {
  if (text.length > sheetLimits.bytes) throw new SheetError('too_large')
  return { rows: trimSheet(await readDelimited(text)), guessedEncoding: null }
}
