import type { Context } from '@/service/reports/model/context'
import type { Candidate, Scope } from '@/service/reports/model/figure'
import { isLaidOut } from '@/service/reports/model/layout'
import { boxOf, type Chunk, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import { parseNumber } from '@/service/reports/words/parse-number'
import { isIntensity } from '@/service/reports/words/parse-unit'
import { newnessOf, withWholeYears } from '@/service/reports/words/parse-year'
import { unitAfter } from '@/service/reports/words/unit-after'
import { isAboutOthers, isFinanced } from './about-others'
import { isAboutPart } from './about-parts'
import { isLeftOpen } from './lost-layout'
import { baseYearBefore } from './opened-year'
import type { Passage } from './passages'
import { isRespective, respectiveAmounts } from './respective-amounts'
import { scopeOf } from './scope-of-amount'
import type { Amount, Mention, Sentence } from './sentence'
import { mentionsOf, subjectOf } from './sentence-mentions'
import { baseYearOf, spanOf, yearBeforeOf, yearOfList } from './sentence-year'
import { isAfterFrom, isAfterTo, isFromTo, isOfChange } from './stated-changes'
import { isTargetOrChange } from './stated-targets'
import { unitOfAmount } from './unit-of-amount'
import { yearOfAmount } from './year-of-amount'

const number =
  /(?<!(?:備考|注|※) ?)(?<![\d.,'’/\-\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:([,.' \u00a0\u202f])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)(?![\d%]|[.,]\d+%)/gu

/** The figures of one sentence: each amount with its unit, scope and year. */
export function readPassage(
  passage: Passage,
  before: Passage | undefined,
  page: Page,
  context: Context,
  isBracketed: boolean,
): Candidate[] {
  // "2’940" and "2'940" are written alike, and so are "t CO2" and "t CO²".
  const text = withWholeYears(passage.text)
    .replace(/(?<=\d)’(?=\d{3}(?!\d))/g, "'")
    .replace(/(?<=CO ?)²/gi, '2')
    // The digit of a scope or category is not the thousands of the amount behind it.
    .replace(
      /(?<=(?:\bscopes?|alcance|escopo|[áâ]mbit?o|umfang|omfang|périmètre|portée|cakupan) ?[123]) (?=\d)/gi,
      '\u2003',
    )
    .replace(
      /(?<=(?:\bcategory|\bcat\.|\bkategorie?|catégorie|categor[íi]a|kategoria|カテゴリー?) ?(?:1[0-5]|[1-9])) (?=\d)/gi,
      '\u2003',
    )
  const named = mentionsOf(text).filter((one) => !isFinanced(text, one.scope))
  const mentions = named.length > 0 ? named : subjectOf(text, before?.text ?? '')
  if (mentions.length === 0) return []
  if (isAboutOthers(text) || isAboutPart(text)) return []
  const shared = isRespective(text) ? respectiveAmounts(text, mentions) : null
  const last = shared?.at(-1)
  const sharedUnit = last ? unitAfter(text.slice(last.at + last.printed.length)) : null
  const whole = { passage, text, page, context, mentions, shared, sharedUnit, spanned: spanOf(text), isBracketed }
  const baseYear = baseYearBefore(text, before?.text ?? '')
  const base = baseYear === null ? null : ({ year: baseYear, isAssumed: false } as const)
  const said: Sentence = { ...whole, base, unitBefore: null, lastEnd: 0, answered: new Set() }
  const borders = bordersOf(passage)
  if (!isLaidOut(page) && isHeap(text)) return []
  return [...bordered(text, borders).matchAll(number)].flatMap(({ index: at, 0: printed }) => {
    const end = at + printed.length
    // The amounts of two neighbouring cells are never one number.
    if (borders.some((from) => from > at && from < end)) return []
    return readAmount(said, { printed, at, end, after: text.slice(end, end + 90) })
  })
}

/** "I H n i t s e t r o n": letters of two lines printed over each other. */
const mixedLetters = /(?:(?<!\p{L})\p{L}{1,2} ){10,}/u

/** Labels of a chart or cells of a table that lost their lines: more numbers than words, so not a sentence. */
function isHeap(text: string): boolean {
  if (mixedLetters.test(text)) return true
  const numbers = text.match(number)?.length ?? 0
  const words = text.match(/\p{Script=Latin}{3,}|[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]{4,}/gu)?.length ?? 0
  return numbers > 16 && numbers > 1.5 * words
}

/** Puts a kind of space that no number contains between cells, so that the page "AR 76" beside "168,420 t" does not become part of that
 * amount. */
function bordered(text: string, borders: readonly number[]): string {
  const spaces = new Set(borders.map((from) => from - 1))
  return text.replace(/ /g, (space, at) => (spaces.has(at) ? '\u2003' : space))
}

