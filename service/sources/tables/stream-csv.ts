import { isUtf8 } from 'node:buffer'
import { SourceFileError } from './source-file-error'

/** One record of a CSV file; `row` counts records, the heading being 1. Cells are keyed by the requested columns. */
export type CsvRecord = { row: number; cells: Record<string, string> }

export type CsvColumns = {
  /** A column missing in the heading is an error. */
  required: readonly string[]
  /** A column missing in the heading is read as empty cells. */
  optional?: readonly string[]
}

const quote = 34
const comma = 44
const lineFeed = 10
const carriageReturn = 13
const incomplete = -1
const malformed = -2

/** In bytes. No record of a file we read is nearly as long; a quote that is never closed would otherwise fill the memory. */
const longestRecord = 4 * 1024 * 1024

/** Positions of the cells of one record in a block. Three numbers per cell: start, end, and 1 where it contains a doubled quote. */
type Spans = { cells: number; numbers: Int32Array }

/**
 * Reads the records of a CSV file in UTF-8 (RFC 4180, with or without byte order mark) in batches while streaming: memory does
 * not grow with the file. Only the requested columns, found by their heading, become text; other columns are allowed. It exists
 * beside csv-parse because that reads 12,000 records of 338 columns a second (docs/decisions/0009).
 * @throws SourceFileError for an empty file, a web page, a missing or doubled heading, records of another length, broken quotes,
 * bytes that are not UTF-8
 */
export async function* streamCsv(
  file: string,
  bytes: AsyncIterable<Buffer>,
  columns: CsvColumns,
): AsyncGenerator<CsvRecord[]> {
  const reader = createReader(file, columns)
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const { records, used } = reader.read(block, false)
    rest = block.subarray(used)
    if (rest.length > longestRecord) throw reader.error('has no end: a quote is not closed')
    if (records.length > 0) yield records
  }
  const { records } = reader.read(rest, true)
  reader.assertHeading()
  if (records.length > 0) yield records
}

function createReader(file: string, columns: CsvColumns) {
  const spans: Spans = { cells: 0, numbers: new Int32Array(3 * 1024) }
  let row = 0
  let width = 0
  let wanted: { name: string; index: number }[] | null = null

  function error(reason: string): SourceFileError {
    return new SourceFileError(file, `row ${row + 1}`, reason)
  }

  function accept(block: Buffer, records: CsvRecord[]): void {
    row++
    if (wanted === null) {
      const heading = Array.from({ length: spans.cells }, (_, index) => textOf(block, spans, index))
      width = heading.length
      wanted = findColumns(file, heading, columns)
      return
    }
    if (spans.cells !== width) {
      throw new SourceFileError(file, `row ${row}`, `has ${spans.cells} cells instead of ${width}: cut off or shifted`)
    }
    const cells: Record<string, string> = {}
    for (const { name, index } of wanted) cells[name] = index < 0 ? '' : textOf(block, spans, index)
    records.push({ row, cells })
  }

  function read(block: Buffer, isEnd: boolean): { records: CsvRecord[]; used: number } {
    const records: CsvRecord[] = []
    let at = row === 0 && wanted === null ? startOfText(file, block, isEnd) : 0
    while (at < block.length) {
      if (isBlankLine(block, at)) {
        at++
        continue
      }
      const next = scanRecord(block, at, isEnd, spans)
      if (next === malformed) throw error('has a quote where none is allowed')
      if (next === incomplete) {
        if (isEnd) throw error('ends inside a quoted cell: the file is cut off')
        break
      }
      accept(block, records)
      at = next
    }
    // Once for all records of the block: text that is not UTF-8 would be read as question marks.
    if (!isUtf8(block.subarray(0, at))) throw error('or one of the rows just before it is not UTF-8')
    return { records, used: at }
  }

  function assertHeading(): void {
    if (wanted === null) throw new SourceFileError(file, 'the whole file', 'the file is empty')
  }
  return { read, error, assertHeading }
}

