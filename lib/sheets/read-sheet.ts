import { decodeText } from './decode-text'
import type { Encoding } from './encodings'
import { readDelimited } from './read-delimited'
import { SheetError } from './sheet-error'
import { sheetLimits, trimSheet } from './sheet-limits'

/** One sheet as text. `name`: in its workbook. A row's index is its number less one. */
export type SheetTable = {
  name: string | null
  rows: string[][]
  /** Indexes of rows that are hidden, by hand or by a filter. */
  hidden: readonly number[]
  /** Link addresses of cells, by "row,column" from 0. */
  links: Readonly<Record<string, string>>
  /** The number of formulas whose value is not in the file. */
  unknownFormulas: number
}

/** How a text file was decoded; `encoding` null for pasted text. */
export type TextReading = { encoding: Encoding | null; isGuessed: boolean; delimiter: string }
/** The content of a file: at least one table. `text`: null for a workbook. */
export type Sheet = { tables: SheetTable[]; text: TextReading | null }

/** The reader's choices; null: to be detected. */
export type TextChoice = { encoding: Encoding | null; delimiter: string | null }
const noChoice: TextChoice = { encoding: null, delimiter: null }

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte)
}

const zip = [0x50, 0x4b]
/** The first bytes of .xls files and of workbooks with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]

function textTable(rows: string[][]): SheetTable {
  return { name: null, rows: trimSheet(rows), hidden: [], links: {}, unknownFormulas: 0 }
}

/** The tables of a CSV, TSV or XLSX file, whatever its name. Throws SheetError. Pauses for the page. */
export async function readSheetFile(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
  choice: TextChoice = noChoice,
): Promise<Sheet> {
  if (file.size > sheetLimits.bytes) throw new SheetError('too_large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, compoundFile)) throw new SheetError('old_or_protected_workbook')
  if (startsWith(bytes, zip)) {
    const { readWorkbook } = await import('./read-workbook')
    const tables = (await readWorkbook(bytes)).map((sheet) => ({ ...sheet, rows: trimSheet(sheet.rows) }))
    return { tables, text: null }
  }
  const { text, encoding, isGuessed } = decodeText(bytes, choice.encoding)
  const { rows, delimiter } = await readDelimited(text, choice.delimiter)
  return { tables: [textTable(rows)], text: { encoding, isGuessed, delimiter } }
}

/** The rows of pasted text, from a spreadsheet (tabs) or a file. Throws SheetError. */
export async function readSheetText(text: string, choice: TextChoice = noChoice): Promise<Sheet> {
  if (text.length > sheetLimits.bytes) throw new SheetError('too_large')
  const { rows, delimiter } = await readDelimited(text, choice.delimiter)
  return { tables: [textTable(rows)], text: { encoding: null, isGuessed: false, delimiter } }
}