/** Where the cells and lines of a passage begin, except those that continue an amount. */
function bordersOf(passage: Passage): number[] {
  return passage.chunks.flatMap(({ from }, i) => (isBrokenAmount(passage, i) ? [] : [from]))
}

/** "… came to 5" at the end of a line and "420 tonnes" at the beginning of the next: one amount, broken at its space. */
function isBrokenAmount({ chunks }: Passage, i: number): boolean {
  const [before, own] = [chunks[i - 1]?.chunk, chunks[i]?.chunk]
  if (!before || !own || own.y - before.y < before.size / 2 || Math.abs(own.x0 - before.x0) > 14) return false
  const [, word] = /(\p{L}+)[^\p{L}\d]* [1-9]\d{0,2}$/u.exec(before.text) ?? []
  const [, rest] = /^\d{3}((?: \d{3})*(?![\d.,]).*)$/s.exec(own.text) ?? []
  if (word === undefined || rest === undefined || before.text.split(' ').length < 4) return false
  return (
    !/^(?:scopes?|and|och|und|et|y|og|ja|categor\w*|kategori\w*|catégorie|categoría)$/i.test(word) &&
    unitAfter(rest) !== null
  )
}

function readAmount(said: Sentence, amount: Amount): Candidate[] {
  const unit = unitOfAmount(said, amount)
  if (unit) said.unitBefore = { end: amount.at, unit }
  if (!unit || isUnitOfOther(said, amount, unit) || isNumberOnly(said, amount)) return []
  const { text, context, spanned } = said
  const { at, after } = amount
  const base = yearOfList(text, at, context.reportYear) ?? baseYearOf(text, at, after, context.reportYear) ?? said.base
  if ((!base && isTargetOrChange(text, amount)) || isOfOther(text, amount, unit)) return []
  const isOfSpan = spanned !== null && (isAfterFrom(text, at) || isAfterTo(text, at))
  if (!isOfSpan && isFromTo(text, at, after, unit)) return []
  const value = parseNumber(amount.printed, context.style)
  const mention = scopeOf(said, amount)
  if (value === null || !mention) return []
  if (!isLaidOut(said.page) && isLeftOpen(said, mention, amount)) return []
  const ofSpan = isOfSpan ? { year: isAfterFrom(text, at) ? spanned.from : spanned.to, isAssumed: false } : null
  const year = ofSpan ?? base ?? yearOfShared(said, amount) ?? yearOfAmount(said, amount)
  const code = scopeCode(mention.scope)
  said.lastEnd = amount.end
  const chunk = chunkAt(said, at)
  if (!year || !code || !chunk || isOfCard(said, amount, mention, chunk, unit)) return []
  said.answered.add(mention)
  return toCandidates(said, amount, { value, unit, year, code, mention, chunk })
}

/** The year of an amount that another is compared with: the year stated for it, otherwise the year before. */
function yearOfShared({ text, shared, context }: Sentence, { at }: Amount): ReturnType<typeof yearOfAmount> {
  const compared = shared?.find((one) => one.at === at)?.compared ?? null
  if (compared === null) return null
  return compared > 0 ? { year: compared, isAssumed: false } : yearBeforeOf(text, at, '', context.reportYear)
}

/** "1.2 million | 92 % | 44 of 48" over "tCO2e": the unit at the left edge belongs to the tile above it, not to the last amount. */
function isUnitOfOther(said: Sentence, { at, end }: Amount, unit: string): boolean {
  const from = said.text.indexOf(unit, end)
  const [own, next] = [chunkAt(said, at), from < 0 ? undefined : chunkAt(said, from)]
  if (!own || !next || next === own || next.y - own.y < own.size / 2 || next.x1 > own.x0 - 4 * own.size) return false
  const line = said.passage.chunks.map(({ chunk }) => chunk).filter(({ y }) => Math.abs(y - own.y) < own.size / 2)
  return line.length > 2 && line.every((one, i) => i === 0 || one.x0 - (line[i - 1]?.x1 ?? 0) > one.size)
}

