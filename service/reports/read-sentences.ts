import { categoriesNamedIn } from './category-mentions'
import {
  isAfterFrom,
  isAfterTo,
  isChange,
  isComparison,
  isFromAfterTo,
  isFromTo,
  isOfChange,
  isOfEmitted,
  unitOfPair,
} from './changes-said'
import type { Context } from './context'
import type { Candidate, Scope } from './figure'
import { boxOf, type Chunk, lineText, type Page } from './page'
import { parseNumber } from './parse-number'
import type { ScopeMention } from './parse-scope'
import { isIntensity, namesUnit } from './parse-unit'
import { withoutEras, yearsIn } from './parse-year'
import { type Passage, passagesOf } from './passages'
import { readNamedParts } from './read-named-parts'
import { isRespective, type Respective, respectiveAmounts } from './respective-amounts'
import { isOfCredits, isSaidOfPart } from './said-of-parts'
import { scopeCode } from './scope-code'
import { mentionFor, mentionsOf, subjectOf } from './sentence-mentions'
import { baseYearOf, bracketsArePriorYear, isDatedBehind, spanOf, yearBeforeOf, yearFor } from './sentence-year'
import { unitAfter } from './unit-after'

const number =
  /(?<![\d.,'’/\-\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:([,.' \u00a0\u202f])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)(?![\d%])/gu
const aims =
  /\b(?:will|would(?! have (?:amounted|been|total\w+|come) )|could|project|expect\w*|for each|one tonne|targets?|goals?|aims?|ambition|commit\w*|pledge\w*|mål|målet|ziel|zielwert|cibles?|objectifs?|objetivos?|metas?|obiettiv[oi]|doel|doelstelling)\b/i
/** "reduce Scope 1 and 2 emissions 42% by 2030 from a 2021 base year, equivalent to 62.7 kt" */
const aimedByYear =
  /\b(?:reduce|reducing|cut|cutting|lower|halve|halving)\b[^.;]{0,80}\bby 20[2-5]\d\b[^.;]{0,60}\b(?:equivalent|equal|corresponding|amounting|i\.e\.|that is|meaning|or)\b[^.;\d]{0,20}$/i
const isPartial = /\bpartial|%\s+of\b|\baccount(?:s|ed)? for\b|\bonly\b|\bsome of\b|of which|varav|davon|\bdont\b/i

const notOwn = /\bbiogen|\boutside (?:of )?(?:the )?scopes?\b|\bavoided emissions\b|\bremovals?\b/i

/** "were only 212 t": little, and all of it. */
const onlyAmount = /\bonly (?=(?:about |around )?(?:\d|$))/gi

/** "Business travel (category 6), accounted for 1,204 t": the amount is that of what was named just before. */
const ownShare =
  /^[^,.;]{0,70}?\)?,? (?:which )?accounted for (?=(?:about |around |approximately |some )?(?:\d[\d.,]*(?![\d.,]| ?%)|$))/i

/** The scopes of those who were lent money, and of suppliers, are not the reporter's. */
const ofInvestees =
  /\b(?:investees?|borrowers?|portfolio compan\w+)\b[^.;]{0,20}scopes?|scopes? [^.;]{0,24}\bof (?:the |our )?(?:investees?|portfolio)|\b(?:suppliers?|customers?|clients?|peers?|competitors?)\b (?:who |that |has |have )?(?:reports?|reported|discloses?|disclosed|states?|stated)\b[^.;]{0,20}scopes?/i

/** Scopes named with financed emissions are those of the companies that were financed; category 15 is the reporter's own. */
function isFinanced(text: string, { scopes, category }: ScopeMention): boolean {
  return (
    scopes[0] !== 3 &&
    category === null &&
    /\b(?:financed|facilitated|insured) (?:ghg |carbon )?emissions\b/i.test(text)
  )
}

/** "Emissions of joint ventures that we do not operate: Scope 1 …": those of others, and no part of the reporter's own. */
const ofOtherOwners =
  /^\W*(?:\p{L}+ ){0,3}(?:of|from|in|at) (?:our |the |all )?(?:joint ventures|associates|associated companies|non-operated (?:assets|sites|companies|ventures)|(?:sold|divested|disposed) \p{L}+)\b/iu

/** "Without these measures, Scope 1 would have been 27,400 t": only of scope 2 does it name the other method. */
const supposed =
  /\bwould (?:otherwise )?have (?:amounted|been|total\w+|come)\b|\bpathway\b[^.;]{0,40}\brequires?\b|\bbudget(?:ed)?\b/i

