import Papa from 'papaparse'
import { createPause } from './create-pause'
import { delimiters } from './encodings'
import { SheetError } from './sheet-error'
import { mostLines } from './sheet-limits'

const sampleRecords = 20
/** So many lines of titles may stand above a list. */
const mostTitles = 8
/** So many rows of a list must have as many cells as most of them, for its lines to be its rows. */
const uniformEnough = 0.9
const chunkSize = 256 * 1024

/** Parses rows with papaparse, which opens a quote only at the start of a cell. `preview`: the most rows to parse; 0: all. */
function parse(text: string, delimiter: string, preview: number): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false })
}

/** Replaces quoted cells by a letter: the commas in a long remark delimit nothing. */
function withoutQuoted(text: string): string {
  return text.replace(/(^|[,;\t|\r\n])"(?:[^"]|"")*"(?=[,;\t|\r\n]|$)/g, '$1x')
}

/** The share of records with the most frequent number of cells. */
function uniformShare(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return Math.max(0, ...times.values()) / Math.max(1, counts.length)
}

/**
 * The delimiter that nearly every record has; among several the one with the same number of cells in each record, then with most cells.
 * An occasional comma belongs to a name ("Alpha, Inc."): the text is then a list of one cell per line, and the tab, which it lacks, is
 * returned.
 */
export function guessDelimiter(text: string): string {
  const sample = withoutQuoted(text.slice(0, chunkSize))
  const likely = delimiters
    .map((delimiter) => {
      const records = parse(sample, delimiter, 3 * sampleRecords)
        .data.filter((cells) => cells.length > 1 || cells.some((cell) => cell.trim() !== ''))
        .slice(0, sampleRecords)
      const all = records.map((cells) => cells.length - 1)
      // Titles above a short list have no delimiter; a list has at least three columns to be told by what follows them.
      const start = all.findIndex((count) => count > 0)
      const below = all.slice(Math.max(0, start))
      const isTitled = start > 0 && start <= mostTitles && below.length > 1 && below.every((count) => count > 1)
      const counts = isTitled && uniformShare(below) >= uniformEnough ? below : all
      const share = counts.filter((count) => count > 0).length / Math.max(1, counts.length)
      const total = counts.reduce((sum, count) => sum + count, 0)
      return { delimiter, share, weight: total * uniformShare(counts) }
    })
    .filter(({ share }) => share >= 0.8 || (share > 0.5 && sample.split('\n').length <= 12))
    .sort((one, other) => other.weight - one.weight)
  return likely[0]?.delimiter ?? '\t'
}

/** The cells of one line, in which a quote that nothing closes, or that stands within a cell, is a sign like any other. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = []
  // No quote before it closes a cell, so that no part of a line is searched twice.
  let searched = 0
  for (let at = 0; at <= line.length; ) {
    const end = line[at] === '"' && at >= searched ? endOfQuoted(line, at + 1, delimiter) : null
    if (end !== null) searched = end.at
    const close = end?.isClosing ? end.at : null
    const next = line.indexOf(delimiter, close === null ? at : close + 1)
    const behind = next < 0 ? line.length : next
    const cell = close === null ? withoutLoneQuote(line.slice(at, behind)) : line.slice(at + 1, close)
    cells.push(close === null ? cell : cell.replaceAll('""', '"'))
    at = behind + 1
  }
  return cells
}

/** `"Probe AS`: what opened it is no part of the text. */
function withoutLoneQuote(cell: string): string {
  return cell.startsWith('"') && cell.lastIndexOf('"') === 0 ? cell.slice(1) : cell
}

/** Where the search for the quote that closes a cell ended: at it, at a quote that opens another cell, or at the end of the line. */
function endOfQuoted(line: string, start: number, delimiter: string): { at: number; isClosing: boolean } {
  for (let at = line.indexOf('"', start); at >= 0; at = line.indexOf('"', at + 1)) {
    const after = line[at + 1]
    if (after === undefined || after === delimiter) return { at, isClosing: true }
    if (line[at - 1] === delimiter && after !== '"') return { at, isClosing: false }
  }
  return { at: line.length, isClosing: false }
}

/** A text whose quotes are wrong, read line by line; null where its cells go on over several lines. */
function readLineByLine(text: string, delimiter: string): string[][] | null {
  const rows = text.split(/\r\n|\r|\n/).map((line) => (line === '' ? [''] : cellsOf(line, delimiter)))
  const counts = rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => cells.length)
  return uniformShare(counts) < uniformEnough ? null : rows
}

const ruler = /^[\s|+=_-]{5,}$/

/**
 * A list that a program printed with a border: "|100001|Probe GmbH|DE|" between lines of dashes. Null for any other text. What stands
 * outside of the border is a row of one cell, and a line of dashes an empty one.
 */
function readBordered(text: string): string[][] | null {
  const lines = text.split(/\r\n|\r|\n/)
  const filled = lines.slice(0, 1000).filter((line) => line.trim() !== '' && !ruler.test(line))
  const isBordered = (line: string) => /^\s*\|.*\|\s*$/.test(line)
  if (!lines.some((line) => ruler.test(line)) || filled.filter(isBordered).length < filled.length * 0.6) return null
  return lines.map((line) => {
    if (ruler.test(line)) return ['']
    const cells = isBordered(line) ? line.trim().slice(1, -1).split('|') : [line]
    return cells.map((cell) => cell.trim())
  })
}

export type DelimitedText = { rows: string[][]; delimiter: string }

/** Excel's notation for keeping text as text (`="00123"`): returns the text. */
function unwrapFormula(cell: string): string {
  if (cell.length < 3 || !cell.startsWith('="') || !cell.endsWith('"')) return cell
  // Not by one regular expression: a cell of megabytes would take its whole stack.
  const parts = cell.slice(2, -1).split('""')
  return parts.some((part) => part.includes('"')) ? cell : parts.join('"')
}

/**
 * Rows of delimited text (RFC 4180; comma, semicolon, tab or bar; any line end; a byte order mark; Excel's "sep=;" line). Cells are text
 * as written, rows may differ in length, and a row's index is its number less one. Where quotes are wrong, each line is a row. Throws
 * SheetError `unclosed_quote` with the row where that cannot be, `not_text` or `too_many_rows`. Pauses for the page.
 */
export async function readDelimited(given: string, wanted: string | null = null): Promise<DelimitedText> {
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given
  if (text.includes('\0')) throw new SheetError('not_text')
  const told = /^"?sep=([^\r\n])"?(\r\n|\r|\n)/i.exec(text)
  const body = told ? text.slice(told[0].length) : text
  const bordered = wanted === null || wanted === '|' ? readBordered(body) : null
  if (bordered !== null && bordered.length > mostLines) throw new SheetError('too_many_rows')
  if (bordered !== null) return { rows: bordered, delimiter: '|' }
  const delimiter = wanted ?? told?.[1] ?? guessDelimiter(body)
  await createPause()()
  const { data, errors } = parse(body, delimiter, mostLines + 1)
  if (data.length > mostLines) throw new SheetError('too_many_rows')
  const shift = told ? 1 : 0
  const wrong = errors.filter(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
  const mended = wrong.length === 0 ? null : readLineByLine(body, delimiter)
  const unclosed = wrong.find(({ code }) => code === 'MissingQuotes')
  if (unclosed && mended === null) throw new SheetError('unclosed_quote', (unclosed.row ?? 0) + 1 + shift)
  const rows = (mended ?? data).map((cells) => cells.map(unwrapFormula))
  return { rows: told ? [[], ...rows] : rows, delimiter }
}
