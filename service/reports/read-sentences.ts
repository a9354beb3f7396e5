import type { Context } from './context'
import type { Candidate } from './figure'
import { boxOf, lineText, type Page } from './page'
import { parseNumber } from './parse-number'
import type { ScopeMention } from './parse-scope'
import { isIntensity, namesUnit } from './parse-unit'
import { type Passage, passagesOf } from './passages'
import { readNamedParts } from './read-named-parts'
import { isRespective, respectiveAmounts } from './respective-amounts'
import { scopeCode } from './scope-code'
import { mentionFor, mentionsOf } from './sentence-mentions'
import { baseYearOf, priorYear, spanOf, yearBeforeOf, yearFor } from './sentence-year'
import { unitAfter } from './unit-after'

const number =
  /(?<![\d.,'’\p{L}/-])(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:([,.' \u00a0\u202f])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)(?![\d%])/gu
const change =
  /(?:reduc|decreas|increas|declin|minsk|ökning|reduktion|lower|saved|saving|avoid|offset|compensat|kompens|target|goal|cut |rose by|fell by|\bby|\bmed|\bum|more than|less than|another|additional|over|under|below|thresholds? of|limit of)\W*(?:\p{L}+\W+){0,2}$/iu

/** "from 20,000 t to 15,000 t" are amounts, "up to 200 t" is none. */
function isChange(before: string): boolean {
  return (
    change.test(before) &&
    !/(?<!up )\b(?:from|to|från|till|von|auf|fra|til)(?: about| around| approximately)? $/i.test(before)
  )
}

/** "1,718 tCO2e reduction", "1,204 tonnes less than": what was changed, not what was emitted. */
const isOfChange =
  /^(?:\W+(?:of|co ?2e?|carbon|ghg))*\W*(?:reductions?|decrease|increase|savings?|saved|lower|less|higher|more|fewer|avoided|minskning|mindre|lägre|weniger|mehr|de moins|de plus)\b/i

function isAfterFrom(text: string, at: number): boolean {
  return /\b(?:from|von|från|fra|de|van)(?: (?:about|around|rund|cirka|ca\.))? $/i.test(
    text.slice(Math.max(0, at - 24), at),
  )
}

