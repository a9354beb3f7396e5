import { cutLines } from '@/service/reports/input/cut-lines'
import { findNotes } from '@/service/reports/input/pdf/find-notes'
import { splitMarks } from '@/service/reports/input/pdf/raised-marks'
import { cellColumns } from '@/service/reports/input/text/cells/cell-columns'
import { cellLines } from '@/service/reports/input/text/cells/cell-lines'
import { cellYears } from '@/service/reports/input/text/cells/cell-years'
import { withoutEmptyColumns } from '@/service/reports/input/text/cells/empty-columns'
import { withPairedLines } from '@/service/reports/input/text/cells/paired-lines'
import { withYearsInLine } from '@/service/reports/input/text/cells/years-in-line'
import { layoutsOfText } from '@/service/reports/model/layout'
import { type Chunk, columnWidth, type Line, type Page } from '@/service/reports/model/page'
import { halfWidth } from '@/service/reports/words/plain-text'
import { alignedText } from './aligned-text'
import { withoutBreaks } from './broken-cells'
import { withFlatTables } from './flat-tables'
import { withFlattenedTables } from './flattened/flattened-tables'
import { withMilestoneTables } from './flattened/milestone-tables'
import { withoutFirstParts, withoutListsOfNames } from './flattened/names-before-amounts'
import { withOneYearTables } from './flattened/one-year-tables'
import { withScopesInHead } from './flattened/scopes-in-head'
import { withoutHtmlTables } from './html-tables'
import { withMethodsBelow } from './methods-below'
import { withRestoredSubscripts } from './restored-subscripts'
import { withRowsUnderYears } from './rows-under-years'
import { separatedRows } from './separated-rows'
import { withShareRows } from './share-rows'
import { withShiftedLabels } from './shifted-labels'
import { spacedRows } from './spaced-rows'
import { withWebTables } from './text-of-web-pages'

/** The most lines of a page, and of a part laid out at once; the longest known report without page marks has 29,000 lines. */
const mostLines = 40_000
/** The most cells of one page: about 20 patterns look at each, and a page of this size takes seconds. */
const mostCells = 30_000
/** The most letters of a part; only program-written lines have more. */
const mostLetters = 2_500_000

/** Splits a text into parts within the limits of lines and letters; joined they are the text again. */
export function partsOfText(text: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length || parts.length === 0; ) {
    let to = from
    for (let lines = 0; lines < mostLines && to < text.length; lines += 1) {
      const end = text.indexOf('\n', to)
      to = Math.min(end < 0 ? text.length : end + 1, from + mostLetters)
      if (to === from + mostLetters) break
    }
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

/**
 * Turns markdown or plain text into pages of lines and cells, as if laid out: one page per "## Page" or form feed, including empty ones.
 * `before`: the number of pages before them.
 */
export function markdownPages(text: string, before = 0): Page[] {
  const pages: Page[] = []
  let count = before
  for (const [at, sheet] of text.split('\f').entries()) {
    const own = pagesOfSheet(sheet, count)
    pages.push(...own)
    count += own.length === 0 && at > 0 ? 1 : own.length
  }
  return pages
}

/** At least two rows of a markdown or HTML table; text aligned by spaces was put into cells by a guess. */
function hasBorders(text: string): boolean {
  return /^[ \t]*\|[^\n]*\|[ \t]*\r?\n[ \t]*\|[^\n]*\|/m.test(text) || /<t[dh][\s>]/i.test(text)
}

function pagesOfSheet(text: string, before: number): Page[] {
  const isBordered = hasBorders(text)
  const pages: Page[] = []
  let lines: Line[] = []
  let y = 0
  let cells = 0
  const finish = () => {
    if (lines.length > 0)
      pages.push({
        number: before + pages.length + 1,
        width: 4000,
        height: y,
        lines,
        layout: isBordered ? layoutsOfText.bordered : layoutsOfText.guessed,
        notes: findNotes(lines),
      })
    lines = []
    y = 0
    cells = 0
  }
  for (const raw of tablesOf(separatedRows(linesOf(text)))) {
    const row = raw.trim()
    if (/^#+ page \d+/i.test(row)) finish()
    if (/^\|[\s:|-]+\|?$/.test(row)) continue
    if (row === '' || row.startsWith('<!--')) {
      y += 1
      continue
    }
    y += 1
    const line = row.startsWith('|') || row.split('|').length > 2 ? tableLine(row, y) : proseLine(row, y)
    if (line.chunks.length > 0) lines.push(line)
    cells += line.chunks.length
    if (lines.length >= mostLines || cells >= mostCells) finish()
  }
  finish()
  return pages
}

/** Gives tables without borders their borders. */
function tablesOf(lines: readonly string[]): string[] {
  const ofCells = cellYears(cellColumns(cellLines(lines)))
  const rows = alignedText(withRowsUnderYears(spacedRows(withYearsInLine(ofCells))))
  return withoutFirstParts(withoutListsOfNames(rows))
}

function linesOf(text: string): string[] {
  const ofText = withMilestoneTables(cutLines(withoutEmptyColumns(withoutHtmlTables(text).split(/\r?\n/))))
  const whole = withRestoredSubscripts(withShiftedLabels(withWebTables(withShareRows(withFlatTables(ofText)))))
  return withoutBreaks(
    withPairedLines(withOneYearTables(withFlattenedTables(withScopesInHead(withMethodsBelow(whole))))),
  )
}

function tableLine(row: string, y: number): Line {
  const cells = row
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
  const chunks = cells.flatMap((cell, at): Chunk[] => {
    const text = clean(cell)
    if (text === '') return []
    // A cell that spans columns is written in each of them; a label is written once.
    if (at > 0 && /\p{L}{3}/u.test(text) && text === clean(cells[at - 1] ?? '') && text.length > 24) return []
    return [{ x0: at * columnWidth, x1: at * columnWidth + columnWidth / 2, y, size: 1, ...splitMarks(text) }]
  })
  return { y, size: 1, chunks }
}

function proseLine(row: string, y: number): Line {
  const text = clean(row)
  return { y, size: 1, isProse: true, chunks: text === '' ? [] : [{ text, x0: 0, x1: 150, y, size: 1, marks: [] }] }
}

/** "t$\mathrm{CO}_{2}$e" and "1,234$^{1}$" as "tCO2e" and "1,234"; an amount of dollars holds no such signs. */
function withoutFormulas(text: string): string {
  return text.replace(/\$([^$|\n]{1,40})\$/g, (whole: string, inner: string) =>
    /[\\_^]/.test(inner)
      ? inner
          .replace(/(?<!10 ?)\^ ?(?:\{[^{}]{1,6}\}|[\d*])/g, '')
          .replace(/\\(?:mathrm|mathbf|text|textrm|textbf|rm)/g, '')
          .replace(/[\\{}_~]| (?=_)/g, '')
          .trim()
      : whole,
  )
}

function clean(text: string): string {
  return (
    withoutFormulas(halfWidth(text))
      // Removes footnote marks; the 2 of CO2 and of m2 and powers of ten are not marks.
      .replace(/(?<!m|10|CO ?)<sup>[\s\d,()*a-z†‡]{1,6}<\/sup>/gi, '')
      .replace(/<\/?(?:sub|sup|b|i|em|strong|span)\b[^<>]*>/gi, '')
      .replace(/\*\*|__|<br ?\/?>|\\/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
