import { afterUnit, unitAfter } from '@/service/reports/words/unit-after'
import { areApart, isListBeforeAmounts } from './both-scopes'
import type { Amount, Mention, Sentence } from './sentence'

/** "15,570,000 20,280,000": cells of a row that lost its columns; the first number is not the thousands of the second. */
const cellsInARow =
  /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+) (?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![\d.,]*\d| ?%)/

/** A sentence that ends between a scope and an amount: ". available from", "). 4 We estimate". */
const endOfSentence = /(?:\p{L}{4}|\))\. (?:\p{Ll}|\d{1,2} \p{L})/u

/** What may stand right before an amount that a sentence states: "were", "of about", ":", "=". */
const stating =
  /(?:(?<!\p{L})(?:were|was|are|is|be|of|to|at|from|than|vs\.?|by|with|as|total(?:l?ed|s|l?ing)?|reached|reaching|reported|emitted|generated|produced|equals?|being)(?: (?:about|around|approximately|roughly|nearly|almost|only|some|over|under|just|circa|ca\.?|an? (?:estimated|total of)))*(?: (?:under|over|above|below))?|[:=–—-]|\((?:FY ?)?(?:19|20)\d\d,)\s*\(?~?\s*$/iu

/** The same in other languages, right before an amount: "uppgick till 37 tCO2e", "betrugen 12 t". */
const statingElsewhere =
  /(?<!\p{L})(?:till?|på|var|auf|betrug(?:en)?|waren?|war|von|à|de|était|étaient|a|di|son|fueron|op|bedroeg(?:en)?)(?: (?:cirka|circa|ca\.?|rund|etwa|environ|omkring))? ?$/iu

/** English words that a name or a label of few words has none of. */
const english = /(?<!\p{L})(?:the|and|from|by|are|that|which|uses?|using|involves?|includes?)(?!\p{L})/iu

/** "Scope 1 Emissions (Onsite Fuels): Fuels combusted in … . 1,300 t": a label, what it means, and its amount. */
const isDefined = /^ ?(?:\p{L}+ ){0,2}?(?:ghg |co2e? )?(?:emissions?)? ?(?:\([^()]{0,60}\))? ?:/iu

/** "… of 0.9 million tonnes of CO2eq. If Scope 2 emissions": the next sentence names a scope of its own. */
const beginsNext = /eq\. +(?:$|\p{Lu})/u

/** The most words between a scope and an amount that no verb or colon states. */
const mostWords = 6

/**
 * In text that lost its layout, cells, notes and neighbouring columns run into one sentence. Returns whether what stands between a scope
 * and an amount leaves open that the amount is of this scope.
 */
export function isLeftOpen(said: Sentence, mention: Mention, amount: Amount): boolean {
  const { printed, at, end } = amount
  const { text, lastEnd } = said
  if (isMarkOfNote(printed, text.slice(0, at), mention.at < at)) return true
  if (mention.at > at) return beginsNext.test(text.slice(end, mention.at)) || isLastOfRow(text, at, end)
  const between = lastEnd > mention.end ? afterUnit(text.slice(lastEnd, at)) : text.slice(mention.end, at)
  return (
    cellsInARow.test(between) ||
    isOnAxis(text, at, end) ||
    isListBeforeAmounts(said, mention, amount) ||
    isListOfScopes(said, mention) ||
    isListOfThree(said, mention) ||
    (lastEnd <= mention.end && endOfSentence.test(between)) ||
    isUnstated(between, text.slice(mention.end))
  )
}

/** "1,234 2,222 12,345 tCO2e tCO2e tCO2e Scope 1 Scope 2 Scope 3": the amounts stand before all names, and the last is not of the first. */
function isLastOfRow(text: string, at: number, end: number): boolean {
  const isRow = /(?:^| )\d{1,3}(?:,\d{3})+(?:\.\d+)? $/.test(text.slice(Math.max(0, at - 16), at))
  return isRow || /^ ?(\S*(?:CO ?2|tonne|ton)\S*) \1(?= )/i.test(text.slice(end, end + 40))
}

/** "Scope 1 2 tCO2e 12,345": the number of a note, or of a list, before a unit. A sentence that means so few tonnes states them. */
function isMarkOfNote(printed: string, before: string, isBehindScope: boolean): boolean {
  return isBehindScope && /^\d{1,2}$/.test(printed) && !stating.test(before) && !statingElsewhere.test(before)
}

function isUnstated(between: string, behind: string): boolean {
  const words = between.match(/\p{L}{2,}/gu)?.length ?? 0
  return words > mostWords && english.test(between) && !isDefined.test(behind) && !isStated(between, words)
}

/** After many words a colon belongs to what stands right before it, "Fiscal 2019: 29,146". */
function isStated(between: string, words: number): boolean {
  const isOfYear = /\b(?:fiscal|FY|year)? ?(?:19|20)\d\d ?[:=–—-]\s*$/i.test(between)
  return stating.test(between) && !(isOfYear && words > mostWords)
}

/**
 * "Scope 1 GHG emissions Scope 2 GHG emissions Reported total 8,730,756 t 25,944 t": names below each other, then their amounts below
 * each other. The name that stands nearest to the first amount is not its own.
 */
function isListOfScopes({ text, mentions, answered }: Sentence, mention: Mention): boolean {
  const before = mentions.findLast(({ end }) => end <= mention.at)
  if (!before || answered.has(before) || !areApart(before, mention)) return false
  const between = text.slice(before.end, mention.at)
  if (/\d|[,;:&+/=.•]|(?<!\p{L})(?:and|und|et|och|og|y|e|or|to|of|for|the)(?!\p{L})/iu.test(between)) return false
  return between.trim().length < 60 && unitAfter(text.slice(before.end)) === null
}

/** "8,000 6,000 tCO2e 4,000 2,000 0": the ticks of a chart's axis, one step apart, of which one stands beside the unit. */
function isOnAxis(text: string, at: number, end: number): boolean {
  const from = Math.max(0, at - 40)
  const found = [...text.slice(from, end + 48).matchAll(/(?<![\d.,\p{L}])\d[\d.,]*(?<![.,])(?! ?%)/gu)]
  const own = found.findIndex(({ index }) => from + index === at)
  const numbers = found.map(([one]) => Number(one.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')))
  return [own - 2, own - 1, own].some((first) => {
    const [a, b, c] = numbers.slice(Math.max(0, first), first + 3)
    if (first < 0 || a === undefined || b === undefined || c === undefined) return false
    return a !== b && Math.abs(b - a - (c - b)) < 1e-9 && isRoundStep(Math.abs(b - a))
  })
}

/** The steps of an axis have one digit, or are 25. */
function isRoundStep(step: number): boolean {
  return /^0*(?:[1-9]|25)0*$/.test(String(step).replace('.', ''))
}

/**
 * "Direct emissions from our own sources Scope 1 Indirect emissions from purchased electricity Scope 2 Other indirect emissions Scope 3
 * 69,570 t 660,601 t 36,169 t": three scopes with their descriptions in succession, and no amount or sign between them.
 */
function isListOfThree({ text, mentions, answered }: Sentence, mention: Mention): boolean {
  const listed = mentions.filter(({ end }) => end <= mention.end)
  const scopes = new Set(listed.map(({ scope }) => scope.scopes.join()))
  if (scopes.size < 3 || listed.some((one) => answered.has(one) && one !== mention)) return false
  const between = listed.slice(1).map((one, at) => text.slice(listed[at]?.end ?? 0, one.at))
  return !between.some((words) => /\d{2}|[,;:&+/=.•]|(?<!\p{L})(?:and|und|et|och|og|y|e|or)(?!\p{L})/iu.test(words))
}
