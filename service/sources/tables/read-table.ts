import { parse } from 'csv-parse/sync'
import readWorkbookFile, { readSheet } from 'read-excel-file/node'
import { checkWorkbook, mostCells } from '@/service/archives/check-workbook'
import { SourceFileError } from './source-file-error'

export type Cell = string | number | boolean | Date | null

/** One row of a table; `row` is the number a spreadsheet program shows beside it, `cells` are keyed by column heading. */
export type TableRow<C extends Cell = Cell> = { row: number; cells: Readonly<Record<string, C>> }

/** A row before its heading is known: cells by position. */
export type PlainRow<C extends Cell = Cell> = { row: number; cells: readonly C[] }

/**
 * Returns the rows of a CSV file in UTF-8, with or without byte order mark. Cells are text exactly as written. Throws
 * SourceFileError for an empty file, a web page, broken quotes or rows of different lengths.
 * @param shape `mayBeShort` where the publisher's program omits empty cells at the end of a row; another encoding where the
 * publisher uses one
 */
export function readCsvRows(
  file: string,
  bytes: Uint8Array,
  shape: { mayBeShort?: boolean; encoding?: 'utf-8' | 'windows-1252' } = {},
): PlainRow<string>[] {
  refuseEmptyOrWebPage(file, bytes)
  try {
    refuseTooManyCells(bytes)
    const text = shape.encoding === 'windows-1252' ? decodeWindows1252(bytes) : decodeUtf8(bytes)
    const rows: string[][] = parse(text, {
      bom: true,
      skip_empty_lines: false,
      relax_column_count_less: shape.mayBeShort ?? false,
    })
    return rows.map((cells, index) => ({ row: index + 1, cells }))
  } catch (cause) {
    throw new SourceFileError(file, 'the whole file', `not a CSV file in UTF-8: ${messageOf(cause)}`, { cause })
  }
}

/**
 * Returns the rows of one sheet of an xlsx workbook. Text is trimmed; an empty cell is null; a failed formula is its error text
 * ("#N/A"). Throws SourceFileError for an empty file, a web page, a broken workbook or a missing sheet.
 */
export async function readSheetRows(file: string, bytes: Uint8Array, sheet: string): Promise<PlainRow[]> {
  refuseEmptyOrWebPage(file, bytes)
  try {
    checkWorkbook(bytes)
    // The package types a date cell as the Date constructor; what it returns is a Date.
    const rows = (await readSheet(Buffer.from(bytes), sheet)) as unknown as Cell[][]
    if (rows.length === 0) throw new Error('the sheet is empty')
    return rows.map((cells, index) => ({ row: index + 1, cells }))
  } catch (cause) {
    throw new SourceFileError(file, `sheet "${sheet}"`, `not readable as an xlsx sheet: ${messageOf(cause)}`, { cause })
  }
}

/**
 * Returns the rows of every sheet of an xlsx workbook, in the form of readSheetRows. The sheets must be exactly those of `known`:
 * an additional sheet may hold figures that belong to ours, a missing one means a truncated file. Throws SourceFileError for an
 * empty file, a web page, a broken workbook or other sheets.
 */
export async function readWorkbookRows<Name extends string>(
  file: string,
  bytes: Uint8Array,
  known: readonly Name[],
): Promise<Readonly<Record<Name, PlainRow[]>>> {
  refuseEmptyOrWebPage(file, bytes)
  const sheets = await readSheets(file, bytes)
  const names: readonly string[] = known
  for (const { sheet } of sheets) {
    if (!names.includes(sheet)) throw new SourceFileError(file, `sheet "${sheet}"`, 'is not known')
  }
  const entries = known.map((name): [Name, PlainRow[]] => {
    const found = sheets.find(({ sheet }) => sheet === name)
    if (found === undefined) throw new SourceFileError(file, `sheet "${name}"`, 'is missing')
    return [name, found.data.map((cells, index) => ({ row: index + 1, cells }))]
  })
  return Object.fromEntries(entries) as Record<Name, PlainRow[]>
}