/** "fell to 94 t from 377 t": the second is of the year before. */
function isFromAfterTo(text: string, at: number): boolean {
  const lead = text.slice(Math.max(0, at - 80), at)
  const to =
    /\b(?:to|auf|till|til|à) (?:\p{L}+ )?\d[\d.,' ]*\d? ?[^.;,\d]{0,24}(?:CO ?2 ?e?q?)?[^.;,\d]{0,12}(?: in (?:19|20)\d\d,?)? (?:from|von|från|fra|de) (?:(?:about|around) )?$/iu
  return to.test(lead) || /\b(?:down|up) from (?:(?:about|around) )?$/i.test(lead)
}

/** "from 4,330 t to 4,118 t": the second of them. */
function isAfterTo(text: string, at: number): boolean {
  return /\b(?:from|von|från|fra|de|van) [^.;]{0,24}\d[^.;]{0,24} (?:to|auf|till|til|à|naar)(?: (?:about|around|rund|cirka|ca\.))? $/i.test(
    text.slice(Math.max(0, at - 80), at),
  )
}

/** "fell from 11,540 t to 9,127 t": the first is of some year before that is not named. */
function isFromTo(text: string, at: number, after: string, unit: string): boolean {
  const rest = after.slice(after.indexOf(unit) + unit.length)
  return (
    isAfterFrom(text, at) &&
    /^[^.;\d]{0,24}\b(?:to|auf|till|til|à|naar)\b[^.;\d]{0,14}\d/i.test(rest) &&
    !/^[^.;]{0,20}\b(?:19|20)\d\d\b/.test(rest)
  )
}

/** "from 4,330 to 4,118 t": the unit after the second is that of both. */
function unitOfPair(text: string, at: number, after: string): string | null {
  const rest = isAfterFrom(text, at)
    ? /^ (?:to|auf|till|til|à|naar) (?:(?:about|around|rund|cirka|ca\.) )?\d[\d.,' ]*\d(?=\D)/i.exec(after)
    : null
  return rest ? unitAfter(after.slice(rest[0].length)) : null
}

/** "(2021: 13,456)" and "(previous year: 13,456)" take the unit of the amount they are compared with. */
function isComparison(text: string, at: number, after: string): boolean {
  const lead = text.slice(Math.max(0, at - 34), at)
  return (
    /^\s?[);,]/.test(after) &&
    (/\((?:[^()]*[;,] ?)?(?:in )?(?:FY ?)?(?:19|20)\d\d\s?[:=]?\s?$/.test(lead) ||
      (/\([^()]*$/.test(lead) && priorYear.test(lead)))
  )
}

const aims =
  /\b(?:will|would(?! have (?:amounted|been|total\w+|come) )|could|project|expect\w*|for each|one tonne|targets?|goals?|aims?|ambition|commit\w*|pledge\w*|mål|målet|ziel)\b/i
const isPartial = /\bpartial|%\s+of\b|\baccount(?:s|ed)? for\b|\bonly\b|\bsome of\b|of which|varav|davon|\bdont\b/i

/** "Business travel (category 6), accounted for 1,204 t": the amount is that of what was named just before. */
const ownShare = /^[^,.;]{0,70}?\)?,? (?:which )?accounted for (?=(?:about |around |approximately |some )?$)/i

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

/** The figures that stand in sentences, cards and notes: a scope, an amount with its unit, perhaps a year. */
export function readSentences(page: Page, context: Context): Candidate[] {
  const passages = passagesOf(page, context.style)
  return passages.flatMap((passage, at) => [
    ...readPassage(passage, page, context),
    ...readNamedParts(passage, passages[at - 1], page, context),
  ])
}

/** "FY23" as " 2023" is: no letter changes its place. */
function withWholeYears(text: string): string {
  return text.replace(/\bFY ?['’]?(\d\d)(?![\d/])/g, (printed, year) => `20${year}`.padStart(printed.length))
}

function readPassage(passage: Passage, page: Page, context: Context): Candidate[] {
  const text = withWholeYears(passage.text)
  const mentions = ofInvestees.test(text) ? [] : mentionsOf(text).filter((one) => !isFinanced(text, one.scope))
  if (mentions.length === 0) return []
  let unitBefore: { end: number; unit: string } | null = null
  let lastEnd = 0
  /** Scopes that have their amount already. */
  const answered = new Set<(typeof mentions)[number]>()
  const shared = isRespective(text) ? respectiveAmounts(text, mentions) : null
  const spanned = spanOf(text)
  const lastShared = shared?.at(-1)
  const sharedUnit = lastShared ? unitAfter(text.slice(lastShared.at + lastShared.printed.length)) : null
  return [...text.matchAll(number)].flatMap((found): Candidate[] => {
    const printed = found[0]
    const at = found.index
    // The amounts of two cells beside each other are never one.
    if (passage.chunks.some(({ from }) => from > at && from < at + printed.length)) return []
    const after = text.slice(at + printed.length, at + printed.length + 60)
    const own = unitAfter(after)
    const pair = shared?.find((one) => one.at === at)
    const unit =
      own ??
      (spanned ? unitOfPair(text, at, after) : null) ??
      (pair ? sharedUnit : null) ??
      (isComparison(text, at, after) && unitBefore && at - unitBefore.end < 90 ? unitBefore.unit : null) ??
      (/scopes? ?[123][^:.;\d]{0,40}:\s*$/i.test(text.slice(0, at)) ? titledUnit(passage, at, page) : null)
    if (unit) unitBefore = { end: at, unit }
    if (
      printed === '1' ||
      (/^[123]$/.test(printed) && mentions.some((one) => at >= one.at && at < one.at + 12)) ||
      (/^(?:19|20)\d\d$/.test(printed) && /^ ?\(/.test(after))
    )
      return []
    // "1,000 t" is a unit, not an amount.
    if (/^1[,.' ]?000$/.test(printed)) return []
    const base = baseYearOf(text, at, after, context.reportYear)
    const isAim =
      aims.test(text.slice(Math.max(0, at - 90), at)) || /^[^.;]{0,40}\b(?:by|until|till|bis) 20[2-5]\d/i.test(after)
    if (!base && (isAim || isChange(text.slice(Math.max(0, at - 40), at)))) return []
    if (!unit || isIntensity(after.slice(0, 40)) || isOfChange.test(after.slice(after.indexOf(unit) + unit.length)))
      return []
    const isEarlier = isFromAfterTo(text, at)
    const isOfSpan = spanned !== null && (isAfterFrom(text, at) || isAfterTo(text, at))
    if (!isOfSpan && isFromTo(text, at, after, unit)) return []
    const value = parseNumber(printed, context.style)
    if (shared && !pair) return []
    const [opening] = mentions
    const mention =
      pair && opening ? { ...opening, scope: pair.scope } : mentionFor(mentions, at, at + printed.length, text)
    if (
      value === null ||
      !mention ||
      isIntensity(text.slice(mention.at, at)) ||
      /intensit|\bratio\b/i.test(text.slice(lastEnd, at)) ||
      isPartial.test(text.slice(mention.at, at).replace(ownShare, ' '))
    )
      return []
    const year = isOfSpan
      ? { year: isAfterFrom(text, at) ? spanned.from : spanned.to, isAssumed: false }
      : (base ??
        (isEarlier ? yearBeforeOf(text, at, after, context.reportYear) : yearFor(text, at, after, context.reportYear)))
    const code = scopeCode(mention.scope)
    lastEnd = at + printed.length
    const chunk = [...passage.chunks].reverse().find(({ from }) => from <= at)?.chunk
    if (!year || !code || !chunk) return []
    // An amount alone on another line than the category is a card's: the category before it has an amount of its own.
    const named = passage.chunks.findLast(({ from }) => from <= mention.at)?.chunk
    const isAlone = chunk.text.trim().length <= printed.length + unit.length + 1 && named?.y !== chunk.y
    if (isAlone && (mention.scope.category !== null || answered.has(mention))) return []
    answered.add(mention)
    const isBefore = mention.at < at
    const read = {
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
        (isBefore ? 0 : 1) -
        (year.isAssumed ? 2 : 0) -
        (/co2|equiv|ekv/i.test(unit) ? 0 : 1),
      entity: null,
      yearIsAssumed: year.isAssumed,
    } satisfies Candidate
    // One category may be all of scope 3 that a report has: choose-figures decides.
    const { category } = mention.scope
    return category === null ? [read] : [read, { ...read, scope: '3', score: read.score - 2, onlyCategory: category }]
  })
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