/** The figures that stand in sentences, cards and notes: a scope, an amount with its unit, perhaps a year. */
export function readSentences(page: Page, context: Context): Candidate[] {
  const passages = passagesOf(page, context.style)
  const isBracketed = bracketsArePriorYear(page)
  const latest = context.reportYear ?? Number.POSITIVE_INFINITY
  let opened: number | null = null
  return passages.flatMap((passage, at) => {
    const before = isNext(passages[at - 1], passage) ? passages[at - 1] : undefined
    const found = readPassage(passage, before, page, context, isBracketed)
    // "In 2022, scope 1 emissions were 4,118 t. Scope 2 emissions were 1,204 t."
    const carried = before && opened !== null && opened <= latest ? opened : null
    const dated = found.map((one) => (one.yearIsAssumed && carried !== null ? ofYear(one, carried) : one))
    opened = openedBy(passage.text, dated, carried)
    return [...dated, ...readNamedParts(passage, passages[at - 1], page, context)]
  })
}

const opening =
  /^\s*(?:(?:in|during|for|im jahr|en|i) )?(?:the )?(?:(?:financial|fiscal|reporting) year |FY ?)?(20[0-4]\d)(?:年度?(?!比)|(?=,))/i

/** The year that goes on into the next sentence. "In 2019, we set our first target." dates nothing but itself. */
function openedBy(text: string, found: readonly Candidate[], carried: number | null): number | null {
  const own = openingYear(text)
  const stated = found.filter(({ yearIsAssumed }) => !yearIsAssumed)
  if (own !== null) return stated.some(({ year }) => year === own) ? own : null
  return stated.length > 0 ? null : carried
}

function ofYear(one: Candidate, year: number): Candidate {
  return { ...one, year, reasons: ['sentence', `year ${year} at the beginning of a sentence before`] }
}

/** The year that a sentence begins with, where it names no other. */
function openingYear(text: string): number | null {
  const whole = withWholeYears(text)
  const [, year] = opening.exec(whole) ?? []
  return year === undefined || new Set(yearsIn(whole)).size > 1 ? null : Number(year)
}

/** The next sentence of one paragraph. */
function isNext(before: Passage | undefined, passage: Passage): boolean {
  const [last, first] = [before?.chunks.at(-1)?.chunk, passage.chunks[0]?.chunk]
  return last !== undefined && first !== undefined && first.y >= last.y && first.y - last.y < 2 * first.size
}

