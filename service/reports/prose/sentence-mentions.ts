import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { methodOf, namesSomeCategories, parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'
import { categoriesIn, categoriesNamedIn } from './category-mentions'

type Mention = { at: number; end: number; scope: ScopeMention }

/** The scope 2 methods as sentences write them. */
const methodWord = String.raw`(?:(?:location|market)[- ]?(?:based|basis)|platsbaserad|marknadsbaserad|standortb\w*|marktb\w*|lo[ck]a(?:sjon|tion)sbaser\w*|markedsbaser\w*|(?:fondée?|basée?) sur (?:le marché|la localisation)|(?:ロケーション|マーケット)(?:基準|ベース))`
const firstMethod = new RegExp(methodWord, 'i')
const everyMethod = new RegExp(methodWord, 'gi')

const scopeWords =
  /(?:scopes?|スコープ|alcance|escopo|périmètre|umfang|omfang) ?-?\s?[123](?:-?(?:,| and| och| und| et| y| e| og| ja| a| i| en| dan| ve| và| și| és| kai| και| и| 및| ?&| ?\+|\/|-| to|[・､、と]|及び|および)\s?(?:(?:(?:(?:market|location)[- ]based )?(?:scopes?|スコープ|omfang))[ -]?)?-?[123](?!\d|\.\d|,(?![23](?!\d))\d| ?%))*[^.;:()]{0,60}?(?:\((?:location|market|plats|marknad|standort|markt)[^)]*\))?/gi

