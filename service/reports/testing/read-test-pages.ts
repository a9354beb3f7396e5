import type { Figure } from '@/service/reports/model/figure'
import { readPdfReport, readTextReport } from '@/service/reports/read-report'
import { buildTestPdf, type TestPage, type TestText, tableTexts } from './build-test-pdf'

/** Reads built pages as a report; for tests. */
export async function readFigures(pages: readonly TestPage[]): Promise<Figure[]> {
  const reading = readPdfReport(buildTestPdf(pages))
  for (;;) {
    const step = await reading.next()
    if (step.done) return step.value.figures
  }
}

/** The figures of built pages, each as "year scope tonnes". */
export async function readPages(...pages: TestPage[]): Promise<string[]> {
  return briefly(await readFigures(pages))
}

export function readText(text: string): string[] {
  return briefly(readTextReport(text).figures)
}

export function briefly(figures: readonly Figure[]): string[] {
  return figures.map(({ year, scope, value }) => `${year} ${scope} ${value}`)
}

export const reportTitle: TestText = { x: 50, y: 40, text: 'Sustainability report 2022', size: 14 }

/** Text at a position of a built page, in points from its upper left corner. */
export function textAt(x: number, y: number, words: string, size = 9): TestText {
  return { x, y, text: words, size }
}

type Look = {
  y?: number
  columns?: readonly number[]
  above?: readonly string[]
  below?: readonly string[]
  size?: number
}

/** A page with a title and one table: labels at the left edge, the other columns spread over the right half. */
export function pageOf(rows: readonly (readonly string[])[], look: Look = {}): TestPage {
  const { y = 120, above = [], below = [], size = 9 } = look
  const count = Math.max(...rows.map((row) => row.length)) - 1
  const columns = look.columns ?? [
    50,
    ...Array.from({ length: count }, (_, at) => 560 - (count - 1 - at) * Math.min(80, 270 / count)),
  ]
  return {
    texts: [
      reportTitle,
      ...above.map((text, at) => ({ x: 50, y: y - 16 - (above.length - 1 - at) * 14, text, size })),
      ...tableTexts(y, columns, rows, 14, size),
      ...below.map((text, at) => ({ x: 50, y: y + rows.length * 14 + 12 + at * 11, text, size: 7 })),
    ],
  }
}

/** A table in markdown under a title. */
export function markdownOf(rows: readonly (readonly string[])[], above = ''): string {
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `# Sustainability report 2022\n\n${above}\n\n${line(head)}\n|${'---|'.repeat(head.length)}\n${body.map(line).join('\n')}\n`
}

/** An amount as a language groups its thousands and writes its decimals. */
export function printedIn(amount: number, language: string): string {
  const isPoint = language === 'en' || language === 'ja'
  const group = isPoint ? ',' : ['sv', 'no', 'fi', 'fr'].includes(language) ? ' ' : '.'
  const [whole = '', decimals] = String(amount).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return decimals === undefined ? grouped : `${grouped}${isPoint ? '.' : ','}${decimals}`
}

/** The figures of a text, read as a report of 2024, in order and rounded to remove floating-point noise. */
export function readIn2024(text: string): string[] {
  const { figures } = readTextReport(`# Report 2024\n\n${text}\n`)
  return figures.map(({ year, scope, value }) => `${year} ${scope} ${Number(value.toPrecision(9))}`).toSorted()
}

/** What a text says of revenue and employees: "revenue 2023 1180200000 EUR; employees 2024 12345 FTE". */
export function factsOf(text: string): string {
  return readTextReport(text)
    .facts.map(
      (fact) => `${fact.kind} ${fact.year} ${fact.value} ${fact.kind === 'revenue' ? fact.currency : fact.basis}`,
    )
    .sort()
    .join('; ')
}
