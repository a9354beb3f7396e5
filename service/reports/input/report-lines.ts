import { layPage } from '@/service/reports/input/pdf/lay-page'
import { openPdf } from '@/service/reports/input/pdf/read-pdf'
import { decodeReport, isMarkup, isPdf } from '@/service/reports/input/read-any-report'
import { endBefore, type ReadingBounds } from '@/service/reports/input/reading-bounds'
import { ReportError } from '@/service/reports/input/report-error'
import { plainHtml } from '@/service/reports/input/xbrl/read-inline-xbrl'
import { lineText } from '@/service/reports/model/page'

export type PageLines = { page: number; pageCount: number; lines: readonly string[] }

/**
 * The lines of a report, page by page, without looking for figures: a fifth of the time of reading it. Ends where `bounds` say so.
 * Throws ReportError for a file that holds no text that can be read.
 */
export async function* readReportLines(bytes: Uint8Array, bounds: ReadingBounds): AsyncGenerator<PageLines> {
  if (bytes.length === 0) throw new ReportError('The file is empty', { reason: { code: 'empty' } })
  let hasText = false
  for await (const page of isPdf(bytes) ? linesOfPdf(bytes, bounds) : linesOfText(bytes, bounds)) {
    hasText ||= page.lines.length > 0
    yield page
  }
  if (!hasText) {
    throw new ReportError('The file holds no text: its pages are pictures, which this reader does not read', {
      reason: { code: 'no_text' },
    })
  }
}

async function* linesOfPdf(bytes: Uint8Array, bounds: ReadingBounds): AsyncGenerator<PageLines> {
  const pdf = await openPdf(bytes)
  try {
    for (let page = 1; page <= pdf.pageCount && endBefore(page, bounds) === null; page += 1) {
      const lines = await linesOfPage(() => pdf.readPage(page))
      yield { page, pageCount: pdf.pageCount, lines }
    }
  } finally {
    await pdf.close()
  }
}

/** A damaged page has none: the others may say whose report it is. */
async function linesOfPage(read: () => Promise<Parameters<typeof layPage>[0]>): Promise<string[]> {
  try {
    return layPage(await read()).flatMap(({ lines }) => lines.map(lineText))
  } catch (error) {
    if (error instanceof ReportError) return []
    throw error
  }
}

function* linesOfText(bytes: Uint8Array, bounds: ReadingBounds): Generator<PageLines> {
  const given = decodeReport(bytes)
  const text = isMarkup(given) ? plainHtml(given) : given
  // The pages of a text, as `markdownPages` counts them.
  const sheets = text.split(/\f|^(?=#+ page \d)/im).filter((sheet, at) => at > 0 || sheet.trim() !== '')
  for (const [at, sheet] of sheets.entries()) {
    if (endBefore(at + 1, bounds) !== null) return
    const lines = sheet.split(/\r?\n/).flatMap((line) => cellsOf(line))
    yield { page: at + 1, pageCount: sheets.length, lines }
  }
}

/** The cells of a row are lines of their own: the words of two cells are not one name. */
function cellsOf(line: string): string[] {
  return line
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}