/** "Scope 3 emissions from business travel were": the source may be one category. */
const sourceOf =
  /^ (?:ghg |co2e? )?emissions?,? (?:(?:resulting |arising )?from|for|related to|due to) [\p{L} ,&-]{3,48}?(?= (?:were|was|amounted|total(?:l?ed)?|of|stood|reached|came|increased|decreased|rose|fell|are|is)\b|:| \()/iu

/** "Scope 3 Category 6: Business travel" */
const categoryAfter =
  /^ ?[,:–-]? ?\(?(?:emissions,? )?(?:category|cat\.?) ?(?:1[0-5]|[1-9])\b(?! ?(?:,|and\b|&|to\b|[-–]) ?\d)/i

function withSource(scope: ScopeMention | null, source: string): ScopeMention | null {
  if (scope?.scopes.join() !== '3' || scope.category !== null || source === '') return scope
  return { ...scope, category: findCategory(source) }
}

/** "Scope 1, Scope 2 market-based and Scope 3" is all three. */
function withThird(scope: ScopeMention | null, from: string): ScopeMention | null {
  const isAll = /^[^.;:()]{0,40}\b2,? (?:market|location)[- ]based(?: emissions)?,? (?:and|&|\+) scope ?3\b/i.test(from)
  return scope?.scopes.join() === '1,2' && isAll ? { ...scope, scopes: [1, 2, 3] } : scope
}

const amountBefore = /\d ?(?:[kM]?t|tonnes?|tons?|metric tons?)(?!\p{L})[^:]*$/iu
const ofMethod = /\b(?:method(?:ology)?|approach|(?:emission )?factors?) (?:for|to) (?:the |our |its )?$/i

/** The scopes that a sentence names, with the position of each. */
export function mentionsOf(text: string): Mention[] {
  const categories = /^\s*(?:within|in|under|of) (?:our |total )?scope 3\b/i.test(text)
    ? categoriesNamedIn(text)
    : categoriesIn(text)
  const isInside = (one: Mention) => categories.some(({ at, end }) => one.at >= at && one.at < end)
  const all = scopesIn(text).filter((one) => !isInside(one) && !isOfStandard(one, text))
  // "29.8 t using a location-based methodology for Scope 2 emissions" gives the method of the scope named before.
  const isOfMethod = ({ at }: Mention) => ofMethod.test(text.slice(Math.max(0, at - 60), at))
  const isMethodWord = ({ at, end }: Mention) =>
    firstMethod.test(text.slice(at, end)) && !/scope/i.test(text.slice(at, end))
  const others = all.some(isOfMethod) ? all.filter((one) => !isOfMethod(one) && !isMethodWord(one)) : all
  const isTold = others.length < all.length && amountBefore.test(text.slice(0, all[0]?.at))
  const scopes = others.length > 0 || isTold ? others : all
  return [...scopes, ...categories.map(toMention)].sort((a, b) => a.at - b.at)
}

/** "GHG Protocol Corporate Value Chain (Scope 3) Accounting and Reporting Standard": the name of a standard, and no scope of an amount. */
function isOfStandard({ at, end }: Mention, text: string): boolean {
  return (
    /\bprotocol\b[^.;:()\d]{0,40}\bvalue chain \($/i.test(text.slice(Math.max(0, at - 90), at)) ||
    (/\bvalue chain \($/i.test(text.slice(Math.max(0, at - 30), at)) &&
      /^\)?,? (?:accounting|(?:reporting )?(?:standard|guidance))\b/i.test(text.slice(end)))
  )
}

const subject =
  /^\s*(?:(?:The )?Emissions (?:from|of) |Our |The )?(\p{L}[\p{L} &-]{3,50}?)(?:, [^,.;\d]{3,20}[^.;]{0,50}?,)?( accounted for| amounted to| contributed| added| totall?ed| represented| generated| caused| came to| were| was| stood at| remained (?:\p{L}+ )?at| (?:rose|fell|grew|dropped|rebounded|(?:in|de)creased|declined|went (?:up|down)) (?:from|to)| (?:is|are|was|were|remain\w*) (?:still )?(?:by far )?(?:the|our) (?:second |third )?(?:single )?(?:largest|biggest|most \p{L}+) (?:\p{L}+ ){0,3}?(?:category|source|contributor|item|part)[^.;:\d]{0,24}?(?:,? with|,? at|:))(?= (?:about |around |approximately )?\d)/iu

/** The gas is named behind the amount: goods and waste have a weight of their own. */
const ofGasBehind =
  /^ (?:about |around |approximately )?\d[\d.,' \u00a0\u202f]*(?:million |thousand )?(?:metric )?(?:[kM]?t|tonnes?|tons?) ?(?:of )?CO ?2/i

/** The category that is the subject of a sentence after one about scope 3: "Employee commuting, which we measured for the first time,
 * accounted for 3,318 t". */
export function subjectOf(text: string, before: string): Mention[] {
  const [all = '', words = '', verb = ''] = subject.exec(text) ?? []
  const category = /\bscope ?3\b/i.test(before) && !/\bscope ?[12]\b/i.test(before) ? findCategory(words) : null
  // Without the gas, only "accounted for" tells a share of emissions from a weight.
  const mayBeWeight = category !== null && [1, 5, 10, 12].includes(category) && !/accounted/.test(verb)
  if (category === null || (mayBeWeight && !ofGasBehind.test(text.slice(all.length)))) return []
  return [{ ...toMention({ at: all.length - verb.length, end: all.length, category }) }]
}

function toMention({ at, end, category }: { at: number; end: number; category: number }): Mention {
  return { at, end, scope: { scopes: [3], method: null, category, narrowness: 0, isByWords: false } }
}

function scopesIn(text: string): Mention[] {
  const named = [...text.matchAll(scopeWords)].flatMap(({ index, 0: words }) => {
    // "(market-based)", "(business travel)": brackets without an amount belong to the scope before them.
    const aside = /^\s?\([^()\d]{3,40}\)/.exec(text.slice(index + words.length))?.[0] ?? ''
    const rest = text.slice(index + words.length)
    if (namesSomeCategories(words + rest.slice(0, 30))) return []
    const source = (sourceOf.exec(rest) ?? categoryAfter.exec(rest))?.[0] ?? ''
    const scope = withThird(withSource(parseScope(words + aside), source), words + aside + rest)
    const before = /(?:location|market)[- ]based (?:method |approach )?(?:ghg |energy |indirect )*$/i.exec(
      text.slice(Math.max(0, index - 40), index),
    )
    const after = /^,? ?-? ?\(?(?:location|market)[- ]based/i.exec(text.slice(index + words.length))
    const method =
      scope?.scopes.join() === '2' ? (scope.method ?? methodOf(after?.[0] ?? before?.[0] ?? '')) : scope?.method
    return scope
      ? [
          {
            at: index,
            end: index + words.length + (aside || (after?.[0] ?? '')).length,
            scope: { ...scope, method: method ?? null },
          },
        ]
      : []
  })
  if (named.length > 0) {
    const method = methodOf(text)
    const isOne = named.filter(({ scope }) => scope.scopes.includes(2)).length === 1
    const complete = named.map((one) =>
      isOne && one.scope.scopes.length === 1 && one.scope.scopes[0] === 2
        ? { ...one, scope: { ...one.scope, method: one.scope.method ?? method } }
        : one,
    )
    return [...complete, ...methodsAfter(text, complete)].sort((a, b) => a.at - b.at)
  }
  return namedByMethod(text)
}

/** Only scope 2 has methods: an amount "according to the location-based method" is scope 2. */
function namedByMethod(text: string): Mention[] {
  const method = firstMethod.exec(text)
  if (!method || /scope/i.test(text) || ofAll.test(text) || (ofFootprint.test(text) && !ofEnergy.test(text))) return []
  const code = methodOf(method[0])
  return [
    {
      at: method.index,
      end: method.index + method[0].length,
      scope: { scopes: [2], method: code, category: null, narrowness: 2, isByWords: true },
    },
  ]
}

/** "Total greenhouse gas emissions by the location-based approach were": all scopes, scope 2 by that method. */
const ofAll =
  /\btotal (?!indirect|energy|electricity|purchased)(?:(?!indirect|electric)\w+ ){0,3}emissions|\bemissioni (?:\w+ ){0,3}(?:totali|complessive)|\bémissions (?:\w+ ){0,3}totales|\bemisiones (?:\w+ ){0,3}totales|\bgesamt(?:e[nr]?|en? \w+|-)? ?\w*emissionen|\btotala? (?:\w+ )?\w*utsläpp/i

/** "Our carbon footprint (location-based)", "our operational emissions": more than scope 2, which one of its methods went into. */
const ofFootprint =
  /\b(?:carbon|climate|environmental|greenhouse gas|ghg) (?:footprint|inventory)|\b(?:overall|combined|operational|absolute) (?:\p{L}+ ){0,3}emissions/iu
const ofEnergy = /\b(?:indirect|electric\w*|energy|purchased|power|steam|district)\b/i

/** "Scope 2: location-based 8,120 t; market-based 2,250 t": after a scope 2, each method is named with its own amount. */
function methodsAfter(text: string, named: readonly Mention[]): Mention[] {
  const methods = [...text.matchAll(everyMethod)]
  if (new Set(methods.map(([word]) => methodOf(word))).size < 2) return []
  return methods.flatMap(({ index, 0: word }) => {
    const before = named.filter(({ at }) => at <= index).at(-1)
    if (before?.scope.scopes.join() !== '2' || index < before.end) return []
    return [{ at: index, end: index + word.length, scope: { ...before.scope, method: methodOf(word) } }]
  })
}

/** "4,118 t (2022: 4,330 t) were Scope 1 emissions": the scope of both amounts before it. */
const isSaidOf =
  /^[^\d;.()]{0,40}(?:\((?:in )?(?:FY ?)?(?:19|20)\d\d[^()]{0,40}\)|\))?,? (?:tonnes |of co )?(?:were|was|are|is|came from|comes? from|stem(?:med)? from|relat(?:e|es|ed|ing) to|result(?:ed|s)? from|fell under|falls? under|(?:that|which) (?:(?:we|was|were) )?emitted (?:under|in|within)|(?:can be |were |was |is |are )?attribut\w+ to|entf(?:ie|a)llen auf|entfällt auf|stamm(?:t|en) aus|avser|kommer från|utgörs av|provenaient|proviennent|relèvent) (?:the |our |direct |indirect |du |de |från |gross |from |in )*$/i

/** "1,204 t by the market-based method and 2,310 t by the location-based one": scope 2 was named before both. */
function isOwnMethod(near: Mention, between: string, mentions: readonly Mention[]): boolean {
  const isAfter2 = mentions.some((one) => one.at < near.at && one.scope.scopes.join() === '2')
  const by =
    /^[^\d;,.()]{0,40}\b(?:by|under|using|with|per|following|applying|based on|according to|on an?|in|enligt|i henhold til|ifølge|nach|gemäß|selon|según|secondo|volgens)(?![\p{L}])(?: (?:the|a|an|den|der|la|le|el|il|de|det))?(?: (?:l['’]|la )?(?:approche|méthode))?\s$/iu
  return near.scope.method !== null && isAfter2 && by.test(between)
}

/** "706,300 t stem from the production and transport of fuel (category 3, …": the source, with its number in brackets. */
const comesFromNamed =
  /^[^\d;.()]{0,30},? (?:stems?|stemmed|comes?|came|arises?|arose|results?|resulted) from [^\d;.()]{3,64}\($/i

const tons = String.raw`\s?(?:(?:million|thousand|k|m|mio\.?)\s?)?(?:metric )?(?:[kM]?t|tonnes?|tons?|tonnen)`
const ofGas = String.raw`[\s-]?(?:of )?(?:[kM]?t?CO\s?-?(?:e|eq\w*|äq\w*|ekv\w*)?)?(?: equivalents?)?\s`
const isUnitOnly = new RegExp(`^(?:${tons})?${ofGas}$`, 'i')
const endsInAmount = new RegExp(String.raw`(?<![\d.,])\d[\d.,]*${tons}${ofGas}$`, 'i')
/** After a scope: further words, or the end of its part of the list. */
const isOtherPart = /\d.*[,;]|[,;]\s$|\b(?:and|och|und|et)\s(?:\p{L}+\s){0,3}$/iu

/** "87 % (32,880 t) came from Scope 3, 10 % (4,118 t) from Scope 1": the share before the brackets belongs to the scope after it. */
function isShareOf(between: string, at: number, text: string): boolean {
  return (
    /%[^.;%]{0,40}\($/.test(text.slice(0, at)) &&
    /^[^\d,;.()]{0,24}\) (?:from|in|of|for|under|within) (?:our |the )?$/i.test(between)
  )
}

/** "Market-based: 2,345 t", "Market-based – 2022: 2,345 t": its amount follows. */
const ownAmount = /^\s?[:=]|^\s?[–-] ?(?:FY ?)?(?:19|20)\d\d ?[:=]/

/** "4,118 tCO2e Scope 1, 1,204 tCO2e Scope 2": only a unit between, and no scope directly before the amount. */
function isLabelAfter(near: Mention, between: string, { mentions, at, text }: Place): boolean {
  if (!isUnitOnly.test(between) || ownAmount.test(text.slice(near.end))) return false
  const before = mentions.filter((one) => one.end <= at).at(-1)
  // A list that begins with an amount continues that way.
  const beginsSo = endsInAmount.test(text.slice(0, mentions[0]?.at).replace(/CO ?2/gi, 'CO'))
  return before === undefined || beginsSo || isOtherPart.test(text.slice(before.end, at))
}

/** "9,010 t (location-based) and 812 t (market-based) for Scope 2": each by its method, of the scope named after both. */
function methodBehind(later: readonly Mention[], after: string): Mention | null {
  const method = String.raw`[^\d;.()]{0,30}\(((?:location|market)[- ]based)\)`
  const listed = new RegExp(`^${method}(?:,? (?:and|or) \\d[\\d.,' ]*${method})? (?:for|of|in|under|from) $`, 'i')
  const of = later.find(({ scope }) => scope.scopes.length === 1 && scope.scopes[0] === 2 && !scope.isByWords)
  const until = of ? after.slice(0, after.search(/scope ?2/i)).replace(/CO ?2/gi, 'CO') : ''
  const [, own] = listed.exec(until) ?? []
  return of && own ? { ...of, scope: { ...of.scope, method: methodOf(own) } } : null
}

type Place = { mentions: readonly Mention[]; at: number; text: string }

/** Whether an amount belongs to the scope named next, with these words between them. */
function isOwnAfter(near: Mention, between: string, place: Place): boolean {
  return (
    isOwnMethod(near, between, place.mentions) ||
    isShareOf(between, place.at, place.text) ||
    isLabelAfter(near, between, place)
  )
}

/**
 * The text between an amount and a scope after it, without a share in brackets, "94 t CO2e (19.8 %) in Scope 1", or the short form of its
 * unit: "94 tonnes of carbon dioxide equivalent (tCO2e) of Scope 1".
 */
function gap(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .replace(/CO ?2/gi, 'CO')
    .replace(/\s?\(\d{1,2}(?:[.,]\d+)? ?%?\)/, '')
    .replace(/ ?(?:of )?carbon dioxide equivalents?(?: \([kM]?tCOe?\))?/i, '')
}

/**
 * "4,118 tonnes of CO2e from the combustion of fuel and operation of facilities (Scope 1) and 12,204 tonnes from …": in a sentence that
 * begins with an amount, the brackets after each description name its scope.
 */
function isNamedInBrackets(one: Mention, between: string, { mentions, text }: Place): boolean {
  const beginsSo = amountWithUnit.test(text.slice(0, mentions[0]?.at).replace(/CO ?2/gi, 'CO'))
  return beginsSo && /^[^\d;()]{0,160} \($/.test(between) && /^\)/.test(text.slice(one.end))
}

const amountWithUnit = new RegExp(String.raw`(?<![\d.,])\d[\d.,]*${tons}(?!\p{L})`, 'iu')

/** "(2021: 4,667 t CO2e Scope 1 and 1,234 t CO2e Scope 2)": the scope right behind the unit, which no other amount follows. */
const isFollowedByScope =
  /^\d[\d.,' ]*\d ?(?:[kM]?t|tonnes?|tons?|metric tons?) ?(?:of )?CO ?2 ?-?(?:e|eq)? scope ?[123](?=[,;)]| and | und | et | y | och | & )/i
const isScopeBefore = /scopes? ?[123][^.;,\d]{0,40}$/i

/** The scope named last before the amount, or in brackets directly after it. */
export function mentionFor(mentions: readonly Mention[], at: number, end: number, text: string): Mention | null {
  // "4,120 t (Scope 1: 1,204 t; Scope 2: 2,916 t)": a scope with a colon has its own amount.
  const later = mentions.filter((one) => one.at >= end && !/^\s?[:=]\s?\d/.test(text.slice(one.end)))
  const said = later.find((one) => {
    const until = gap(text, end, one.at)
    return isSaidOf.test(until) || (one.scope.category !== null && comesFromNamed.test(until))
  })
  const [next] = later
  if (next && isNamedInBrackets(next, gap(text, end, next.at), { mentions, at, text })) return next
  const byMethod = said ?? methodBehind(later, text.slice(end, end + 160))
  if (byMethod) return byMethod
  // "davon entfielen 1,18 Mio. t auf die Nutzung der verkauften Produkte (Kategorie 11)"
  if (/\bentf(?:iel|ielen|allen|ällt) (?:\p{L}+ )?$/u.test(text.slice(Math.max(0, at - 30), at))) {
    const of = later.find((one) => /\bauf [^.;\d]{0,60}$/.test(gap(text, end, one.at)))
    if (of) return of
  }
  const near = later.find((one) => gap(text, end, one.at).length < 45)
  const between = near ? gap(text, end, near.at) : ''
  if (near && isFollowedByScope.test(text.slice(at)) && !isScopeBefore.test(text.slice(0, at))) return near
  // An amount between them may be the one that is meant.
  const isNext = !/\d/.test(between)
  const following = near && isNext && /[(]|\b(?:in|for|from|of|auf|av|för|inom)\b/i.test(between) ? near : undefined
  if (near && isNext && isOwnAfter(near, between, { mentions, at, text })) return near
  // Cards print the amount above its words: "12,345 tCO2e / Scope 1".
  const card = later.find((one) => one.at - end < 40)
  // "1,234 tonnes in Scope 1, 567 tonnes in Scope 2": each amount is followed by its scope.
  if (
    following &&
    /^[^\d,;.()]{0,40}\b(?:in|for|from|under|within|of|auf)\s(?:(?:our|the|gross|total|(?:market|location)[- ]based) )*$/i.test(
      gap(text, end, following.at),
    )
  )
    return following
  // "1,820 tCO2e (Scope 1), 9,440 tCO2e (Scope 2)": brackets after an amount name its scope.
  if (near && /^[^\d,;.()]{0,40}\((?:our |gross |total )?$/i.test(gap(text, end, near.at))) return near
  const first = mentions[0]
  const goesOn = card !== undefined && /\b(?:and|und|och|et|y)\s$/i.test(gap(text, end, card.at))
  if (card && !goesOn && first && first.at > at && text.slice(end, card.at).search(/\d{3}/) < 0) return card
  const before = mentions.filter((one) => one.at < at && at - one.at < 330).at(-1)
  return (before && (namedBeforeBrackets(mentions, before, at, text) ?? before)) ?? following ?? null
}

/**
 * "Scope 1 and 2 emissions totalled 3,870 t (Scope 1: 2,950 t; Scope 2: 920 t), down from 4,350 t": what stands in closed brackets with its
 * amount does not reach beyond them; the amount behind is of what was named before. Undefined where nothing was.
 */
function namedBeforeBrackets(
  mentions: readonly Mention[],
  near: Mention,
  at: number,
  text: string,
): Mention | undefined {
  const opens = text.lastIndexOf('(', near.at)
  const closes = text.indexOf(')', near.end)
  if (opens < 0 || closes < 0 || closes > at || text.slice(opens, near.at).includes(')')) return undefined
  if (!/\d{2}/.test(text.slice(near.end, closes))) return undefined
  return mentions.filter((one) => one.end <= opens && at - one.at < 330).at(-1)
}