/** "FY23" as " 2023" is, "令和5年度" as "2023年": no letter changes its place. */
function withWholeYears(text: string): string {
  return withoutEras(text).replace(/\bFY ?['’]?(\d\d)(?![\d/])/g, (printed, year) =>
    `20${year}`.padStart(printed.length),
  )
}

type Mention = ReturnType<typeof mentionsOf>[number]

/** A sentence with what holds for all of its amounts, and what was read of it so far. */
type Said = {
  passage: Passage
  text: string
  page: Page
  context: Context
  mentions: readonly Mention[]
  /** Amounts given to their scopes in order, "respectively". */
  shared: readonly Respective[] | null
  sharedUnit: string | null
  spanned: { from: number; to: number } | null
  unitBefore: { end: number; unit: string } | null
  /** The page says that amounts in brackets are the year before's. */
  isBracketed: boolean
  lastEnd: number
  /** Scopes that have their amount already. */
  answered: Set<Mention>
}

type Amount = { printed: string; at: number; end: number; after: string }

function readPassage(
  passage: Passage,
  before: Passage | undefined,
  page: Page,
  context: Context,
  isBracketed: boolean,
): Candidate[] {
  const text = withWholeYears(passage.text)
  const named = mentionsOf(text).filter((one) => !isFinanced(text, one.scope))
  const mentions = named.length > 0 ? named : subjectOf(text, before?.text ?? '')
  if (mentions.length === 0) return []
  if (ofInvestees.test(text) || ofOtherOwners.test(text) || isSaidOfPart(text)) return []
  const shared = isRespective(text) ? respectiveAmounts(text, mentions) : null
  const last = shared?.at(-1)
  const sharedUnit = last ? unitAfter(text.slice(last.at + last.printed.length)) : null
  const whole = { passage, text, page, context, mentions, shared, sharedUnit, spanned: spanOf(text), isBracketed }
  const said: Said = { ...whole, unitBefore: null, lastEnd: 0, answered: new Set() }
  return [...bordered(text, passage).matchAll(number)].flatMap(({ index: at, 0: printed }) => {
    const end = at + printed.length
    // The amounts of two cells beside each other are never one.
    if (passage.chunks.some(({ from }) => from > at && from < end)) return []
    return readAmount(said, { printed, at, end, after: text.slice(end, end + 90) })
  })
}

/** The page "AR 76" beside "168,420 t" is no part of that amount: another kind of space between cells, which no number holds. */
function bordered(text: string, { chunks }: Passage): string {
  const borders = new Set(chunks.map(({ from }) => from - 1))
  return text.replace(/ /g, (space, at) => (borders.has(at) ? '\u2003' : space))
}

function readAmount(said: Said, amount: Amount): Candidate[] {
  const unit = unitOf(said, amount)
  if (unit) said.unitBefore = { end: amount.at, unit }
  if (!unit || isNumberOnly(said, amount)) return []
  const { text, context, spanned } = said
  const { at, after } = amount
  const base = baseYearOf(text, at, after, context.reportYear)
  if ((!base && isAimOrChange(text, amount)) || isOfOther(amount, unit)) return []
  const isOfSpan = spanned !== null && (isAfterFrom(text, at) || isAfterTo(text, at))
  if (!isOfSpan && isFromTo(text, at, after, unit)) return []
  const value = parseNumber(amount.printed, context.style)
  const mention = scopeOf(said, amount)
  if (value === null || !mention) return []
  const ofSpan = isOfSpan ? { year: isAfterFrom(text, at) ? spanned.from : spanned.to, isAssumed: false } : null
  const year = ofSpan ?? base ?? yearOf(said, amount)
  const code = scopeCode(mention.scope)
  said.lastEnd = amount.end
  const chunk = chunkAt(said, at)
  if (!year || !code || !chunk || isOfCard(said, amount, mention, chunk, unit)) return []
  said.answered.add(mention)
  return toCandidates(said, amount, { value, unit, year, code, mention, chunk })
}

function unitOf(said: Said, amount: Amount): string | null {
  const { passage, page, text, spanned, shared, sharedUnit, unitBefore } = said
  const { at, after } = amount
  const isCompared = isComparison(text, at, after) || isOfYearBefore(said, amount)
  const isShared = shared?.some((one) => one.at === at) === true
  return (
    unitAfter(after) ??
    // "1,230 (1,320) tonnes CO2e"
    unitAfter(after.replace(/^ ?\(\d[\d.,' ]*\)(?= ?\p{L})/u, '')) ??
    (spanned ? unitOfPair(text, at, after) : null) ??
    (isShared ? sharedUnit : null) ??
    (isCompared && unitBefore && at - unitBefore.end < 90 ? unitBefore.unit : null) ??
    (/scopes? ?[123][^:.;\d]{0,40}:\s*$/i.test(text.slice(0, at)) ? titledUnit(passage, at, page) : null)
  )
}

/** The digit of a scope, a year before brackets, or the "1,000" of a unit. */
function isNumberOnly({ mentions }: Said, { printed, at, after }: Amount): boolean {
  const isOfScope = /^[123]$/.test(printed) && mentions.some((one) => at >= one.at && at < one.at + 12)
  const isYear = /^(?:19|20)\d\d$/.test(printed) && /^ ?\(/.test(after)
  return printed === '1' || isOfScope || isYear || /^1[,.' ]?000$/.test(printed)
}

function isAimOrChange(text: string, { at, after }: Amount): boolean {
  if (isOfCredits(text.slice(Math.max(0, at - 60), at))) return true
  const isAim =
    aimedByYear.test(text.slice(Math.max(0, at - 180), at)) ||
    aims.test(text.slice(Math.max(0, at - 90), at)) ||
    /^[^.;]{0,40}\b(?:by|until|till|bis) 20[2-5]\d/i.test(after)
  const before = text.slice(Math.max(0, at - 40), at)
  // "jämfört med 455 ton 2023" is what it was then, "minskade med 43 ton" is not.
  const isCompared = /\b(?:jämfört|sammenlign\w+) med $/i.test(before) && isDatedBehind(after)
  return isAim || (isChange(before) && !isCompared && !isOfEmitted.test(after))
}

/** A ratio, or what was changed. */
function isOfOther({ after }: Amount, unit: string): boolean {
  return isIntensity(after.slice(0, 40)) || isOfChange.test(after.slice(after.indexOf(unit) + unit.length))
}

/** The scope an amount is of; null where it is a part of it, a ratio, or of none. */
function scopeOf({ text, mentions, shared, lastEnd, answered }: Said, { at, end }: Amount): Mention | null {
  const pair = shared?.find((one) => one.at === at)
  const [opening] = mentions
  if (shared && !pair) return null
  const mention = pair && opening ? { ...opening, scope: pair.scope } : mentionFor(mentions, at, end, text)
  if (!mention || isIntensity(text.slice(mention.at, at)) || /intensit|\bratio\b/i.test(text.slice(lastEnd, at)))
    return null
  // "Scope 3: 45,678 t; total (market-based): 47,257 t": the total is none of the scope that has its amount already.
  if (answered.has(mention) && /\btotal\b[^.;:\d]{0,40}: ?$/i.test(text.slice(lastEnd, at))) return null
  // "Scope 1: 168,420 t. Biogenic emissions are reported separately: 531,200 t."
  if (notOwn.test(text.slice(Math.max(mention.end, lastEnd), at))) return null
  if (namesOtherCategory(mention, text.slice(Math.max(mention.end, lastEnd), at))) return null
  if (!mention.scope.scopes.includes(2) && supposed.test(text.slice(lastEnd, at))) return null
  return isPartial.test(text.slice(mention.at, at).replace(ownShare, ' ').replace(onlyAmount, ' ')) ? null : mention
}

/** "2,314 t (2,687)" on a page that says what its brackets hold. */
function isOfYearBefore({ text, isBracketed }: Said, { at, after }: Amount): boolean {
  const lead = text.slice(Math.max(0, at - 60), at).replace(/CO ?2/gi, 'CO')
  return isBracketed && /\d[^()\d]{1,40}\($/.test(lead) && /^\)/.test(after)
}

/** "Scope 3 emissions from purchased goods were 20,000 t and from business travel 500 t": the second is of what was named last. */
function namesOtherCategory({ scope }: Mention, between: string): boolean {
  return scope.category !== null && categoriesNamedIn(between).some(({ category }) => category !== scope.category)
}

function yearOf(said: Said, amount: Amount): ReturnType<typeof yearFor> {
  const { text, context } = said
  const { at, after } = amount
  const year = isFromAfterTo(text, at) || isOfYearBefore(said, amount) ? yearBeforeOf : yearFor
  return year(text, at, after, context.reportYear)
}

function chunkAt({ passage }: Said, at: number): Chunk | undefined {
  return passage.chunks.findLast(({ from }) => from <= at)?.chunk
}

/** An amount alone on another line than the category is a card's: the category before it has an amount of its own. */
function isOfCard(said: Said, { printed }: Amount, mention: Mention, chunk: Chunk, unit: string): boolean {
  const named = chunkAt(said, mention.at)
  const isAlone = chunk.text.trim().length <= printed.length + unit.length + 1 && named?.y !== chunk.y
  return isAlone && (mention.scope.category !== null || said.answered.has(mention))
}

type Read = {
  value: number
  unit: string
  year: NonNullable<ReturnType<typeof yearFor>>
  code: Scope
  mention: Mention
  chunk: Chunk
}

function toCandidates({ passage, page }: Said, { printed, at }: Amount, read: Read): Candidate[] {
  const { value, unit, year, code, mention, chunk } = read
  const one = {
    year: year.year,
    scope: code,
    number: value,
    printedValue: printed,
    printedUnit: unit,
    page: page.number,
    quote: passage.text.trim().slice(0, 300),
    box: boxOf(chunk),
    reasons: [
      'sentence',
      year.isAssumed ? "no year printed, the report's own year taken" : `year ${year.year} in the sentence`,
    ],
    score:
      8 -
      Math.min(3, mention.scope.narrowness / 2) -
      (mention.at < at ? 0 : 1) -
      (year.isAssumed ? 2 : 0) -
      (/co2|equiv|ekv/i.test(unit) ? 0 : 1),
    entity: null,
    yearIsAssumed: year.isAssumed,
  } satisfies Candidate
  // "Scope 3 (business travel)" may be all of scope 3 that a report has: choose-figures decides.
  const { category } = mention.scope
  const isAllNamed = /^scope ?3 ?\(/i.test(passage.text.slice(mention.at, mention.end))
  return category === null || category === 15 || !isAllNamed
    ? [one]
    : [one, { ...one, scope: '3', score: one.score - 2, onlyCategory: category }]
}

/** "Scope 1: 3,210 (2023: 3,410)" in a list under "GHG emissions 2024 (tCO2e)". */
function titledUnit({ chunks }: Passage, at: number, page: Page): string | null {
  const top = chunks.findLast(({ from }) => from <= at)?.chunk.y ?? 0
  const title = page.lines
    .filter((line) => line.y < top && line.chunks.length === 1 && top - line.y < 14 * line.size)
    .map(lineText)
    .findLast((text) => text.length < 90 && namesUnit(text, true) && !isIntensity(text))
  return title ?? null
}
