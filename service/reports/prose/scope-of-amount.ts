import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { isIntensity } from '@/service/reports/words/parse-unit'
import { namesPartsOfScope3 } from '@/service/reports/words/parts-of-scope-3'
import { plainText } from '@/service/reports/words/plain-text'
import { isOfMoreOrOther, withScopeBefore } from './both-scopes'
import { categoriesNamedIn } from './category-mentions'
import type { Amount, Mention, Sentence } from './sentence'
import { mentionFor } from './sentence-mentions'

const isPartial =
  /\bpartial|%\s+of\b|(?<!\b(?:not|n.t) )\baccount(?:s|ed)? for\b|\bonly\b|\bsome of\b|of which|varav|davon|\bdont\b/i

const notOwn = /\bbiogen|\boutside (?:of )?(?:the )?scopes?\b|\bavoided emissions\b|\bremovals?\b|\ballowances?\b/i

/** "Biogenic emissions of CO2 not included in Scope 1: 3.1 thousand t" */
const leftOut =
  /\b(?:not (?:included|reported|counted|contained) (?:in|under|within)|outside(?: of)?|excluded from|not part of|nicht in|ingår inte i|(?:non|pas) (?:inclus|compris)\w* dans|hors)(?: the| le| les| des?| den)? ?$/i

/** "Purchased goods, the largest part of our Scope 3 emissions, came to 54,261 t", "biomass emissions of scope 1". */
const isPartOf =
  /(?<!\p{L})(?:(?:largest|biggest|major|main|significant|larger|smaller|important\w*|größte\w*|störst\w*|principale?) (?:part|share|portion|contributor|source|component|teil|anteil|del)|part (?:la )?plus importante|störst\w* (?:posten|källan)|größte\w* posten|größte\w* quelle)(?!\p{L})[^.;,:]{0,60}$|(?<!\p{L})biomass(?:a|e)?(?!\p{L})[^.;:]{0,160}$/iu

/** "were only 212 t": a small amount, but the whole. */
const onlyAmount = /\bonly (?=(?:about |around )?(?:\d|$))/gi

/** "Business travel (category 6), accounted for 1,204 t": the amount belongs to what was named just before. */
const ownShare =
  /^[^,.;]{0,70}?\)?,? (?:which )?accounted for (?=(?:about |around |approximately |some )?(?:\d[\d.,]*(?![\d.,]| ?%)|$))/i

/** "Scope 3 emissions, which make up 97% of our footprint, totalled 441,000 t": the clause in between is about no amount. */
const aside = /, (?:which|that|die|qui|som)\b[^,;]{0,40}\d ?%[^,;\d]{0,60},/gi

/** "Without these measures, Scope 1 would have been 27,400 t": hypothetical; only for scope 2 does it name the other method. */
const supposed =
  /\bwould (?:otherwise )?have (?:amounted|been|total\w+|come)\b|\bpathway\b[^.;]{0,40}\brequires?\b|\bbudget(?:ed)?\b/i

/** "11.2 t-CO2以下": no more than that, which is an aim. */
const isLimit = /^ ?(?:[万千百]?(?:t|トン)[-‐ ]?(?:CO ?[2₂]e?)?)?(?:以下|以内|未満)/u

/** The scope of an amount; null if it is a part of a scope, a ratio, or of no scope. */
export function scopeOf(said: Sentence, amount: Amount): Mention | null {
  const { text, mentions, shared, lastEnd, answered } = said
  const { at, end } = amount
  const pair = shared?.find((one) => one.at === at)
  const [opening] = mentions
  // Amounts that are compared with have their scopes and amounts before them.
  const isCompared = shared?.some((one) => one.compared !== null && at < one.at)
  if (shared && !pair && !isCompared) return null
  const own = pair && opening ? { ...opening, scope: pair.scope } : mentionFor(mentions, at, end, text)
  const mention = pair || !own ? own : withScopeBefore(said, own, amount)
  if (!mention || (!pair && isOfMoreOrOther(said, mention, amount))) return null
  if (isIntensity(text.slice(mention.at, at)) || /intensit|\bratio\b/i.test(text.slice(lastEnd, at))) return null
  if (isLimit.test(text.slice(end))) return null
  if (!shared && mention.scope.scopes.length > 1 && isOneOfTwo(text, mention, at, end)) return null
  // "Scope 3: 45,678 t; total (market-based): 47,257 t": the total does not belong to the scope that already has its amount.
  if (answered.has(mention) && /\btotal\b[^.;:\d]{0,40}: ?$/i.test(text.slice(lastEnd, at))) return null
  // "Scope 1: 168,420 t. Biogenic emissions are reported separately: 531,200 t."
  if (notOwn.test(text.slice(Math.max(mention.end, lastEnd), at))) return null
  if (isPartOf.test(text.slice(Math.max(0, mention.at - 200), mention.at))) return null
  if (leftOut.test(text.slice(0, mention.at)) || /^ ?(?:に含まれない|以外|を除)/.test(text.slice(mention.end)))
    return null
  const between = text.slice(Math.max(mention.end, lastEnd), at)
  if (namesOtherCategory(mention, between) || isOfNumberedRow(mention, text.slice(mention.end, at))) return null
  if (!mention.scope.scopes.includes(2) && supposed.test(text.slice(lastEnd, at))) return null
  const words = text.slice(mention.at, at).replace(ownShare, ' ').replace(onlyAmount, ' ').replace(aside, ',')
  if (isPartial.test(words)) return null
  const named = withNameBehind(mention, text.slice(mention.end, at))
  const isWhole3 = named?.scope.category === null && named.scope.scopes.join() === '3'
  if (!isWhole3) return named
  return namesPartsOfScope3(nameIn(text.slice(mention.at, at))) ? null : asDescribed(named, text)
}