/** The digit of a scope, a year before brackets, or the "1,000" of a unit. */
function isNumberOnly({ passage, page, text, mentions }: Sentence, { printed, at, end, after }: Amount): boolean {
  const isIn = ({ at: from }: Mention) =>
    at >= from &&
    (at < from + 12 ||
      /^scopes? ?[123](?:(?: |,|&|\+|\/|\p{L}{1,4}(?!\p{L})|scope)+[123])+$/iu.test(text.slice(from, at + 1)))
  const isOfScope = /^[123]$/.test(printed) && mentions.some(isIn)
  // "FY20 tCO2e": its year was written in full before.
  const isShortYear = passage.text.slice(at, end) !== printed && /^(?:19|20)\d\d$/.test(printed)
  const isYear = isShortYear || (/^(?:19|20)\d\d$/.test(printed) && /^ ?\(/.test(after))
  // "method)2 (metric tons)": the mark of a note.
  if (!isLaidOut(page) && /^\d$/.test(printed) && /\p{L}\)$/u.test(text.slice(0, at))) return true
  return printed === '1' || isOfScope || isYear || /^1[,.' ]?000$/.test(printed)
}

/** "Restated; formerly reported as 70,115 t (Scope 1 + 2: 72,025 t)" */
const formerly =
  /\b(?:(?:formerly|previously|originally) (?:reported|stated|published|disclosed)(?: (?:as|at|to be))?|(?:restated|recalculated|revised) (?:(?:up|down)(?:wards?)? )?from):? (?:about )?(?:\d[^;]{0,40}\([^;()]{0,24})?$/i

/** "3,204 t of our Scope 1 emissions are covered by the EU ETS": a part of them. */
const underTrading =
  /^[^.;]{0,60}\b(?:are|is|were|was|fall|falls|fell) (?:covered |regulated )?(?:by|under)\b[^.;]{0,24}\b(?:ETS|emissions trading)\b/i

/** "0 tonnes after compensation by certificates": what remains after offsetting, not emissions. */
const compensated =
  /^[^.;,()\d]{0,30}(?:CO ?2)?[^.;,()\d]{0,24}\b(?:nach (?:der )?Kompensation|after (?:offsets?|offsetting|compensation)|net of (?:offsets?|credits)|après compensation|efter kompensation)/i

/** "Emissions per million euros of revenue were 0.7 tCO2e for scopes 1 and 2": the denominator is named before the amount. */
const ratio =
  /\b(?:emissions?|footprint|co2e?|ghg) per (?!cent|annum|year\b|scope|categor|source|country|region|site)[^.;:]{0,70}?\b(?:were|was|is|are|stood at|amounted to|came to|fell to|rose to|decreased to|increased to) (?:about |around |approximately |only )?$/i

/** Whether an amount is a ratio, a change, or no longer valid. */
function isOfOther(text: string, { at, after }: Amount, unit: string): boolean {
  if (formerly.test(text.slice(Math.max(0, at - 110), at)) || underTrading.test(after)) return true
  if (compensated.test(after) || ratio.test(text.slice(Math.max(0, at - 140), at))) return true
  return isIntensity(after.slice(0, 40)) || isOfChange.test(after.slice(after.indexOf(unit) + unit.length))
}

function chunkAt({ passage }: Sentence, at: number): Chunk | undefined {
  return passage.chunks.findLast(({ from }) => from <= at)?.chunk
}

/** An amount alone on another line than the category is that of a card: the category before it has its own amount. */
function isOfCard(said: Sentence, { printed }: Amount, mention: Mention, chunk: Chunk, unit: string): boolean {
  const named = chunkAt(said, mention.at)
  // "(45,100)." at the beginning of a line continues the sentence.
  if (/^\([\d.,' \u00a0]+\)[.,;]?$/.test(chunk.text.trim())) return false
  const isAlone = chunk.text.trim().length <= printed.length + unit.length + 1 && named?.y !== chunk.y
  return isAlone && (mention.scope.category !== null || said.answered.has(mention))
}

/** The words right before and behind an amount, up to the next number or part of the sentence. */
function wordsAround(text: string, at: number, end: number): string {
  const before = text.slice(Math.max(0, at - 24), at).replace(/^.*[\d.;]/s, '')
  const behind = /^[^.;,(\d]{0,40}(?:\([^()\d]{0,40}\))?/.exec(text.slice(end, end + 90).replace(/CO ?2/gi, 'CO'))
  return `${before}${behind?.[0] ?? ''}`
}

type Read = {
  value: number
  unit: string
  year: NonNullable<ReturnType<typeof yearOfAmount>>
  code: Scope
  mention: Mention
  chunk: Chunk
}

function toCandidates({ passage, page }: Sentence, { printed, at }: Amount, read: Read): Candidate[] {
  const { value, unit, year, code, mention, chunk } = read
  const one = {
    year: year.year,
    scope: code,
    number: value,
    printedValue: passage.text.slice(at, at + printed.length),
    printedUnit: unit,
    page: page.number,
    quote: passage.text.trim().slice(0, 300),
    box: boxOf(chunk),
    reasons: [
      because('sentence'),
      year.isAssumed ? because('year_of_report') : because('year_in_sentence', { year: String(year.year) }),
    ],
    score:
      8 -
      Math.min(3, mention.scope.narrowness / 2) -
      (mention.at < at ? 0 : 1) -
      (year.isAssumed ? 2 : 0) -
      (/co2|equiv|ekv/i.test(unit) ? 0 : 1) +
      newnessOf(wordsAround(passage.text, at, at + printed.length)),
    entity: null,
    yearIsAssumed: year.isAssumed,
  } satisfies Candidate
  return [one]
}
