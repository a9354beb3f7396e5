import type { Drawing } from '@/service/reports/charts/chart-parts'
import { mayHoldChart, readCharts } from '@/service/reports/charts/read-charts'
import { chooseFacts } from '@/service/reports/decide/choose-facts'
import { chooseReportFigures } from '@/service/reports/decide/choose-figures'
import { chooseStatements } from '@/service/reports/decide/choose-statements'
import { printedAmounts } from '@/service/reports/decide/prove-by-sums'
import { currencyOfSigns } from '@/service/reports/facts/currency-of-signs'
import { readFactSentences } from '@/service/reports/facts/fact-sentences'
import { mayHoldFacts, readFactTables } from '@/service/reports/facts/read-facts'
import { readStatements } from '@/service/reports/facts/read-statements'
import { hiddenTexts, standsIn, withoutHidden } from '@/service/reports/input/pdf/hidden-text'
import { layPage } from '@/service/reports/input/pdf/lay-page'
import { openPdf, type PdfPage, type PdfReport } from '@/service/reports/input/pdf/read-pdf'
import { endBefore, type ReadingBounds, type ReadingEnd } from '@/service/reports/input/reading-bounds'
import { ReportError } from '@/service/reports/input/report-error'
import { markdownPages, partsOfText } from '@/service/reports/input/text/markdown-pages'
import type { Context } from '@/service/reports/model/context'
import type { Fact } from '@/service/reports/model/fact'
import { type Candidate, type Figure, placeOf } from '@/service/reports/model/figure'
import { lineText, type Page } from '@/service/reports/model/page'
import type { Statement } from '@/service/reports/model/statement'
import type { Trace } from '@/service/reports/model/trace'
import { choosePages, type PrintedPage } from '@/service/reports/readers/choose-pages'
import { dateRelativeYears } from '@/service/reports/repair/date-relative-years'
import { cutTables } from '@/service/reports/segment/cut-tables'
import { splitColumns } from '@/service/reports/segment/split-columns'
import { splitSide } from '@/service/reports/segment/split-side'
import { splitSpread } from '@/service/reports/segment/split-spread'
import { withTitles } from '@/service/reports/segment/titles-over'
import { continueTable, partBefore } from '@/service/reports/tables/detect/continue-tables'
import { rememberTables } from '@/service/reports/tables/detect/remember-tables'
import { withUnitsOfSheet } from '@/service/reports/tables/meaning/cell-unit'
import { readTables } from '@/service/reports/tables/meaning/read-tables'
import { styleOfChart, styleOfPage } from '@/service/reports/words/amount-style'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { findNumberStyle } from '@/service/reports/words/parse-number'
import { methodOf } from '@/service/reports/words/parse-scope'
import { plainText } from '@/service/reports/words/plain-text'
import { countYears, mostLikelyYear } from '@/service/reports/words/report-years'
import { onlyUnit, statedUnit } from '@/service/reports/words/stated-unit'
import { emissionWord } from '@/service/reports/words/total-words'
import { longTexts, ownCells, readPage, texts } from './read-page'

export type Progress = { page: number; pageCount: number; found: readonly Figure[] }
export type ReportFigures = {
  figures: Figure[]
  /** Revenue and employees. */
  facts: Fact[]
  /** Assurance, boundary, base year and the source of warming potentials, where printed. */
  statements: Statement[]
  /** The pages for a second reader (a language model); computed on demand. */
  pagesForModel?: () => PrintedPage[]
  reportYear: number | null
  pageCount: number
  /** Damaged pages in a readable file: their figures are missing. */
  skippedPages?: readonly number[]
  /** From which page on pages were not read, and why. */
  ended?: ReadingEnded
  /** The lines of the first pages. */
  opening?: readonly string[]
}

/** The cover may be a picture: the organization's name then stands on the following pages. */
const openingPages = 10
export const openingLines = 600

type ReadingEnded = { page: number; reason: ReadingEnd } | null

/** Reads a PDF page by page. Yields the figures of each page printed with their year; returns the choice over the whole report. */
export async function* readPdfReport(
  bytes: Uint8Array,
  bounds?: ReadingBounds,
  trace?: Trace,
): AsyncGenerator<Progress, ReportFigures> {
  const pdf = await openPdf(bytes)
  try {
    const reading = yield* readPages(pdf, { bounds, trace, isVisibleOnly: false })
    // Hidden text is not part of the report: if a figure comes from it, all pages are read again without it.
    if (!(await showsHidden(pdf, reading.figures, bounds))) return reading
    return yield* readPages(pdf, { bounds, trace, isVisibleOnly: true })
  } finally {
    await pdf.close()
  }
}

async function showsHidden(
  pdf: PdfReport,
  figures: readonly Figure[],
  bounds: ReadingBounds | undefined,
): Promise<boolean> {
  for (const number of new Set(figures.map(({ page }) => page))) {
    if (bounds?.isOver()) return false
    const page = await unlessBroken(pdf.readPage(number))
    // The drawing of an overfull page has no end either.
    const hidden = page && !page.isCut ? await hiddenTexts(page) : []
    if (hidden.length > 0 && figures.some((one) => one.page === number && one.box && standsIn(one.box, hidden)))
      return true
  }
  return false
}

