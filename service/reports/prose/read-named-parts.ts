import type { Context } from '@/service/reports/model/context'
import { type Candidate, scope3Part } from '@/service/reports/model/figure'
import { boxOf, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { parseNumber } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isIntensity } from '@/service/reports/words/parse-unit'
import { withWholeYears } from '@/service/reports/words/parse-year'
import { unitAfter } from '@/service/reports/words/unit-after'
import { saidBehind } from './end-of-list'
import type { Passage } from './passages'
import { yearFor } from './sentence-year'

const amount =
  /(?<![\d.,'’\p{L}/-])(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[,.'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)(?!\d|[.,]\d| ?%)/gu
const notEmitted =
  /\b(?:targets?|goals?|aims?|reduc\w+|sav(?:ed|ings?)|avoid\w*|compared|would|could|expect\w*)\b|intensit/i
const total = /\bscope ?3\b(?:[^.;]|\.(?= In (?:total|(?:FY ?)?20\d\d),? (?:they|it|these)\b))*?(?:\d[\d.,'’ ]*\d)/i

/** "This year we report Scope 3 for the first time." before two or three categories, each with a unit: no total is needed. */
function isInventory(text: string, lead: string): boolean {
  const isOfScope3 = /\bscope ?3\b/i.test(lead) && !/\bscopes? ?[12]\b|\d{3}/i.test(lead.replace(/(?:19|20)\d\d/g, ''))
  const parts = isOfScope3 ? partsIn(text) : []
  const units = parts.map(({ after }) => unitAfter(after) ?? '')
  return units.length > 1 && !units.includes('') && (units.length > 2 || units.some((unit) => /CO ?[2₂]/i.test(unit)))
}

/** "The categories are: business travel 71,218 tCO2e, employee commute 29,544 tCO2e": below a table with their total. */
const lists =
  /^\s*(?:the |these )?(?:scope 3 )?categories (?:are|include|comprise|were)(?: the following)?: [^.;\d]*\d[\d.,]* (?:[kM]?t|tonnes?|metric tons?)(?: of)? ?CO/i

type Part = { category: number; at: number; printed: string; after: string }

/**
 * "Scope 3 emissions were 402,150 t, of which purchased goods and services (251,300) and business travel (9,120)": categories by name,
 * each directly before its amount, at least two, in the sentence that names scope 3 or the next one.
 */
export function readNamedParts(
  passage: Passage,
  before: Passage | undefined,
  page: Page,
  context: Context,
): Candidate[] {
  const { text } = passage
  if (notEmitted.test(text) || /scopes? ?[12]\b/i.test(text) || isIntensity(text)) return []
  const lead = total.test(text) ? text : (before?.text ?? '')
  if (!total.test(lead) && !lists.test(text) && !isInventory(text, lead)) return []
  const named = partsIn(text)
  const parts = named.length > 0 ? named : partsBehind(text)
  const unit = unitIn(lead) ?? saidBehind(text)?.unit ?? unitIn(text)
  const year = yearOf(text, parts, context) ?? yearOf(lead, [], context)
  const least = parts.length === 1 && saysSource.test(text) ? 1 : 2
  if (new Set(parts.map(({ category }) => category)).size < Math.max(least, parts.length) || !unit || year === null)
    return []
  return parts.flatMap((part): Candidate[] => {
    const scope = scope3Part(part.category)
    const number = parseNumber(part.printed, context.style)
    const chunk = passage.chunks.findLast(({ from }) => from <= part.at)?.chunk
    if (!scope || number === null || !chunk) return []
    const own: Candidate = {
      year,
      scope,
      number,
      printedValue: part.printed,
      printedUnit: unitAfter(part.after) ?? unit,
      page: page.number,
      quote: text.trim().slice(0, 300),
      box: boxOf(chunk),
      reasons: [because('category_before_amount', { category: String(part.category) })],
      score: 6,
      entity: null,
      yearIsAssumed: false,
    }
    return [own, ...yearBehind(own, part, context), ...priorBehind(own, part, parts, context)]
  })
}

/** "1.87 million tonnes in 2022 (2.15)" */
const bareBehind = /^[^()\d;,]{0,32}(?:CO ?[2₂] ?-?e?)?[^()\d;,]{0,12}(?:in (?:FY ?)?20\d\d )?\((\d[\d.,'’ ]*)\)/i

/** Brackets behind all of at least two amounts hold the amounts of the year before. */
function priorBehind(own: Candidate, { after }: Part, parts: readonly Part[], { style }: Context): Candidate[] {
  const [, printed = ''] = bareBehind.exec(after) ?? []
  const number = printed === '' ? null : parseNumber(printed, style)
  if (number === null || parts.length < 2 || !parts.every((part) => bareBehind.test(part.after))) return []
  return [{ ...own, year: own.year - 1, number, printedValue: printed }]
}

/** "71,218 tCO2e (FY 2022: 24,306)": the same category in the year printed in the brackets. */
function yearBehind(own: Candidate, { after }: Part, { style }: Context): Candidate[] {
  const [, year = '', printed = ''] =
    /^[^()\d;,]{0,24}(?:CO ?[2₂] ?-?e?)?[^()\d;,]{0,12}\((?:in )?(?:FY ?)?((?:19|20)\d\d): (\d[\d.,'’ ]*\d)[^()\d]{0,24}(?:CO ?[2₂] ?-?e?)?\)/i.exec(
      after,
    ) ?? []
  const number = printed === '' ? null : parseNumber(printed, style)
  return number === null || Number(year) >= own.year
    ? []
    : [{ ...own, year: Number(year), number, printedValue: printed }]
}

function partsIn(text: string): Part[] {
  let end = 0
  return [...text.matchAll(amount)].flatMap(({ index, 0: printed }): Part[] => {
    // "(Category 4)" belongs to the name before it.
    if (/(?:category|cat\.?) ?$/i.test(text.slice(0, index))) return []
    const own = text.slice(end, index)
    end = index + printed.length
    const words =
      /(?:^|[,;:)(]|\bof which|\bincl\w*|\bcompris\w+|\bare|\bfollowed by|\band|\bund|\boch|\bet)\s*(?:and |und |och |et )?([\p{L}][\p{L} &'’-]{3,70}?(?: ?\((?:category|cat\.?) ?\d{1,2}\))?) ?(?:[(:–-]|(?:\b(?:contribut(?:es?|ed)|emit(?:s|ted)?) (?:the )?most,? )?\b(?:with|at|for)|\baccount(?:s|ed|ing) for(?: about| around)?)? ?$/iu.exec(
        own,
      )?.[1] ?? ''
    const category = parseScope(words)?.scopes.join() === '1' ? null : findCategory(words)
    return category === null ? [] : [{ category, at: index, printed, after: text.slice(end, end + 90) }]
  })
}

/** "of which 1,021 t correspond to purchased goods and services and 88 t to upstream transport": each name after its amount. */
function partsBehind(text: string): Part[] {
  const from = /\b(?:of which|including|comprising) (?=(?:about |around )?\d)/i.exec(text)?.index
  if (from === undefined) return []
  return [...text.matchAll(amount)].flatMap(({ index, 0: printed }): Part[] => {
    if (index < from) return []
    const after = text.slice(index + printed.length)
    const unit = unitAfter(after) ?? ''
    const words = namedBehind.exec(after.slice(after.indexOf(unit) + unit.length).trimStart())?.[1] ?? ''
    const category = findCategory(words)
    return category === null ? [] : [{ category, at: index, printed, after: after.slice(0, 60) }]
  })
}

/** "…, of which 121,877 tonnes came from purchased goods and services": a single category, if the words name it as the source. */
const saysSource =
  /\bof which (?:(?:about |around )?\d[^;.]{0,40} (?:came|stem(?:med|s)|arose|resulted|comes?) from [^;.\d]{5,60}|[^;.\d]{5,60} account(?:s|ed|ing) for (?:about |around )?\d[\d.,]* [^;.\d%]{1,40})\.?\s*$/i

const namedBehind =
  /^(?:(?:correspond(?:s|ed)?|relate[sd]?|(?:is|are|was|were) (?:due|attributable|related)) to|(?:stems?|stemmed|comes?|came|arises?|arose|result(?:s|ed)?) from|(?:is|are|was|were) from|to|from|for|in) (?:the |our )?(\p{L}[\p{L} &'’-]{3,60}?)(?=[,;.]|\)| and (?:\p{L}+ )?\d|$)/iu

/** The unit of the first amount that has one. */
function unitIn(text: string): string | null {
  for (const { index, 0: printed } of text.matchAll(amount)) {
    const unit = unitAfter(text.slice(index + printed.length, index + printed.length + 60))
    if (unit !== null) return unit
  }
  return null
}

function yearOf(text: string, parts: readonly Part[], { reportYear }: Context): number | null {
  const at = parts[0]?.at ?? text.length
  return yearFor(withWholeYears(text), at, '', reportYear)?.year ?? null
}
