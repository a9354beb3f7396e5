import { readCategoryCards } from '@/service/reports/cards/category-cards'
import { readNamedSegments } from '@/service/reports/cards/named-segments'
import { readAnswers } from '@/service/reports/cards/read-answers'
import { readCards } from '@/service/reports/cards/read-cards'
import { readLists } from '@/service/reports/cards/read-lists'
import { withoutSidesOfChain } from '@/service/reports/cards/value-chain'
import { readWordsBeside } from '@/service/reports/cards/words-beside'
import { readYearsBesideScopes } from '@/service/reports/cards/years-beside-scopes'
import type { Context } from '@/service/reports/model/context'
import { type Candidate, placeOf } from '@/service/reports/model/figure'
import { isLaidOut, layoutOf } from '@/service/reports/model/layout'
import type { Page } from '@/service/reports/model/page'
import { readNotes, yearOfNotes } from '@/service/reports/prose/notes-under-tables'
import { readSentences } from '@/service/reports/prose/read-sentences'
import { joinBaselines } from '@/service/reports/repair/baseline-cells'
import { joinBrokenRanges } from '@/service/reports/repair/broken-ranges'
import { joinBrokenScopes } from '@/service/reports/repair/broken-scopes'
import { joinBrokenThousands } from '@/service/reports/repair/broken-thousands'
import { joinBrokenYears } from '@/service/reports/repair/broken-years'
import { withoutDescriptions } from '@/service/reports/repair/described-amounts'
import { joinBands } from '@/service/reports/repair/join-bands'
import { joinHeads } from '@/service/reports/repair/join-heads'
import { withoutMarksUnder } from '@/service/reports/repair/marks-under-amounts'
import { withMethodsByMarks } from '@/service/reports/repair/methods-by-marks'
import { withMethodsOverAmounts } from '@/service/reports/repair/methods-over-amounts'
import { withTitledRuns } from '@/service/reports/repair/titled-runs'
import { joinWrappedUnits } from '@/service/reports/repair/wrapped-units'
import { yearsFirst } from '@/service/reports/repair/years-first'
import type { TablesOf } from '@/service/reports/tables/detect/remember-tables'
import { readGrids } from '@/service/reports/tables/grid/read-grids'
import { readBaseYears } from '@/service/reports/tables/meaning/base-years'
import { readTables } from '@/service/reports/tables/meaning/read-tables'
import { styleOfPage } from '@/service/reports/words/amount-style'
import { findNumberStyle } from '@/service/reports/words/parse-number'
import { namesCategoryNumber } from '@/service/reports/words/parse-scope'
import { periodYear } from '@/service/reports/words/period-year'
import { statedUnit } from '@/service/reports/words/stated-unit'