type HowToRead = { bounds: ReadingBounds | undefined; trace: Trace | undefined; isVisibleOnly: boolean }

async function* readPages(
  pdf: PdfReport,
  { bounds, trace, isVisibleOnly }: HowToRead,
): AsyncGenerator<Progress, ReportFigures> {
  const reading = startReading(pdf.title, bounds, trace)
  let letters = 0
  const skippedPages: number[] = []
  let ended: ReadingEnded = null
  for (let number = 1; number <= pdf.pageCount; number += 1) {
    const reason = endBefore(number, bounds)
    if (reason !== null) {
      ended = { page: number, reason }
      break
    }
    const whole = await unlessBroken(pdf.readPage(number))
    const isWhole = whole?.isCut === false
    const page = isWhole && isVisibleOnly ? withoutHidden(whole, await hiddenTexts(whole)) : whole
    if (!page) {
      skippedPages.push(number)
      if (skippedPages.length === pdf.pageCount)
        throw new ReportError('No page of the PDF can be read', { reason: { code: 'damaged' } })
      yield { page: number, pageCount: pdf.pageCount, found: [] }
      continue
    }
    letters += page.layers.reduce((sum, { runs }) => sum + runs.length, 0)
    const laid = layPage(page)
    const found = laid
      .map(withUnitsOfSheet)
      .flatMap(splitSpread)
      .flatMap(splitSide)
      .flatMap(cutTables)
      .flatMap((one) => (one.isTable ? [one.page] : withTitles(one.page, splitColumns(one.page))))
      .map((one) => ownCells(one))
      .flatMap((one) => reading.add(one))
    const chartPage = laid[0]
    if (chartPage && !page.isCut && page.layers[0]?.angle === 0 && mayHoldChart(chartPage))
      found.push(...reading.addChart(chartPage, await page.readDrawing()))
    yield { page: number, pageCount: pdf.pageCount, found: chooseReportFigures(found, '') }
    if (page.isCut) {
      ended = { page: number, reason: 'page_too_full' }
      break
    }
  }
  if (letters === 0)
    throw new ReportError('The PDF holds no text: its pages are pictures, which this reader does not read', {
      reason: { code: 'no_text' },
    })
  return { ...reading.finish(ended), pageCount: pdf.pageCount, skippedPages }
}

/** Null for a damaged page: the others are still worth reading. */
async function unlessBroken(reading: Promise<PdfPage>): Promise<PdfPage | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ReportError) return null
    throw error
  }
}

export type OnPage = (progress: Progress) => void

type Adding = { left: number; bounds: ReadingBounds | undefined; onPage: OnPage | undefined }

/** `left`: the number of parts of the text after these pages. */
function addPages(reading: Reading, pages: readonly Page[], { left, bounds, onPage }: Adding): ReadingEnded {
  const pageCount = (pages.at(-1)?.number ?? 0) + left
  for (const page of pages) {
    const reason = endBefore(page.number, bounds)
    if (reason !== null) return { page: page.number, reason }
    const found = reading.add(page)
    if (onPage) onPage({ page: page.number, pageCount, found: chooseReportFigures(found, '') })
  }
  return null
}

/** Reads markdown or plain text. */
export function readTextReport(text: string, bounds?: ReadingBounds, onPage?: OnPage, trace?: Trace): ReportFigures {
  const reading = startReading('', bounds, trace)
  const parts = partsOfText(text)
  let ended: ReadingEnded = null
  let pageCount = 0
  for (const [at, part] of parts.entries()) {
    const pages = ended === null && (at === 0 || !bounds?.isOver()) ? markdownPages(part, pageCount) : null
    // A part that is not laid out counts as one page.
    if (pages === null) ended ??= { page: pageCount + 1, reason: 'takes_too_long' }
    else ended = addPages(reading, pages, { left: parts.length - at - 1, bounds, onPage })
    pageCount = Math.max(pageCount + (pages === null ? 1 : 0), pages?.at(-1)?.number ?? 0)
  }
  return { ...reading.finish(ended), pageCount }
}

/** The statements of a text whose figures are already known; its tables are not read. */
export function readTextStatements(text: string, bounds?: ReadingBounds): Statement[] {
  const said: Statement[] = []
  let before = 0
  for (const part of partsOfText(text)) {
    if (endBefore(before + 1, bounds) !== null) break
    const pages = markdownPages(part, before)
    said.push(...pages.flatMap(readStatements))
    before = pages.at(-1)?.number ?? before
  }
  return chooseStatements(said)
}

const ofEmissions = new RegExp(`scope|スコープ|範疇|范[畴围]|溫室氣體|温室气体|${emissionWord}`, 'iu')