/** What was emitted by what: "Emissions from business travel in rental cars (Scope 3)". */
const description =
  /(?:emissions?|emissionen|émissions|utsläpp\p{L}*|emisiones|emissioni|uitstoot) (?:arising |resulting |liées? )?(?:from|of|due to|by|aus|durch|från|av|aux?|à|de|por|da|van|door) ([^.;:()\d]{3,140}?),? \((?:other )?(?:indirect )?$/iu

/** What stands before the brackets of "(Scope 3)" says what was counted: one category, or some of them, which are no whole. */
function asDescribed(named: Mention, text: string): Mention | null {
  if (!/^\s?\)/.test(text.slice(named.end))) return named
  const [, things = ''] = description.exec(text.slice(Math.max(0, named.at - 180), named.at)) ?? []
  if (things === '' || !namesPartsOfScope3(`Scope 3 (${things})`)) return named
  const category = findCategory(plainText(things))
  return category === null ? null : { ...named, scope: { ...named.scope, category } }
}

const nextOne = String.raw`,? (?:and|und|et|och|og|y|e|en) (?=\d[\d.,']*\d)`
const isBeforeOther = new RegExp(
  String.raw`^(?: ?[\p{L}-]+){0,4}${nextOne}\d[\d.,' ]*\d(?! ?%)(?! ?[\p{L} -]{0,24}(?:\(|in |for |during )(?:19|20)\d\d)(?![^.;]{0,60}(?:market|location))`,
  'iu',
)
const isBehindOther = /^[^\d.;]*\d[\d.,']*\d(?: ?[\p{L}-]+){0,4},? (?:and|und|et|och|og|y|e|en) $/iu

const ofYear = /(?<!\p{L})(?:in|for|during|im|för|en) (?:FY ?)?(?:19|20)\d\d(?!\d)/giu

/** "Scope 1 and Scope 2 emissions were 1,234 t and 5,678 t": two scopes and two amounts, and neither is the total of both. */
function isOneOfTwo(text: string, mention: Mention, at: number, end: number): boolean {
  if (mention.at > at) return false
  const plain = (words: string) => words.replace(/CO ?2/gi, 'CO')
  const before = plain(text.slice(mention.end, at)).replace(ofYear, '')
  if (/\d/.test(before)) return isBehindOther.test(before)
  return isBeforeOther.test(plain(text.slice(end, end + 120)))
}

/** "Scope 3 – travel and waste were": what stands before the verb. */
function nameIn(words: string): string {
  return words.replace(
    / (?:were|was|are|is|amounted|total(?:l?ed)?|stood|reached|came|rose|fell|betrug\w*|var|étaient|uppgick)(?!\p{L}).*$/iu,
    '',
  )
}

/** "Scope 3: Capital goods 81,341 t", an entry of a list: the category whose name alone stands between the two. */
function withNameBehind(mention: Mention, between: string): Mention | null {
  if (mention.scope.category !== null || mention.scope.scopes.join() !== '3') return mention
  // "Scope 3: Other 29,779 t" is the remaining categories.
  if (/^ ?[:–—-] ?others?\b/i.test(between)) return null
  const [, name = ''] = /^ ?[:–—-] ?(\p{L}[^:;.,\d]{3,50}?)\d? ?:? ?$/u.exec(between) ?? []
  const category = findCategory(plainText(name))
  return category === null ? mention : { ...mention, scope: { ...mention.scope, category } }
}

/** "Scope 3 by category: 1 Purchased goods and services 44,117 t": a category row under the title of the whole, or a later amount of such
 * a row. */
function isOfNumberedRow({ scope }: Mention, between: string): boolean {
  if (scope.category !== null || scope.scopes.join() !== '3') return false
  return [...between.matchAll(numberedName)].some(
    ([, digits, name = '']) => findCategory(plainText(name)) === Number(digits),
  )
}

const numberedName = /(?<![\d.,])(1[0-5]|[1-9])[.):]? ?(\p{L}[^\d;.]{2,60})(?=\d|$)/gu

/** "Scope 3 emissions from purchased goods were 20,000 t and from business travel 500 t": the second amount belongs to the category named
 * last. */
function namesOtherCategory({ scope }: Mention, between: string): boolean {
  return scope.category !== null && categoriesNamedIn(between).some(({ category }) => category !== scope.category)
}