/** Returns the position after a byte order mark. A file that begins with "<" is a web page, whatever its name. */
function startOfText(file: string, block: Buffer, isEnd: boolean): number {
  if (block.length < 3 && !isEnd) return 0
  const start = block[0] === 0xef && block[1] === 0xbb && block[2] === 0xbf ? 3 : 0
  if (
    block
      .subarray(start, start + 100)
      .toString('latin1')
      .trimStart()
      .startsWith('<')
  ) {
    throw new SourceFileError(file, 'the whole file', 'this is a web page or XML, not the published table')
  }
  return start
}

function isBlankLine(block: Buffer, at: number): boolean {
  return block[at] === lineFeed || (block[at] === carriageReturn && block[at + 1] === lineFeed)
}

/** Fills `spans` with the record at `start`; returns the position after it, or `incomplete` or `malformed`. */
function scanRecord(block: Buffer, start: number, isEnd: boolean, spans: Spans): number {
  const end = block.length
  let at = start
  for (let cell = 0; ; cell++) {
    let from = at
    let to = at
    let isEscaped = 0
    // Most cells of wide tables are empty.
    if (block[at] === quote && block[at + 1] === quote && block[at + 2] === comma) {
      record(spans, cell, at + 1, at + 1, 0)
      at += 3
      continue
    }
    if (block[at] === quote) {
      from = ++at
      for (;;) {
        while (at < end && block[at] !== quote) at++
        // The last byte of a block may be the first of a doubled quote.
        if (at >= end || (at + 1 >= end && !isEnd)) return incomplete
        if (block[at + 1] !== quote || at + 1 >= end) break
        isEscaped = 1
        at += 2
      }
      to = at++
    } else {
      while (at < end && block[at] !== comma && block[at] !== lineFeed && block[at] !== carriageReturn) {
        if (block[at] === quote) return malformed
        at++
      }
      to = at
      if (at >= end && !isEnd) return incomplete
    }
    record(spans, cell, from, to, isEscaped)
    if (at >= end) return isEnd ? end : incomplete
    const byte = block[at]
    if (byte === lineFeed) return at + 1
    if (byte === carriageReturn) {
      if (at + 1 >= end) return isEnd ? end : incomplete
      return block[at + 1] === lineFeed ? at + 2 : malformed
    }
    if (byte !== comma) return malformed
    at++
  }
}

function record(spans: Spans, cell: number, from: number, to: number, isEscaped: number): void {
  if (3 * cell + 2 >= spans.numbers.length) {
    const larger = new Int32Array(2 * spans.numbers.length)
    larger.set(spans.numbers)
    spans.numbers = larger
  }
  spans.numbers[3 * cell] = from
  spans.numbers[3 * cell + 1] = to
  spans.numbers[3 * cell + 2] = isEscaped
  spans.cells = cell + 1
}

function textOf(block: Buffer, spans: Spans, index: number): string {
  const from = spans.numbers[3 * index] ?? 0
  const to = spans.numbers[3 * index + 1] ?? 0
  if (from === to) return ''
  const text = block.toString('utf8', from, to)
  return spans.numbers[3 * index + 2] === 1 ? text.replaceAll('""', '"') : text
}

function findColumns(file: string, heading: readonly string[], columns: CsvColumns) {
  function indexOf(name: string): number {
    const index = heading.indexOf(name)
    if (index !== heading.lastIndexOf(name)) {
      throw new SourceFileError(file, 'row 1', `the heading ${JSON.stringify(name)} is there twice`)
    }
    return index
  }
  const required = columns.required.map((name) => {
    const index = indexOf(name)
    if (index < 0) throw new SourceFileError(file, 'row 1', `the heading ${JSON.stringify(name)} is missing`)
    return { name, index }
  })
  return [...required, ...(columns.optional ?? []).map((name) => ({ name, index: indexOf(name) }))]
}