/** The rest of a scope 3 table may name only categories and no emissions. */
function goesOn(before: Page | undefined, page: Page): boolean {
  if (before?.number !== page.number - 1) return false
  return page.lines.slice(0, 12).some(({ chunks: [label, ...others] }) => {
    return (
      label !== undefined && others.length > 0 && (findCategory(label.text) !== null || methodOf(label.text) !== null)
    )
  })
}

type Reading = {
  add: (page: Page) => Candidate[]
  addChart: (page: Page, drawing: Drawing) => Candidate[]
  /** `ended` is where reading of pages ended; if the whole takes too long, it ends earlier. */
  finish: (ended: ReadingEnded) => Omit<ReportFigures, 'pageCount'>
}

/** Stores only what is needed of each page, so that memory does not grow with the length of the report. */
function startReading(title: string, bounds: ReadingBounds | undefined, trace: Trace | undefined): Reading {
  const kept: Page[] = []
  /** What stands right before a kept page and is not kept itself: a table may begin there, with its head, and its emissions here. */
  const opens = new Map<number, Page>()
  let last: Page | undefined
  const factPages: Page[] = []
  const signs = currencyOfSigns()
  const charts: Candidate[] = []
  const years = new Map<number, number>()
  let legend = ''
  const statements: Statement[] = []
  const opening: string[] = title === '' ? [] : [title]
  const stated = new Set<string>()
  const context = (): Context => ({
    // Long sentences count only where nothing else says it: they name versions and sections of laws too.
    style: findNumberStyle(kept.flatMap(texts)) ?? findNumberStyle(kept.flatMap(longTexts)),
    reportYear: mostLikelyYear(years, title),
    statedUnit: onlyUnit(stated),
    ...(trace && { trace }),
  })
  const relevant = ({ lines, titles = [] }: Page) =>
    [...titles, ...lines.map(lineText)].some((text) => ofEmissions.test(text))
  return {
    add(page) {
      bounds?.onLines?.(page.lines.map(lineText))
      if (page.number <= openingPages && opening.length < openingLines) opening.push(...page.lines.map(lineText))
      countYears(page, years)
      signs.count(page)
      if (mayHoldFacts(page)) factPages.push(page)
      statements.push(...readStatements(page))
      const unit = statedUnit(page)
      if (unit !== null) stated.add(unit)
      const before = last
      last = page
      if (!relevant(page) && !goesOn(kept.at(-1), page)) return []
      if (before !== undefined && before !== kept.at(-1)) opens.set(kept.length, before)
      kept.push(page)
      for (const line of page.lines) {
        const text = plainText(lineText(line))
        if (/metric ton/i.test(text) && /\bmt/i.test(text) && legend.length < 4000) legend += `${text}\n`
      }
      const now = { style: findNumberStyle(texts(page)), reportYear: null }
      return readTables(page, now)
    },
    addChart(page, drawing) {
      const found = readCharts(page, drawing, { style: styleOfChart(page), reportYear: null })
      charts.push(...found)
      return found
    },
    finish(endedPages) {
      const whole = context()
      const tablesOf = rememberTables(whole.style)
      const dated = kept.map((page) => dateRelativeYears(page, whole.reportYear))
      // The label of a bar, read as the amount of a card or list, would get the report's own year.
      const ofBars = new Set(charts.map(placeOf))
      const candidates = [...charts]
      // A table of three pages has its head on the first alone: the third goes on from the second with the head repeated.
      const continued: Page[] = []
      let ended = endedPages
      for (const [at, page] of dated.entries()) {
        if (at > 0 && bounds?.mustEnd()) {
          ended = { page: page.number, reason: 'takes_too_long' }
          break
        }
        const open = opens.get(at)
        const ofOpen = open && continueTable(page, dateRelativeYears(open, whole.reportYear), whole.style, tablesOf)
        // What stands between may be a column beside the table.
        const isOpen = ofOpen !== undefined && ofOpen !== page
        const own = isOpen ? ofOpen : continueTable(page, partBefore(continued, page), whole.style, tablesOf)
        continued.push(own)
        for (const one of readPage(own, whole, tablesOf)) if (!ofBars.has(placeOf(one))) candidates.push(one)
      }
      const facts: Parameters<typeof chooseFacts>[0][number][] = []
      for (const [at, page] of factPages.map((one) => dateRelativeYears(one, whole.reportYear)).entries()) {
        if (at > 0 && bounds?.mustEnd()) {
          ended ??= { page: page.number, reason: 'takes_too_long' }
          break
        }
        facts.push(...readFactTables(page, whole), ...readFactSentences(page, whole))
      }
      return {
        figures: chooseReportFigures(
          candidates,
          legend,
          whole.reportYear,
          trace,
          (pages) =>
            dated
              .filter(({ number }) => pages.has(number))
              .flatMap((page) => printedAmounts([page], styleOfPage(page, whole.style))),
          whole.style !== null,
        ),
        facts: chooseFacts(facts, whole.reportYear, signs.codeOf),
        statements: chooseStatements(statements),
        pagesForModel: () => choosePages(kept),
        reportYear: whole.reportYear,
        ended,
        opening,
      }
    },
  }
}