/** The figures of one page. A list counts only for scopes that no table and no sentence of the page names. */
export function readPage(page: Page, report: Context, tablesOf: TablesOf): Candidate[] {
  const context = {
    ...report,
    reportYear: periodYear(page, report.reportYear) ?? yearOfNotes(page, report.reportYear) ?? report.reportYear,
    statedUnit: statedUnit(page) ?? report.statedUnit ?? null,
  }
  const { found: grids, understood } = layoutOf(page).columns === 'bordered' ? readGrids(page, context) : noGrids
  // Beside grids, other tables add only years and scopes that no grid has: a page of text may be a whole report with all kinds of
  // tables. An amount that a grid understood and left out stays out.
  const ofTables = readTables(page, context, tablesOf(page))
  const told = new Set([...grids, ...ofTables.filter((one) => understood.has(placeOf(one)))].map(cellOf))
  const beside = ofTables.filter((one) => !told.has(cellOf(one)) && (grids.length === 0 || isNumbered(one)))
  const tables = [...grids, ...beside]
  const others = { ...context, style: styleOfPage(page, context.style) }
  const inTables = new Set(tables.map(({ scope }) => scope[0]))
  const read = new Set(tables.map(placeOf))
  // What only the place on a laid-out page joins: an amount over its words, a circle of words around an amount.
  const drawn = (read: (page: Page, context: Context) => Candidate[]) => (isLaidOut(page) ? read(page, others) : [])
  const answers = readAnswers(page, others)
  const answered = new Set(answers.map(placeOf))
  const cards = [
    ...answers,
    ...(inTables.has('3') ? [] : drawn(readCategoryCards)),
    ...drawn(readCards).filter(
      (one) => (!inTables.has(one.scope[0]) || isOfYearUnder(one, tables)) && !answered.has(placeOf(one)),
    ),
  ]
  // The amount of a card, read as part of a sentence, could be assigned to the scope of its neighbour.
  const isCard = (one: Candidate) => cards.some(({ box }) => box.x0 === one.box.x0 && box.y0 === one.box.y0)
  const pictured = drawn(readWordsBeside).filter((one) => !read.has(placeOf(one)))
  const pictures = new Set(pictured.map(cellOf))
  const found = [
    ...tables,
    ...drawn(readYearsBesideScopes).filter((one) => !read.has(placeOf(one))),
    ...readBaseYears(page, others),
    ...readNotes(page, others),
    ...drawn(readNamedSegments),
    ...cards,
    ...pictured,
    // A table's row is not a sentence.
    ...readSentences(page, others).filter(
      (one) => !isCard(one) && !pictures.has(cellOf(one)) && !(one.yearIsAssumed && read.has(placeOf(one))),
    ),
  ]
  const kinds = new Set(found.map(kindOf))
  const listed = readLists(page, others).filter((one) => !kinds.has(kindOf(one)) && !read.has(placeOf(one)))
  const own = withoutSidesOfChain([...found, ...listed], page)
  return layoutOf(page).columns === 'guessed' ? own.map((one) => ({ ...one, isOfText: true })) : own
}

/** "2021: 4,330" below an amount that a table read, because it stands in one line with other cards: a year that the table does not have. */
function isOfYearUnder({ scope, year, yearIsAssumed }: Candidate, tables: readonly Candidate[]): boolean {
  return !yearIsAssumed && !tables.some((one) => one.scope[0] === scope[0] && one.year === year)
}

/** Beside grids, a row that names a category only by words is more likely part of it, or something else. */
function isNumbered({ scope, label = '' }: Candidate): boolean {
  const [, number] = /^(?:3\.|C)?(\d{1,2})[.:)]?\s/.exec(label) ?? []
  return !scope.startsWith('3.') || namesCategoryNumber(label) || scope === `3.${number}`
}

const noGrids = { found: [], understood: new Set<string>() }

function cellOf({ year, scope }: Candidate): string {
  return `${year} ${scope}`
}

/** Its scope; all categories of scope 3 are one kind, their total another. */
function kindOf({ scope }: Candidate): string {
  return scope.startsWith('3.') ? 'category' : scope.slice(0, 1)
}

/** The page with the lines of each cell joined. */
export function ownCells(page: Page): Page {
  const style = findNumberStyle(texts(page))
  const joined = joinHeads(
    joinBands(
      joinBrokenYears(joinBrokenThousands(joinBrokenRanges(joinBrokenScopes(joinWrappedUnits(joinBaselines(page)))))),
      style,
    ),
    style,
  )
  const split = withTitledRuns(withMethodsOverAmounts(yearsFirst(withoutDescriptions(joined, style), style)))
  return withoutMarksUnder(withMethodsByMarks(split))
}

/** The texts of a page that may hold figures. */
export function texts(page: Page): string[] {
  return page.lines
    .flatMap(({ chunks }) => chunks.map(({ text }) => text))
    .filter((text) => /\d/.test(text) && text.length < 200)
}

/** The others that may, without lists of scopes ("Scope 1,2"). */
export function longTexts(page: Page): string[] {
  return page.lines
    .flatMap(({ chunks }) => chunks.map(({ text }) => text))
    .filter((text) => text.length >= 200)
    .map((text) => text.replace(/(?:scopes?|スコープ) ?[123](?: ?, ?[123])+/giu, ' '))
}
