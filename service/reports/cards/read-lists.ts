import { withColonRows } from '@/service/reports/input/text/colon-lists'
import { kindOfCell, overlap, readUnitCell, readValue } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { isLaidOut } from '@/service/reports/model/layout'
import { boxOf, type Chunk, type Line, lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { rememberedOf } from '@/service/reports/model/remembered'
import { scopeCode } from '@/service/reports/model/scope-code'
import { sharesScopeBehind } from '@/service/reports/tables/rows/scopes-behind-labels'
import { isNotOwn } from '@/service/reports/words/not-own'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import {
  isBareScope,
  methodOf,
  namesCategoryNumber,
  parseScope,
  type ScopeMention,
} from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { endYearsIn, isOtherColumn, parseHeaderYear, withWholeYears, yearsIn } from '@/service/reports/words/parse-year'
import { isMidSentence, isOfLaw } from '@/service/reports/words/report-years'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { holdsAmount } from './named-segments'

/** How far above its amounts a heading may stand, in lines of their size. */
const reach = 14

const notAbsolute =
  /target|goal|reduc|saving|avoid|offset|financed|biogenic|investee|\bfactors?\b|coverage|covered|\bindex\b|\bpage\b|omission/i

/** The figures of tables without a head of years: a scope, one amount in tonnes, and the year in the row, in the title or nowhere. */
export function readLists(whole: Page, context: Context): Candidate[] {
  const page = withColonRows(whole)
  return page.lines.flatMap((line, at) =>
    sideBySide(page, line, at, context).flatMap((one) => readLine(one.page, one.line, at, context)),
  )
}

/** "2022 | 4,420    2022 | 2,420": lists of years beside each other, each under the title of its own scope. */
function sideBySide(page: Page, line: Line, at: number, { style }: Context): { page: Page; line: Line }[] {
  const { chunks } = line
  const isPair = (i: number) => {
    const [year, amount] = [chunks[i], chunks[i + 1]]
    return year && amount && isYear(year.text) && !isYear(amount.text) && kindOfCell(amount, style) === 'value'
  }
  const starts = chunks.flatMap((_, i) => (i % 2 === 0 ? [i] : []))
  if (chunks.length < 4 || chunks.length % 2 === 1 || !starts.every(isPair)) return [{ page, line }]
  return starts.map((i) => {
    const from = chunks[i]?.x0 ?? 0
    const to = chunks[i + 2]?.x0 ?? Number.POSITIVE_INFINITY
    const within = (one: Line) => one.chunks.filter(({ x0 }) => x0 > from - 12 && x0 < to - 12)
    const own = page.lines.map((one, other) =>
      other < Math.max(0, at - 12) || other > at ? one : { ...one, chunks: within(one) },
    )
    return { page: { ...page, lines: own }, line: { ...line, chunks: within(line) } }
  })
}

function isYear(text: string): boolean {
  return /^(?:FY ?)?(?:19|20)\d\d$/.test(text.trim())
}

/** What a row of a list is about; `isYearOnly` if it is a year and an amount under the title of its scope. */
type Named = { label: string; scope: ScopeMention; isYearOnly: boolean }

function readLine(page: Page, line: Line, at: number, context: Context): Candidate[] {
  const named = nameOf(page, line, at, context)
  const code = named ? scopeCode(named.scope) : null
  if (!named || !code) return []
  const above = linesOver(page, line, at, context)
  const amounts = amountsOf(page, line, at, above, context)
  const totals = amounts.filter(({ isTotal }) => isTotal)
  const [only, ...others] = amounts.length > 1 ? totals : amounts
  if (!only || others.length > 0) return []
  const titles = above.filter((one) => lineText(one).length < 110)
  if (ownTitles(titles.slice(0, 6)).some((title) => isOfOther(title, only.isOwnUnit))) return []
  const { year, own, isTitled } = yearOf(line, named, titles, context)
  if (year === null) return []
  return [
    {
      year,
      scope: code,
      number: only.number,
      printedValue: only.chunk.text,
      printedUnit: only.unit,
      page: page.number,
      quote: lineText(line).slice(0, 300),
      box: boxOf(only.chunk),
      reasons: [
        because('label', { label: named.label }),
        because('only_amount_beside'),
        because(own !== null ? 'year_in_row' : 'year_of_title'),
      ],
      score: 7 - named.scope.narrowness - (own !== null || isTitled ? 0 : 2) - only.penalty,
      entity: null,
      yearIsAssumed: own === null && !isTitled,
    },
  ]
}

/** The scope that a line or its title names; null if it names none, or mentions one only in passing. */
function nameOf(page: Page, line: Line, at: number, { style }: Context): Named | null {
  const labels = line.chunks.filter((chunk) => kindOfCell(chunk, style) === 'text')
  const isYearOnly = isYear(line.chunks[0]?.text ?? '') && line.chunks.length === 2
  // A dash beside it is the cell of another column.
  if (line.chunks.some((chunk) => kindOfCell(chunk, style) === 'blank')) return null
  if (isFirstOfMerged(page, at, labels, style) || sharesScopeBehind(page, line)) return null
  const label = isYearOnly ? headingOf(page, at) : labelOf(line, labels, style)
  const scope = label.length < 120 && !holdsAmount(label) ? parseScope(label) : null
  const isListed =
    scope?.isByWords === true && scope.category !== null && isCategoryList(page, at, namesCategoryNumber(label) ? 2 : 4)
  const isOneOrBoth = scope?.scopes.length === 1 || (isYearOnly && scope?.scopes.join() === '1,2')
  if (!scope || (scope.isByWords && !isListed) || !isOneOrBoth || scope.narrowness > 4) return null
  if (isIntensity(lineText(line)) && !line.chunks.some(({ text }) => readUnitCell(text))) return null
  return { label, scope, isYearOnly }
}

/** "Scope 1 | Natural gas | 1,204" over "Company vehicles | 877": the scope stands in a cell merged over rows, of which this is the first. */
function isFirstOfMerged(page: Page, at: number, labels: readonly Chunk[], style: NumberStyle): boolean {
  const [outer, inner] = labels
  if (!outer || !inner || !isBareScope(outer.text) || methodOf(inner.text)) return false
  const [below, amount] = page.lines[at + 1]?.chunks ?? []
  const isAlike = below !== undefined && amount !== undefined && Math.abs(below.x0 - inner.x0) < 4
  return isAlike && kindOfCell(amount, style) === 'value' && parseScope(below.text)?.isByWords !== false
}

/** The lines over a line of a list, from the nearest up. */
function linesOver(page: Page, line: Line, at: number, context: Context): Line[] {
  const start = startOfList(page, at, context)
  const top = page.lines[start]?.y ?? line.y
  return belowAxis(
    page.lines
      .slice(Math.max(0, start - 12), at)
      .filter(({ y }) => top - y < reach * line.size)
      .reverse(),
  )
}

/** Nearest first. Year labels under the bars of a chart end the list: they and everything above belong to the chart. */
function belowAxis(lines: Line[]): Line[] {
  const named = lines.findIndex((line) => !isSentence(line) && parseScope(lineText(line))?.isByWords === false)
  const isAxis = ({ chunks }: Line) => chunks.length > 2 && chunks.every(({ text }) => parseHeaderYear(text) !== null)
  const axis = lines.findIndex((line, at) => named >= 0 && at > named && isAxis(line))
  return axis < 0 ? lines : lines.slice(0, axis)
}

/** "2016" under "GRI 305: Emissions": the year of the standard. */
function isOfStandard({ chunks: [only, ...others] }: Line, above: Line | undefined): boolean {
  if (!only || others.length > 0 || !above) return false
  const over = above.chunks.find(({ x0 }) => Math.abs(x0 - only.x0) < 3)
  return over !== undefined && only.y - over.y < 2.2 * only.size && isOfLaw(`${over.text} ${only.text}`)
}

/** The year of a line: its own, that of the nearest title with one, or the report's. */
function yearOf(line: Line, { label, isYearOnly }: Named, titles: readonly Line[], { reportYear }: Context) {
  const printed = line.chunks.map(({ text }) => /^(?:FY ?)?((?:19|20)\d\d)$/.exec(text.trim())?.[1]).find(Boolean)
  const headed = titles.findIndex(isHeadOfYears)
  const titled = titles
    .slice(0, headed < 0 ? titles.length : headed)
    // "2022 | 11.18 | 88,010 | 7,869" is a row of another table.
    .filter((one, i) => !isOfOtherTable(one) && !isOfStandard(one, titles[i + 1]))
    .map(yearsOfTitle)
    .find((years) => years.length === 1)?.[0]
  const named = isYearOnly ? null : yearOfLabel(label)
  const own = printed ? Number(printed) : named
  const isOfSeveral = own === null && titled === undefined && headed >= 0
  return { year: isOfSeveral ? null : (own ?? titled ?? reportYear), own, isTitled: titled !== undefined }
}

/** Remembered, as below. */
const isOfOtherTable = rememberedOf((line: Line) => line.chunks.length > 3 || isOtherColumn(lineText(line)))

/** Remembered, because one title stands over many rows, each of which asks. */
const yearsOfTitle = rememberedOf((line: Line): readonly number[] => {
  const text = lineText(line)
  return isMidSentence(text) ? [] : endYearsIn(withWholeYears(text))
})

/** "2024 | 2023 | 2022": an amount below that lines up with none of them could belong to any. */
const isHeadOfYears = rememberedOf(
  ({ chunks }: Line) =>
    chunks.filter(({ text }) => isYear(text)).length > 1 && chunks.every(({ text }) => text.length < 40),
)

function isSentence(line: Line): boolean {
  return line.chunks.length === 1 && lineText(line).split(' ').length > 10
}

/** Nearest first. The paragraph above a title that names a scope says nothing about the rows. */
function ownTitles(titles: readonly Line[]): readonly Line[] {
  const named = titles.findIndex((line) => !isSentence(line) && parseScope(lineText(line))?.isByWords === false)
  const end = titles.findIndex((line, at) => named >= 0 && at > named && isSentence(line))
  return end < 0 ? titles : titles.slice(0, end)
}

/** A title of targets, savings or factors. A sentence above may mention a factor without being about one, and an amount with its own unit
 * is never a page number. */
function isOfOther(title: Line, isOwnUnit: boolean): boolean {
  const text = lineText(title).replace(/\bcarbon reduction plan\b/gi, '')
  const said = isSentence(title) ? text.replace(/\b(?:factors?|index|page|coverage|covered)\b/gi, ' ') : text
  return notAbsolute.test(isOwnUnit ? said.replace(/\b(?:index|page|omission)\b/gi, ' ') : said) || isNotOwn(said)
}

/** If the words left of the amount name a scope, the words right of its unit are remarks. */
function labelOf({ chunks }: Line, labels: readonly Chunk[], style: NumberStyle): string {
  const amount = chunks.find((chunk) => kindOfCell(chunk, style) === 'value')
  const textOf = (some: readonly Chunk[]) => some.map(({ text }) => text).join(' ')
  const before = textOf(labels.filter(({ x1 }) => amount !== undefined && x1 < amount.x0))
  return parseScope(before)?.isByWords === false ? before : textOf(labels)
}

/** "Scope 1 emissions 2022 (tCO2e)": the year that a label gives its amount; not a base year or the year a change is measured from. */
function yearOfLabel(label: string): number | null {
  const named = label.length < 60 ? parseHeaderYear(label) : null
  return named?.kind === 'actual' && new Set(yearsIn(label)).size === 1 ? named.year : null
}

/** The first row of the list that this row continues, each with words in one or two cells, one amount and perhaps its share: the title
 * stands above that one. */
function startOfList(page: Page, at: number, { style }: Context): number {
  // Each row of a list asks: what is known of the row above holds for this one.
  const byStyle = startsOfLists.get(page) ?? new Map<NumberStyle, Map<number, number>>()
  startsOfLists.set(page, byStyle)
  const known = byStyle.get(style) ?? new Map<number, number>()
  byStyle.set(style, known)
  let start = at
  for (; start > 0; start -= 1) {
    const before = known.get(start)
    if (before !== undefined) {
      start = before
      break
    }
    if (!continuesList(page, start, style)) break
  }
  known.set(at, start)
  return start
}

const startsOfLists = new WeakMap<Page, Map<NumberStyle, Map<number, number>>>()

/** Whether the line above is a row of the same list. */
function continuesList(page: Page, at: number, style: NumberStyle): boolean {
  const [row, before] = [page.lines[at], page.lines[at - 1]]
  if (!row || !before || isApart(page, at)) return false
  const kinds = before.chunks.map((one) => kindOfCell(one, style))
  const words = kinds.findIndex((kind) => kind !== 'text')
  const [amount, share, ...others] = kinds.slice(Math.max(0, words))
  // "Not applicable" is not an amount, but its row still belongs to the list.
  const isRow = amount === 'value' || amount === 'blank'
  return words >= 1 && words <= 2 && isRow && others.length === 0 && (!share || share === 'percent')
}

/** Bars are further apart than lines of text, at equal distances. */
function isApart({ lines }: Page, at: number): boolean {
  const stepTo = (one: number) => (lines[one]?.y ?? Number.NaN) - (lines[one - 1]?.y ?? Number.NaN)
  const step = stepTo(at)
  const isEven = [at - 1, at + 1].some((one) => Math.abs(stepTo(one) - step) < 2)
  return step > (isEven ? 5 : 3) * (lines[at]?.size ?? 0)
}

/** Which lines of a page name a scope as a heading, and how many scope 3 categories its rows name. */
const scopesNamed = rememberedOf(({ lines }: Page) => {
  const titles = lines.map((line) => {
    const named = parseScope(lineText(line))
    return named?.isByWords === false ? named.scopes.join() : null
  })
  const categories = lines.flatMap(({ chunks: [first, ...others] }) =>
    first && others.length > 0 ? (parseScope(first.text)?.category ?? []) : [],
  )
  return { titles, categories: new Set(categories).size }
})

/** Whether the page lists at least so many scope 3 categories under a title of scope 3. */
function isCategoryList(page: Page, at: number, least: number): boolean {
  const { titles, categories } = scopesNamed(page)
  if (categories < least) return false
  for (let over = at - 1; over >= 0; over -= 1) if (titles[over] != null) return titles[over] === '3'
  return false
}

/** The title of the scope above rows of a year and an amount. */
function headingOf(page: Page, at: number): string {
  const isYearRow = ({ chunks }: Line) => /^(?:FY ?)?(?:19|20)\d\d$/.test(chunks[0]?.text.trim() ?? '')
  const heading = page.lines.slice(Math.max(0, at - 12), at).findLast((line) => !isYearRow(line))
  return heading ? lineText(heading) : ''
}

/** `isOwnUnit`: the unit is printed in the amount's own cell. */
type Amount = { chunk: Chunk; number: number; unit: string; penalty: number; isTotal: boolean; isOwnUnit: boolean }

/** The amounts of a line that are tonnes: by their own cell, by the row, or by the heading over them. */
function amountsOf(page: Page, line: Line, at: number, above: readonly Line[], context: Context): Amount[] {
  // A line under years belongs to a table and is read there.
  const values = line.chunks.flatMap((chunk) => {
    const value = kindOfCell(chunk, context.style) === 'value' ? readValue(chunk, context.style) : null
    const isYear = /^(?:19|20)\d\d$/.test(chunk.text.trim())
    // An amount left of the words that is larger or far away belongs to another card, or is the centre of a ring chart.
    const label = line.chunks.find(({ text }) => parseScope(text) !== null)
    if (label && chunk.x1 < label.x0 && isLaidOut(page) && (chunk.size > label.size * 1.3 || label.x0 - chunk.x1 > 60))
      return []
    return value && !isYear && value.number > 0 ? [{ chunk, value }] : []
  })
  const rowUnit = line.chunks.find(({ text }) => readUnitCell(text) && !isIntensity(text))?.text
  const inLabel = line.chunks.find(
    ({ text }) => parseScope(text) !== null && findUnit(text, true) && !isIntensity(text),
  )?.text
  return values.flatMap(({ chunk, value }): Amount[] => {
    const head = headOf(chunk, above)
    if (head && (isOtherColumn(head) || isIntensity(head))) return []
    // A page of text may be a whole report: a head far above is another table's.
    if (isLaidOut(page) && isInOtherColumn(page, at, chunk)) return []
    const isTotal = head !== undefined && isTotalLabel(head)
    const base = { chunk, number: value.number, isTotal, isOwnUnit: value.unit !== '' }
    const near = value.unit || rowUnit || (head && findUnit(head) ? head : undefined)
    if (near && findUnit(near)) return [{ ...base, unit: near, penalty: 0 }]
    // Two digits beside a label with a unit may be a page number; amounts have a separator or more digits.
    const isLong = /\d[.,' \u00a0\u202f]\d{3}|\d{4}|\d[.,]\d/.test(chunk.text)
    if (inLabel)
      return isLong || (values.length === 1 && !isIndex(page)) ? [{ ...base, unit: inLabel, penalty: 1 }] : []
    const title = above.map(lineText).find((text) => text.length < 110 && findUnit(text, true) && !isIntensity(text))
    return title && (isLong || at > 0) && !isIndex(page) ? [{ ...base, unit: title, penalty: 1 }] : []
  })
}

/** The nearest words directly above an amount that belong to no other row. */
function headOf(chunk: Chunk, above: readonly Line[]): string | undefined {
  for (const line of above) {
    const over = line.chunks.find((one) => overlap(one, chunk) > 0)
    if (over && /\p{L}{2}|^\s*\(?(?:in )?%/u.test(over.text) && over.text.length < 60) return over.text
  }
  return undefined
}

/** "2021 | 2020 | Target" over rows of amounts, however far above: the only amount of a row may be a cell of the column that is no year. */
function isInOtherColumn({ lines }: Page, at: number, amount: Chunk): boolean {
  const head = lines.findLastIndex((line, i) => i < at && yearsOf(line).length > 1)
  const heads = lines[head]
  if (!heads?.chunks.some((one) => overlap(one, amount) > 0 && isOtherColumn(one.text))) return false
  const isRow = ({ chunks }: Line) => {
    const amounts = chunks.filter(({ text }) => /^\d/.test(text) && !isYear(text))
    return yearsOf(heads).filter((year) => amounts.some((one) => overlap(one, year) > 0)).length > 1
  }
  return lines.slice(head + 1, at).some(isRow)
}

function yearsOf({ chunks }: Line): Chunk[] {
  return chunks.filter(({ text }) => isYear(text))
}

const isIndex = rememberedOf(({ lines }: Page) =>
  lines.some(({ chunks }) =>
    chunks.some(({ text }) =>
      /content index|^(?:page|pages|seite|sida|omission|location|reference)s?\b|page (?:no|number|ref)/i.test(text),
    ),
  ),
)
