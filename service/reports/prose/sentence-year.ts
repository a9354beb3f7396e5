import { lineText, type Page } from '@/service/reports/model/page'
import { afterUnit } from '@/service/reports/words/unit-after'

export const priorYear =
  /(?:previous|prior|last) (?:financial |reporting )?year|vorjahr|föregående år|foregående år|forrige år|året før|année précédente|ano anterior|año anterior/i
/** "As reported last year" says when, not of which year. */
const saysPriorYear = new RegExp(
  String.raw`(?<!\b(?:reported|published|disclosed|stated) (?:in the |in our )?)(?:${priorYear.source})[^\d]{0,14}$`,
  'i',
)

/** "612 tonnes in the previous year" */
const isOfPriorYear =
  /^(?:CO ?2|[^.;,(\d]){0,36}?\b(?:in|during) the (?:previous|prior|last|preceding) (?:financial |reporting )?year|^(?:CO ?2|[^.;,(\d]){0,30}?\b(?:the|a|one) year (?:before|earlier)\b|^(?:CO ?2|[^.;,(\d]){0,20}?(?<!\p{L})(?:im vorjahr|im Jahr zuvor|l['’]année précédente|året (?:innan|före|før)|foregående år|föregående år|forrige år|edellis(?:vuonna|enä vuonna)|vuotta aiemmin|el año anterior)/iu

const figures = String.raw`(?:figures?|numbers?|values?|amounts?|siffror|uppgifter|värden|tal|tall|zahlen|werte|angaben|chiffres|données)`
const brackets = String.raw`(?:brackets|parenthes[ei]s|parentes\w*|klammern?|parenthèses)`
const bracketsSaid = new RegExp(
  String.raw`\b${figures}\b[^.;]{0,30}\b${brackets}\b[^.;]{0,50}(?:${priorYear.source}|preceding year|foregående år|forrige år|året før)`,
  'i',
)

/** "Figures in brackets are those of the previous year", somewhere on the page. */
export function bracketsArePriorYear(page: Page): boolean {
  return bracketsSaid.test(page.lines.map(lineText).join(' '))
}

/** The year before the one the sentence is about. */
function priorOf(text: string, at: number, reportYear: number): number {
  const said = [...text.slice(0, at).matchAll(oneYear)].at(-1)
  return (said ? endOf(said[1], said[2]) : reportYear) - 1
}

type SentenceYear = { year: number; isAssumed: boolean }

const oneYear =
  /(?<![\d.,])(?:FY\s*)?((?:19[89]|20[0-4])\d)(\/\d\d(?![\d%]))?(?![\d.,]\d|\d|\s?t(?:on\w*|co2\w*)?(?![a-zà-ö])|-)/gi

/** "2022/23" is the year it ends in. */
function endOf(year: string | undefined, rest: string | undefined): number {
  return rest !== undefined && Number(rest.slice(1)) === (Number(year) + 1) % 100 ? Number(year) + 1 : Number(year ?? 0)
}

const inBase = String.raw`(?:^\s*|[.;:,]\s*)(?:in|for|during) (?:our |the )?base(?:line)?[- ]year,? \(?((?:19|20)\d\d)\)?,? `
const openedByBase = new RegExp(String.raw`${inBase}(?:(?!\d{2}|[.;]).)*$`, 'i')
/** "In the base year 2015, emissions amounted to: 101,380 t in Scope 1, 139,415 t in Scope 2 and thus …": a list, all of that year. */
const listedOfBase = new RegExp(
  String.raw`${inBase}[^.;:\d]*: ?(?:(?!(?<![\d.,])(?:19|20)\d\d(?![\d.,])|[.;]\s|\b(?:to|from|fell|rose|now|down|up|since|while|but|compared)\b).)*$`,
  'i',
)

/**
 * The base year that a target is measured from: "cut 42 % from the 2019 base of 1.2 Mt", "from 1.2 Mt in 2019 to 0.7 Mt in 2030",
 * "compared with 2019 (1.2 Mt)". Emissions of that year are a fact, unlike the target.
 */
export function baseYearOf(text: string, at: number, after: string, reportYear: number | null): SentenceYear | null {
  const lead = text.slice(Math.max(0, at - 100), at)
  const about = String.raw`(?:about |around |approximately |approx\. |some )?`
  const before =
    new RegExp(
      String.raw`\b(?:from|against|versus|vs\.?|compared (?:to|with)|relative to|below)\b[^.;]{0,36}?\b((?:19|20)\d\d)\b(?:(?!\bsav|\breduc|\bdecreas|\bincreas)[^.;\d]){0,36}(?:\b(?:of|at|was|were) |\()${about}$`,
      'i',
    ).exec(lead) ?? /\bbase(?:line)?(?:[- ]year)?\b[^.;\d]{0,24}((?:19|20)\d\d)[^.;\d]{0,24}$/i.exec(lead)
  const opened = openedByBase.exec(text.slice(Math.max(0, at - 140), at)) ?? listedOfBase.exec(text.slice(0, at))
  const from = new RegExp(String.raw`\bfrom (?:an? |our |the )?(?:base(?:line)? of )?${about}$`, 'i').test(lead)
  const named =
    before ??
    opened ??
    (from ? /^[^.;\d]{0,30}(?:CO ?2)?[^.;\d]{0,24}\bin (?:the )?((?:19|20)\d\d)(?!\d)/i.exec(after) : null)
  const year = Number(named?.[1] ?? 0)
  return year > 0 && (reportYear === null || year <= reportYear) ? { year, isAssumed: false } : null
}

/** "against a target of 16.8 % (FY2017, 29.8 kt; FY2021, 23.6 kt)": emissions of each year, although the sentence is about a target. */
export function yearOfList(text: string, at: number, reportYear: number | null): SentenceYear | null {
  const opening = text.lastIndexOf('(', at)
  const closing = text.indexOf(')', at)
  const inside = text.slice(opening, closing)
  const entry = /[(;] ?(?:FY ?|in )?((?:19|20)\d\d) ?[,:] ?(?:about )?(?=\d)/g
  const entries = opening < 0 || closing < at || inside.indexOf(')') >= 0 ? [] : [...inside.matchAll(entry)]
  const own = entries.find(({ index, 0: words }) => opening + index + words.length === at)
  const year = Number(own?.[1] ?? 0)
  return entries.length > 1 && year > 0 && (reportYear === null || year <= reportYear)
    ? { year, isAssumed: false }
    : null
}

const span =
  /\b(?:between|from|zwischen|von|mellan|från) (?:FY ?)?((?:19|20)\d\d) (?:and|to|und|bis|auf|och|till) (?:FY ?)?((?:19|20)\d\d)\b/gi

/** "Between 2021 and 2022 they fell from 4,330 to 4,118 t": the years of both amounts; null unless it names exactly two. */
export function spanOf(text: string): { from: number; to: number } | null {
  const [only, ...others] = [...text.matchAll(span)].map(([, from, to]) => ({ from: Number(from), to: Number(to) }))
  const years = new Set([...text.matchAll(oneYear)].map(([, year]) => Number(year)))
  return only && others.length === 0 && years.size === 2 && only.from < only.to ? only : null
}

/** The year of an amount: "(2019: 170.8 tonnes)", "in 2020 … 322.84 tonnes", "322.84 tonnes in 2020"; years of comparisons do not count. */
export function yearFor(text: string, at: number, after: string, reportYear: number | null): SentenceYear | null {
  const label =
    /\(?((?:19|20)\d\d)(\/\d\d)?\)?\s?[:=]\s?$/.exec(text.slice(Math.max(0, at - 12), at)) ??
    listOfYear(text, at) ??
    entryOfYear(text, at)
  if (label) return { year: endOf(label[1], label[2]), isAssumed: false }
  if (reportYear !== null && saysPriorYear.test(text.slice(Math.max(0, at - 44), at)))
    return { year: priorOf(text, at, reportYear), isAssumed: false }
  if (reportYear !== null && isOfPriorYear.test(after)) return { year: priorOf(text, at, reportYear), isAssumed: false }
  const isInBrackets = text.lastIndexOf('(', at) > text.lastIndexOf(')', at)
  const before = [...text.slice(0, at).matchAll(oneYear)].filter(({ index }) => {
    const lead = text.slice(Math.max(0, index - 24), index)
    const isCompared =
      /(?:since|compared (?:to|with)|versus|vs\.?|than in|jämfört med|sammenlign\w+ med|\bmo[dt]|från|fra|baseline|base year|basår(?:et)?|by|until|till|gegenüber|target)\s*$/i.test(
        lead,
      )
    const isAside = text.lastIndexOf('(', index) > text.lastIndexOf(')', index) && !isInBrackets
    return !isCompared && !isAside
  })
  // "(4 330 ton 2022)"
  const inBrackets = isInBrackets ? /^(?:CO ?2|[^.;()\d]){0,24}? ((?:19|20)\d\d)\)/.exec(after) : null
  const following =
    inBrackets ??
    /^(?:CO ?2|scopes? ?[123](?: ?(?:and|&|\+) ?[23](?!\d))?|[^.;(\d]){0,45}?(?:\b(?:in|during|for|under|im Jahr|en|em|nel|i)|(?<=\s)år)\s+(?:FY\s*|fiscal (?:year )?|(?:the |our )(?=(?:19|20)\d\d base)|(?:the |our )?base(?:line)?[- ]year,? (?:of )?)?((?:19|20)\d\d)(\/\d\d(?![\d%]))?/i.exec(
      after,
    )
  const behind = following ?? rightBehind.exec(afterUnit(after)) ?? (before.length === 0 ? ofBoth.exec(after) : null)
  const said =
    emittedIn.exec(after) ?? (before.length > 0 && isOfNext(behind, after) ? null : behind) ?? lastBefore(before, text)
  const year = endOf(said?.[1], said?.[2])
  if (year > 0) return reportYear !== null && year > reportYear ? null : { year, isAssumed: false }
  if (reportYear === null || inBaseYear.test(text.slice(0, at))) return null
  // A sentence that names only future years is about a target.
  const named = [...text.matchAll(oneYear)].map((one) => endOf(one[1], one[2]))
  const isAhead = named.length > 0 && named.every((one) => one > reportYear)
  return isAhead ? null : { year: reportYear, isAssumed: true }
}

/** "Scope 1 emissions of 27.4 kt and Scope 2 emissions of 176.3 kt for 2021": the year behind the second applies to both. */
const ofBoth =
  /^(?:CO ?2|[^.;,\d]){0,40}\band (?:\p{L}+ )?scope ?2(?:[^.;,\d]){0,40}\bof \d[\d.,' ]*\d? (?:CO ?2|[^.;,\d]){0,40}\b(?:in|for|during) ((?:19|20)\d\d)(\/\d\d(?![\d%]))?/iu

/** "In 2022 it rose to 5,491 t from 4,667 t in 2021, and …": the next amount is of the year that began the sentence. */
function lastBefore(before: readonly RegExpExecArray[], text: string): RegExpExecArray | undefined {
  const [first] = before
  const last = before.at(-1)
  if (!first || !last || first.index > 16) return last
  return isBehindAmount.test(text.slice(Math.max(0, last.index - 50), last.index)) ? first : last
}

const isBehindAmount =
  /\b(?:from|compared (?:to|with)|against|versus|von|contre|frente a|contro|från|fra|van) \d[\d.,' ]*\d?\s?\p{L}[^.;:,()]{0,24} (?:in|im Jahr|en|nel|em|i|år|vuonna) $/iu

/** "In 2021 4,667 t, and in 2022 5,491 t": after a conjunction or comma, the year behind an amount belongs to the next amount. */
function isOfNext(behind: RegExpExecArray | null, after: string): boolean {
  const year = behind?.[1]
  if (year === undefined) return false
  const at = after.indexOf(year)
  return parts.test(after.slice(0, at)) && nextAmount.test(after.slice(at + 4))
}

/** The amount after that year is not a share: "…, in 2022, 5 % less". */
const nextAmount =
  /^(?:\/\d\d)?[^.;\d]{0,40}\d(?:[\d.,' \u00a0\u202f]*\d)?(?!\d)(?!\s?(?:%|per ?cent|prozent|procent|pour ?cent|por ciento))/i

const parts =
  /[,;:] |(?<![\p{L}\d])(?:and|while|whereas|then|but|und|sowie|während|et|puis|tandis|y|e|mientras|mentre|enquanto|och|samt|medan|og|mens|ja|kun|en(?= in)|terwijl)(?!\p{L})/iu

/** "(2021: Scope 1 4,402 and Scope 2 9,644)": brackets that begin with a year hold the amounts of a comparison. */
export function listOfYear(text: string, at: number): RegExpExecArray | null {
  return /\((?:FY ?)?((?:19|20)\d\d)(\/\d\d)?: ?(?=scope)[^()]{1,90}$/i.exec(text.slice(Math.max(0, at - 100), at))
}

/** "- In FY2023 36,959 t - In FY2022 42,703 t - In FY2019 (base year) 61,901 t": a list whose entries each begin with their year. */
function entryOfYear(text: string, at: number): RegExpExecArray | null {
  const entry =
    /(?:^|[-–—•:;|])\s*(?:in )?(?:FY ?)?((?:19|20)\d\d)(\/\d\d)?(?: ?\( ?\p{L}[^()\d]{2,18}\))?[ ,:]+(?=\d)/giu
  const entries = [...text.matchAll(entry)]
  const own = entries.find(({ index, 0: words }) => index + words.length === at)
  return entries.length > 1 ? (own ?? null) : null
}

/** "In the base year scope 1 emissions were 189 t": not the report's own year. */
const inBaseYear =
  /(?:^|[.;:,]\s)\s*(?:(?:in|for|during) (?:our |the )?base(?:line)?[- ]year|im basisjahr|(?:under )?basåret|(?:lors|au cours) de l['’]année de (?:base|référence)|en el año base)\b/i

/** "the 3.7 million tonnes that we emitted under Scope 1 in 2019" */
const emittedIn =
  /^[^;()]{0,40}\b(?:that|which) (?:we |was |were )?emitted\b[^.;()]{0,30}\bin ((?:19|20)\d\d)(\/\d\d(?![\d%]))?/i

/** "455 ton CO2e 2023", as in Nordic sentences, and "455 metric tons CO2e (2023)": the year follows the unit. */
const rightBehind =
  /^\s?(?:\((?=\d{4}\))|(?:för|for|år|in|i|de|del|di|nel|em|en|von|aus|vuonna|im Jahr) )?((?:19|20)\d\d)(?![\d%]|[.,/–-]\d| ?[t:=])/i

/** Whether the words directly behind an amount give its year. */
export function isDatedBehind(after: string): boolean {
  return rightBehind.test(afterUnit(after)) || isOfPriorYear.test(after)
}

/** The year printed after an amount, otherwise the year before the one its sentence is about. */
export function yearBeforeOf(text: string, at: number, after: string, reportYear: number | null): SentenceYear | null {
  const said = /^[^.;,(\d]{0,12}(?:CO ?2)?[^.;,(\d]{0,30}\bin (?:the )?((?:19|20)\d\d)(?!\d)/i.exec(after)
  if (said) return { year: Number(said[1]), isAssumed: false }
  const own = yearFor(text, at, '', reportYear)
  return own && { ...own, year: own.year - 1 }
}
