import { kindOfCell, overlap, readValue } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { boxOf, type Chunk, lineText, type Page, withChunks } from '@/service/reports/model/page'
import { because, type Reason } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { yearsIn } from '@/service/reports/words/parse-year'

/** "(C6.1)" and "(7.6)", or "C6.1" before its question; answers begin with the number too: "(7.6.1)", "(7.53.1.12)". */
const questionNumber =
  /^(?:(?:C\d{1,2}\.\d{1,2}[a-z]? )?\(?C?(?=\d[\d.]*[a-z]?(?:\.\d{1,2}){0,2}\))|C(?=\d[\d.]*[a-z]?[:.]? \p{L}))(\d{1,2}\.\d{1,2})/iu
const inReportingYear = /^(?:\([\d.]+\) ?)?emissions in (?:the )?reporting year\b/i
const inBaseYear = /^(?:\([\d.]+\) ?)?base year emissions\b/i
const endDate = /^(?:\([\d.]+\) ?)?end date\b(?! of (?:the )?(?:base year|target))/i
const endOfBaseYear = /^(?:\([\d.]+\) ?)?base year end\b/i
const pastYear = /^past year (\d)\b/i

/** CDP asks for the total of both scopes as the numerator of an intensity. */
const combinedTotal = /^(?:\([\d.]+\) ?)?metric numerator \(gross global combined scope 1 and 2 emissions\b/i

/**
 * Forms that print each answer under its question ("41204" under "Gross global Scope 1 emissions (metric tons CO2e)"), block after block.
 * Each block is for one year: that of its "End date", or one year earlier for "Past year 1".
 */
export function readAnswers(page: Page, context: Context): Candidate[] {
  return formColumns(page).flatMap((column) => readColumn(column, context))
}

const ofForm =
  /^(?:base year (?:start|end|emissions)|scope [123]\b|gross global|emissions in (?:the )?reporting year|evaluation status|(?:start|end) date|comment$|please explain)/i

/** CDP prints public answers in two columns: each column is read on its own, the right one under the questions that span both. */
function formColumns(page: Page): Page[] {
  const starts = page.lines.flatMap(({ chunks }) =>
    chunks.filter(({ x0, text }) => x0 > page.width * 0.35 && ofForm.test(text)),
  )
  const gutter = starts.find(({ x0 }) => starts.filter((one) => Math.abs(one.x0 - x0) < 3).length > 2)?.x0
  if (gutter === undefined) return [page]
  return [
    withChunks(page, ({ x0 }) => x0 < gutter - 3),
    withChunks(page, ({ x0, text }) => x0 >= gutter - 3 || numberOf(text) !== null),
  ]
}

function readColumn(page: Page, context: Context): Candidate[] {
  return page.lines.flatMap((line, at): Candidate[] => {
    const [amount] = line.chunks
    // Answers may be slightly indented.
    const label = amount && page.lines[at - 1]?.chunks.find(({ x0 }) => x0 - amount.x0 < 6 && amount.x0 - x0 < 16)
    const value = amount && kindOfCell(amount, context.style) === 'value' ? readValue(amount, context.style) : null
    if (!amount || !label || !value || line.chunks.length > 1 || amount.y - label.y > 2.4 * amount.size) return []
    const block = blockOf(page, at)
    const question = numberOf(block[0] ?? '') === null ? '' : block.slice(0, 3).join(' ')
    const isForm = question !== '' || inReportingYear.test(label.text)
    const base = inBaseYear.test(label.text) ? baseYearBefore(page, at) : null
    const isTotal = combinedTotal.test(label.text)
    const isOther = !isTotal && isOfParts(label.text, question)
    const scope = !isForm || isOther ? null : (base?.scope ?? scopeOf(page, at, label))
    const code = scope && scope.narrowness < 4 ? scopeCode(scope) : null
    const unit = [value.unit, label.text, question].find((text) => text !== '' && findUnit(text, true))
    const year = base?.dated ?? yearOf(page, at, { block, context })
    if (!code || !unit || year === null || (!isTotal && [label.text, question].some(isIntensity))) return []
    return [
      {
        year: year.year,
        scope: code,
        number: value.number,
        printedValue: amount.text,
        printedUnit: unit,
        page: page.number,
        quote: `${label.text}: ${amount.text}`.slice(0, 300),
        box: boxOf(amount),
        reasons: [because('answer_to', { label: label.text }), year.reason],
        score: isTotal ? 6 : 8,
        entity: null,
        yearIsAssumed: year.isAssumed,
      },
    ]
  })
}

/**
 * CDP asks for emissions again by country, division, site, activity and gas, and for each target and customer. A page may begin inside
 * such a question, but each answer still carries its number: only 7.5 to 7.8 are about the whole organization.
 */
function isOfParts(label: string, question: string): boolean {
  const [chapter, number] = (questionNumber.exec(label)?.[1] ?? '').split('.').map(Number)
  if (chapter === 7 && number !== undefined && !(number >= 5 && number <= 8)) return true
  return /covered by (?:the )?target|\ballocat/i.test(label) || ofParts.test(question)
}

const ofParts =
  /\bbreak ?down\b|\bbroken down\b|\ballocat|\b(?:your|the) (?:absolute |intensity )?(?:emissions )?targets?\b|\bintensity figures?\b/i

/** A date under "Start date" or "End date" is an answer, not the head of a column. */
export function isDateAnswer(page: Page, at: number): boolean {
  const line = page.lines[at]
  const before = page.lines[at - 1]
  if (!line || !before || line.y - before.y > line.size * 2.4) return false
  return line.chunks.every((one) => {
    const over = before.chunks.find((other) => overlap(one, other) > 0)
    return over !== undefined && /\b(?:start|end) date$/i.test(over.text)
  })
}

/** The reporting years by "End date": the year of that date, or as many years earlier as "Past year N" says. */
export function endDates(page: Page): number[] {
  let back = 0
  return page.lines.flatMap((line, at) => {
    const text = lineText(line)
    back = /^reporting year$/i.test(text) ? 0 : Number(pastYear.exec(text)?.[1] ?? back)
    return line.chunks
      .filter((one) => endDate.test(one.text.trim()))
      .flatMap((head) => page.lines[at + 1]?.chunks.find((one) => overlap(one, head) > 0) ?? [])
      .flatMap((one) => yearsIn(one.text).slice(-1))
      .map((year) => year + back)
  })
}

function scopeOf(page: Page, at: number, label: Chunk): ScopeMention | null {
  const own = parseScope(label.text)
  if (own && !own.isByWords) return own
  if (!inReportingYear.test(label.text)) return null
  const title = page.lines
    .slice(Math.max(0, at - 9), at - 1)
    .flatMap(({ chunks }) => chunks.filter(({ x0, text }) => Math.abs(x0 - label.x0) < 6 && text.length < 90))
    .findLast(({ text }) => findCategory(text) !== null && !/relevant|method/i.test(text))
  const category = title ? findCategory(title.text) : null
  return category === null ? null : { scopes: [3], method: null, category, narrowness: 0, isByWords: false }
}

/** "Scope 3 category 1: Purchased goods and services" over "Base year end" and its date, both over the answer. */
function baseYearBefore(page: Page, at: number): { scope: ScopeMention | null; dated: Dated | null } {
  const above = page.lines.slice(Math.max(0, at - 8), at).map(lineText)
  const end = above.findLastIndex((text) => endOfBaseYear.test(text))
  const year = yearsIn(above[end + 1] ?? '').at(-1)
  return {
    scope: parseScope(above[end - 1] ?? ''),
    dated: end < 0 || year === undefined ? null : { year, reason: because('base_year_beside'), isAssumed: false },
  }
}

/** The lines of an answer's question: from the first line above with its number down to the answer, or everything above if none has it. */
function blockOf(page: Page, at: number): string[] {
  const above = page.lines.slice(Math.max(0, at - 300), at).map(lineText)
  const numbers = above.map(numberOf)
  const own = numbers.findLast((one) => one !== null)
  if (own === undefined) return above
  return above.slice(numbers.indexOf(own, numbers.findLastIndex((one) => one !== null && one !== own) + 1))
}

/** The number of the question that a line asks or answers. */
function numberOf(text: string): string | null {
  return questionNumber.exec(text)?.[1] ?? null
}

type Dated = { year: number; reason: Reason; isAssumed: boolean }

function yearOf(
  page: Page,
  at: number,
  { block, context }: { block: readonly string[]; context: Context },
): Dated | null {
  const number = block.map(numberOf).find((one) => one !== null)
  const isOther = (text: string) => numberOf(text) !== null && numberOf(text) !== number
  const isNext = (text: string) => pastYear.test(text) || /^reporting year$/i.test(text) || isOther(text)
  const below = page.lines.slice(at + 1, at + 14).map(lineText)
  const next = below.findIndex(isNext)
  const own = next < 0 ? below : below.slice(0, next)
  const end = own.findIndex((text) => endDate.test(text))
  const year = end < 0 ? undefined : yearsIn(own.slice(end, end + 2).join(' ')).at(-1)
  if (year !== undefined) return { year, reason: because('year_of_answer', { year: String(year) }), isAssumed: false }
  if (context.reportYear === null) return null
  const begun = block.findLast(isNext)
  const back = Number(pastYear.exec(begun ?? '')?.[1] ?? 0)
  const counted = context.reportYear - back
  return { year: counted, reason: because('year_of_answer', { year: String(counted) }), isAssumed: back === 0 }
}
