import { createPause } from './create-pause'
import { SheetError } from './sheet-error'

const delimiters = ['\t', ';', ',', '|'] as const
const sampleRecords = 20
const quote = '"'

/** Where the cell that begins at `from` ends, outside quotes: a delimiter, the end of the line or of the text. */
function endOfCell(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++) {
    const letter = text[at]
    if (letter === delimiter || letter === '\n' || letter === '\r') return at
  }
  return text.length
}

/** A cell in quotes, in which "" stands for one. What follows the closing quote by mistake belongs to the cell. */
function readQuoted(text: string, from: number, delimiter: string, row: number): { cell: string; end: number } {
  let cell = ''
  let at = from + 1
  for (;;) {
    const close = text.indexOf(quote, at)
    if (close < 0) throw new SheetError('unclosed_quote', row)
    cell += text.slice(at, close)
    if (text[close + 1] !== quote) {
      const end = endOfCell(text, close + 1, delimiter)
      return { cell: cell + text.slice(close + 1, end), end }
    }
    cell += quote
    at = close + 2
  }
}

/** How often each delimiter stands outside quotes in each of the first records that are not blank. */
function countDelimiters(text: string): Map<string, number>[] {
  const records: Map<string, number>[] = []
  let counts = new Map<string, number>()
  let isQuoted = false
  let isBlank = true
  for (let at = 0; at < text.length && records.length < sampleRecords; at++) {
    const letter = text[at] ?? ''
    if (letter === quote) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (letter === '\n' || letter === '\r') {
      if (!isBlank) records.push(counts)
      counts = new Map()
      isBlank = true
      continue
    } else counts.set(letter, (counts.get(letter) ?? 0) + 1)
    if (letter.trim() !== '') isBlank = false
  }
  if (!isBlank && records.length < sampleRecords) records.push(counts)
  return records
}

/**
 * The delimiter that nearly every record has, the one with most cells first. A comma now and then is one of a name
 * ("Alpha, Inc."): then the text is a list with one cell a line, and a tab, which it has not, delimits it.
 */
export function guessDelimiter(text: string): string {
  const records = countDelimiters(text)
  const likely = delimiters
    .map((delimiter) => {
      const counts = records.map((record) => record.get(delimiter) ?? 0)
      const share = counts.filter((count) => count > 0).length / Math.max(1, counts.length)
      return { delimiter, share, total: counts.reduce((sum, count) => sum + count, 0) }
    })
    .filter(({ share }) => share >= 0.8)
    .sort((one, other) => other.total - one.total)
  return likely[0]?.delimiter ?? '\t'
}

/**
 * Rows of delimited text (RFC 4180; comma, semicolon, tab or bar; any line end; a byte order mark; Excel's "sep=;" line).
 * Cells are text as written, rows may differ in length, and a row's place is its number. Throws SheetError
 * `unclosed_quote` with the row, or `not_text`. Lets the page breathe.
 */
export async function readDelimited(given: string): Promise<string[][]> {
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given
  if (text.includes('\0')) throw new SheetError('not_text')
  const told = /^sep=([^\r\n])(\r\n|\r|\n)/i.exec(text)
  const delimiter = told?.[1] ?? guessDelimiter(text)
  const pause = createPause()
  const rows: string[][] = told ? [[]] : []
  let at = told?.[0].length ?? 0
  while (at < text.length) {
    const row: string[] = []
    for (;;) {
      const isQuoted = text[at] === quote
      const end = isQuoted ? -1 : endOfCell(text, at, delimiter)
      const read = isQuoted ? readQuoted(text, at, delimiter, rows.length + 1) : { cell: text.slice(at, end), end }
      row.push(read.cell)
      at = read.end
      if (text[at] !== delimiter) break
      at++
    }
    rows.push(row)
    at += text.startsWith('\r\n', at) ? 2 : 1
    const pausing = pause()
    if (pausing) await pausing
  }
  return rows
}