async function readSheets(file: string, bytes: Uint8Array): Promise<{ sheet: string; data: Cell[][] }[]> {
  try {
    checkWorkbook(bytes)
    return (await readWorkbookFile(Buffer.from(bytes))) as unknown as { sheet: string; data: Cell[][] }[]
  } catch (cause) {
    throw new SourceFileError(file, 'the whole file', `not readable as an xlsx workbook: ${messageOf(cause)}`, {
      cause,
    })
  }
}

/**
 * Keys the rows by their heading, which must be exactly `columns`, in that order: a publisher who adds, drops or
 * renames a column may have changed the meaning of the others. `headingRow` counts from 1; rows above it are dropped,
 * and so are rows without any value.
 */
export function keyByHeading<C extends Cell>(
  file: string,
  rows: readonly PlainRow<C>[],
  columns: readonly string[],
  headingRow = 1,
): TableRow<C>[] {
  checkHeading(file, rows, columns, headingRow)
  return rows
    .slice(headingRow)
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
    .map(({ row, cells }) => ({ row, cells: byHeading(columns, cells) }))
}

/** Throws SourceFileError for a cell with a null character or half a surrogate pair: bytes were lost, and no database stores them. */
export function refuseUnreadable(file: string, { row, cells }: PlainRow): void {
  for (const [index, cell] of cells.entries()) {
    if (typeof cell === 'string' && isUnreadable(cell)) {
      throw new SourceFileError(file, `row ${row}, column ${columnLetters(index)}`, 'contains an invalid character')
    }
  }
}

export function isUnreadable(text: string): boolean {
  return text.includes('\u0000') || /\p{Cs}/u.test(text)
}

/** Throws SourceFileError naming row, column and both wordings unless the heading is exactly `columns`, in that order. */
export function checkHeading(
  file: string,
  rows: readonly PlainRow[],
  columns: readonly string[],
  headingRow = 1,
): void {
  const heading = rows[headingRow - 1]
  if (!heading) throw new SourceFileError(file, `row ${headingRow}`, 'the heading is missing')
  const width = Math.max(heading.cells.length, columns.length)
  for (let index = 0; index < width; index++) {
    const expected = columns[index] ?? ''
    const found = String(heading.cells[index] ?? '')
    if (expected !== found) {
      const place = `row ${headingRow}, column ${columnLetters(index)}`
      throw new SourceFileError(
        file,
        place,
        `the heading should be ${JSON.stringify(expected)} and is ${JSON.stringify(found)}`,
      )
    }
  }
}

/** "A" for 0, "AA" for 26: the letters a spreadsheet program shows above a column. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

function byHeading<C extends Cell>(columns: readonly string[], cells: readonly C[]): Record<string, C> {
  const keyed: Record<string, C> = {}
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (column !== '' && cell !== undefined) keyed[column] = cell
  }
  return keyed
}

function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** The characters of the bytes 80 to 9F. Versions of Node decode them differently, and a build must yield the same bytes on each. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80] ?? character)
}

/** Checked before the workbook is unpacked: one byte of the file can become fifty cells. */
function refuseTooManyCells(bytes: Uint8Array): void {
  let cells = 1
  for (const byte of bytes) if (byte === 0x2c || byte === 0x0a) cells += 1
  if (cells > mostCells) throw new Error(`it has more than ${mostCells} cells`)
}

function refuseEmptyOrWebPage(file: string, bytes: Uint8Array): void {
  if (bytes.length === 0) throw new SourceFileError(file, 'the whole file', 'the file is empty')
  const start = new TextDecoder().decode(bytes.subarray(0, 300)).trimStart().toLowerCase()
  if (start.startsWith('<!doctype') || start.startsWith('<html')) {
    throw new SourceFileError(file, 'the whole file', 'this is a web page, not the published table')
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
