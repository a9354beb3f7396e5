import { type Box, boxOf, type Line, lineText, type Page } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit } from '@/service/reports/words/parse-unit'
import { emissionWord } from '@/service/reports/words/total-words'

/** A page as it is sent to a language model: its lines, and the position of each cell. */
export type PrintedPage = { page: number; lines: readonly PrintedLine[] }
export type PrintedLine = { text: string; cells: readonly { text: string; box: Box }[] }

/** The most pages of a report that leave the machine; docs/reports.md states it. */
export const MOST_PAGES = 6
const MOST_LINES = 260
const LONGEST_LINE = 400

const ofEmissions = new RegExp(emissionWord, 'iu')

/** The pages most likely to print emissions, at most `most`, in page order. Parts of one page count together. */
export function choosePages(parts: readonly Page[], most = MOST_PAGES): PrintedPage[] {
  const scores = new Map<number, number>()
  for (const { number, lines } of parts)
    scores.set(number, (scores.get(number) ?? 0) + lines.reduce((sum, line) => sum + worthOf(line), 0))
  const chosen = [...scores]
    .filter(([, score]) => score >= 3)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([number]) => number)
  return chosen.sort((a, b) => a - b).map((number) => printedPage(number, parts))
}

/** A scope beside an amount counts most, emissions and their unit a little. Lines of an index name scopes without amounts. */
function worthOf(line: Line): number {
  const text = lineText(line)
  if (text.length > 1_500) return 0
  const hasAmount = /\d[\d.,' ]*\d{2}|\d[.,]\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, ' '))
  const scope = line.chunks.some((chunk) => chunk.text.length < 160 && parseScope(chunk.text) !== null)
  const unit = line.chunks.some((chunk) => chunk.text.length < 80 && findUnit(chunk.text, true) !== null)
  return (scope && hasAmount ? 3 : 0) + (unit ? 1 : 0) + (ofEmissions.test(text) && hasAmount ? 0.5 : 0)
}

function printedPage(number: number, parts: readonly Page[]): PrintedPage {
  const lines = parts.filter((one) => one.number === number).flatMap((one) => one.lines)
  return {
    page: number,
    lines: lines.slice(0, MOST_LINES).map((line) => ({
      text: line.chunks
        .map(({ text }) => text)
        .join(' | ')
        .slice(0, LONGEST_LINE),
      cells: line.chunks.slice(0, 40).map((chunk) => ({ text: chunk.text.slice(0, 120), box: boxOf(chunk) })),
    })),
  }
}
