import { remembered } from '@/service/reports/model/remembered'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { isNotOwn, isNotOwnScope3 } from './not-own'
import { namesPartsOfScope3 } from './parts-of-scope-3'
import { plainText } from './plain-text'
import { isoCategory, isStatutory, namedByWords, plainWords } from './scope-by-words'
import { namedSiteWord } from './site-words'

export type ScopeMention = {
  scopes: readonly (1 | 2 | 3)[]
  method: 'lb' | 'mb' | null
  /** 1 to 15 if the label names a scope 3 category. */
  category: number | null
  /** How far the label is from naming the whole scope: 0 is exact, higher is a part, an index or a condition; 8 and above is something
   * else. */
  narrowness: number
  /** Named by words ("direct emissions"), not by number. */
  isByWords: boolean
}

const link = String.raw`(?:,? ?(?:and|och|und|et|en|y|e|i|og|ja|a|ve|và|dan|și|şi|és|kai|και|и|with|และ|및|＆|&|plus|sowie|·|\+|＋|/)| ?[,，]|\+|/| ?[-–]| to| bis| till| à| ?(?:[・､、と~〜及和與与]|及び|および|並びに))`
const digit = String.raw`(?:[123]|iii|ii|i|one|two|three|[一二三])(?![\d%a-z]|[.,]\d{2})`
/** "Scope 1, 2 (market) and 3" */
const inside = String.raw`(?: ?\([^()]{0,24}\)|,? (?:market|location)[- ]based)?`
const scope = new RegExp(
  String.raw`(?:scopes?|scopo|スコープ|範囲|范围|範圍|範疇|范畴|스코프|umfang|alcances?|périmètres?|ámbitos?|âmbitos?|escopos?|ambit[oi]|zakres(?:u|ów|y)?|omfang|champs? d'application|portées?|kapsam|cakupan|ruang lingkup|skop|ขอบเขต(?:ที่)?|phạm vi|охвата?|rozsahu?|πεδίο|domeniul)[ :\-#]*((${digit})(?:${inside}-?${link} ?(?:(?:scopes?|スコープ|範疇|范畴|範圍|范围|omfang|scopo)[ -]?)?-?#?${digit}(?! \d{3}(?!\d)))*)`,
  'gi',
)
const words: Record<string, 1 | 2 | 3> = {
  '1': 1,
  '2': 2,
  '3': 3,
  i: 1,
  ii: 2,
  iii: 3,
  one: 1,
  two: 2,
  three: 3,
  一: 1,
  二: 2,
  三: 3,
}
const excluded =
  /(?:not (?:included|covered|accounted)|not (?=in scope)|excluding|excl\.?|exklusive|other than|outside(?: of)?|ingår (?:inte|ej) i|(?:inte|ej) (?:inkluder\w*|omfattas|ingår)(?: i| av)?|utanför|ei(?:vät)? (?:sisälly|sisällytetty|kuulu|sisältyvät)|ikke (?:inkluder[et]*t?|medtaget|medregnet|indregnet|omfattet|indeholdt|tatt med|inkludert)(?: i| af| under)?|niet (?:in)?begrepen in|niet (?:opgenomen|inbegrepen|inbegrip) (?:in|onder)|no inclu[ií]d[ao]s? en|não inclu[ií]d[ao]s? n[oa]s?|non (?:inclus[aeio]|compres[aeio]) (?:nell'|nello |nel |nei |negli |in )|nicht (?:enthalten )?(?:in|unter)|nicht in|ohne|hors|fuera de(?: los)?|esclus[ie] (?:da )?(?:gli )?|non inclus\w* dans)[^()]{0,20}(?:in )?(?:scopes?|alcances?|[âa]mbitos?|ambit[oi]|omfang)(?::[a-zäö]+)?[ \d,&+]*(?:(?:or|and|och|eller|und|oder|ou|og|of|en|o|e|y|tai|ja|&) ?(?:(?:scopes?|alcances?|omfang)(?::[a-zäö]+)? ?)?\d?(?::[a-zäö]+)?)*|(?:scopes?|スコープ) ?1[ ,、・および&2]*に含まれない|(?:scopes?|スコープ) ?1[ ,、・]*2以外|未(?:被)?(?:涵蓋|涵盖|包含|包括|計入|计入)[在於于]*(?:範疇|范畴|範圍|范围) ?[一二12](?:[、或及和與与 ]+(?:範疇|范畴|範圍|范围)? ?[一二12])*/gi

const byLocation =
  /location|\bloc\.?-based|\bregion[- ]based|grid[- ]average|platsbas|platsbaser|lägesbas|placeringsbas|stedsbas|standortb|locali[sz]z?a|locatie|lokalizac|emplacement|ortsb|g[eé]ograph|ubicaci|basat\w* sulla posizione|lokasjon|lokation|lokalit|lokaliser|sijainti|ロケーション|所在地|基[于於]位置|位置基|\blbm?\b/i
const byMarket =
  /market|\bmkt\b|marked|marknad|marktb|marktg|marktorient|rynk|mercato|marché|mercado|escolha de compra|markkina|マーケット|基[于於]市[场場]|市[场場]基|\bmbm?\b/i

/** "S1" at the beginning of a label; "S1 2022" is half a year. */
const abbreviated = /^(?:ghg )?s([123])(?=$| ?[(:-]| (?:emission|location|market|ghg|[lm]b\b))/i

/** Before the end of a label or its method, as a category of scope 3 would be "3.8". */
const gluedNote =
  /(?<=\bscope )(1(?=[14-9])|2(?=[124-9])|3(?=[1-9]))\d(?=$| emissions?$| ?\((?:market|location)| ?(?:market|location)[- ]based)/gi

/** "S1 + S2 MB" */
const abbreviatedSum = /\bS([123])((?: ?(?:\+|&|and) ?S?[123]\b)+)/g

/** The scope a label names; null if it names none. Several scopes for "Scope 1 and 2". */
export const parseScope = remembered(readScope)

function readScope(raw: string): ScopeMention | null {
  // "3.7" is an amount, a chapter or a page.
  if (!/\p{L}/u.test(raw)) return null
  const text = plainText(raw)
    .replace(excluded, ' ')
    .replace(inclusive, ' ')
    .replace(abbreviatedSum, (_, first: string, rest: string) => `Scope ${first}${rest.replaceAll('S', '')}`)
    .replace(abbreviated, 'Scope $1')
    // "1 and Scope 2) (tonnes CO2e)": the end of "Emissions (Scope" over it.
    .replace(/^([12]) (?=(?:and|&|\+|und|och|et|y|e) scope ?[23])/i, 'Scope $1 ')
    // "Scope 38": the digit of a note behind the scope; "Scope 12" may be both scopes.
    .replace(gluedNote, '$1')
    .replace(/^(?:GRI )?305-([123])$/i, 'Scope $1')
    // "Scope 1.2" under an amount, as in Japan: both; a chapter of that number would have a name.
    .replace(/(?<=(?:scope|スコープ) ?1)\.(?=2$)/i, ',')
    .replace(/(?<=\bscopes? ?[123](?:[+&,/ -]+[123])*)(?=totals?\b)/gi, ' ')
  // A list broken at the end of a line ("Scope 1," "scope 2") is not a scope of its own.
  if (/scopes? ?[123](?:,|&|\+| and| und| och| et)$/i.test(text)) return null
  if (namesSomeCategories(text) || countedElsewhere.test(text)) return null
  const scopes = new Set<1 | 2 | 3>()
  for (const [, list = ''] of text.matchAll(scope)) for (const one of expand(list)) scopes.add(one)
  const isByWords = scopes.size === 0
  if (isByWords) {
    const named = namedByWords(text)
    if (named) scopes.add(named)
  }
  // ISO 14064's categories 3 to 6 are parts of scope 3, but not its categories.
  if (isByWords && (isoCategory(text) ?? 0) > 2) return null
  const method = methodOf(text)
  const found = [...scopes].sort()
  const isQualified = !isByWords && qualified.test(text)
  const isOfOther = found.length > 1 || found[0] === 1 || found[0] === 2
  // "Scope 3 emissions other than those of purchases – use of sold products": the subject comes last.
  const named = isQualified ? (/ - ([^-]+)$/.exec(text)?.[1] ?? '') : text
  const isInPart = found.join() === '3' && namesPartsOfScope3(raw)
  const category = isOfOther ? null : findCategory(named)
  if (found.length === 0 && category === null) return null
  const isOfOthers = found.some((one) => one !== 3)
    ? ofPortfolio.test(text) || isNotOwn(text)
    : category === null && isNotOwnScope3(text)
  return {
    scopes: found.length === 0 ? [3] : found,
    method: found.includes(2) ? method : null,
    category,
    narrowness:
      isByWords && isStatutory(text)
        ? 1
        : isOfOthers || (isInPart && category === null)
          ? 9
          : narrownessOf(text, category !== null),
    isByWords,
  }
}

/** "Scopes 3.1 and 3.2": several categories, neither one nor the whole. */
const someCategories =
  /\bscopes? 3\.(?:1[0-5]|[1-9])(?: ?(?:,|&|\+|and|und|och|og|et|y|e|en|to|bis|till|–|-) ?3\.(?:1[0-5]|[1-9]))+/i

/** "(Included in Scope 1, 2)" in a row's cells: where its amounts are counted, not its scope. */
const countedElsewhere =
  /^\(?(?:already )?(?:included|incl\.|reported|counted|contained|accounted for|covered) (?:in|under|within|with|by|as part of) (?:the )?(?:scopes?|categor)/i

export function namesSomeCategories(text: string): boolean {
  return someCategories.test(text)
}

/** "Local heat from wood (incl. its supply chain, scope 3.3)": what is counted in addition. */
const inclusive = /(?:,|\() ?(?:inkl|incl)(?:\.|usive|uding) [^()]*\bscope ?3[.-]\d{1,2}[^()]*\)?/gi

/** "Scope 3 (excluding use of sold products)" names what it excludes, or an example of the rest; behind a category's own name it describes
 * that category. */
const qualified =
  /\bscope ?3\b(?![ (,:–-]*(?:category|cat\.?) ?\d).*\b(?:excl\w*|incl\w*|exkl\w*|inkl\w*|ekskl\w*|without|except|other than|ohne|hors|sauf)\b/i

/** "Portfolio emissions (Scope 1 and 2)": the scopes of financed companies. */
const ofPortfolio =
  /\b(?:portfolio|financed|investees?'?|facilitated|insured) (?:carbon |ghg |co2e? |greenhouse gas )?emissions?\b/i

/** "Scope 2" and nothing else. */
export function isBareScope(text: string): boolean {
  return /^scope ?[123]$/i.test(text.trim())
}

function expand(list: string): (1 | 2 | 3)[] {
  const found = [...list.toLowerCase().matchAll(/iii|ii|i|one|two|three|[123一二三]/g)].flatMap(
    ([word]) => words[word] ?? [],
  )
  const isRange = /[123] ?(?:[-~〜]|to|bis|till|à) ?(?:(?:scope|スコープ) ?)?3/i.test(list)
  return isRange && found[0] === 1 ? [1, 2, 3] : found
}

export function methodOf(raw: string): 'lb' | 'mb' | null {
  const text = plainText(raw)
  // "Location" above an index says where to find something.
  const isLocation =
    byLocation.test(text) && !/^locations?(?:$| (?!bas(?:ed|is)|method|approach|[([]|k?tco|scope|market))/i.test(text)
  const isMarket = byMarket.test(text)
  return isLocation === isMarket ? null : isLocation ? 'lb' : 'mb'
}

const notAmount =
  /\bnet (?:carbon footprint|equity)|intensi[td]|intensität|\bper\b(?! (?:cent|(?:the )?(?:cdp|gri|sasb|tcfd|csrd|esrs|iso|ghg protocol|defra|secr))\b)|biogen|offset|avoided|saved|reduction|reduced|savings?\b|minskning|reduktion|target|\bmål\b|\bziel|share of|percent|%|andel|anteil|\bpart des\b|covered|coverage|planned|projected|forecast|geplant\w*|outside|utenfor|uden ?for|utanför|au(?:ß|ss)erhalb|ulkopuol|removal|kompens|credits?\b|index|\bratio\b|\bcost|number of|(?<!climate )change|variation|variaci[oó]n|variazione|variação|évolution|förändring|veränderung|target|reglerade|regulated|\bets\b|verified by|assurance|data quality|omfattas|einspar|vermieden|vermeidung|évitée?s?|réduction|réduit|biogéni|\bobjectif|\bcibles?\b|evitad[ao]s?|evitat[aei]|reducci[oó]n|reduç[aã]o|riduzion|reductie|\bvermeden|besparing|besparelse|biogénic|biogênic|biogenich|biogeeni|bioperäi|\bobjetivo|\bobiettiv|compensaci|compensaç|\bcompensation|undvik|undgå|unngå|vältet|vähenny|tavoite|削減|目標|回避|相殺|オフセット|バイオ/i
const numberedCategory =
  /\b(?:category|cat\.?|kat\.|kategorie?|catégorie|categoría|categoria|categorie|kategoria|flokkur) ?(?:3\.)?\d|カテゴリー? ?\d|\b3[.-](?:1[0-5]|[1-9])\b|^C(?:1[0-5]|[1-9])[:.)](?= ?\p{L})/iu
const partOf =
  /^(?:all )?(?:other|remaining|further) (?:scope ?3|(?:\w+ )?categories)|of which|varav|davon|\bdont\b|^di cui\b|^waarvan\b|thereof|hvorav|heraf|joista|de las cuales|\bincl/i
const partWords =
  /stationary|stationnaire|mobile|fugitive|natural gas|erdgas|\bfuels?\b|diesel|petrol|gasoline|propane|refrigerant|köldmedi|vehicles?|fordon|\bfleet|electricity|steam|district|heating|cooling|combustion|process|business travel|commut|^(?:köpt |inköpt |förbrukad )?el(?= ?[(,–-]|$)|elektricitet|elanvändning|elförbrukning|fjärrvärme|fjärrkyla|tjänstebil|eldningsolja|bensin|drivmedel|strom\b|elektrizität|fernwärme|fernkälte|heizöl|kraftstoff|kältemittel|électricité|réseau de chaleur|chaleur|gaz naturel|electricidad|gas natural|elettricità|teleriscaldamento|elektriciteit|aardgas|stadswarmte|sähkö|kaukolämpö|zakup (?:ciepła|energii)|energi[ai] elektryczn\w*|\bstrøm\b|fjernvarme|fjernkøling|naturgas|elforbrug|\bch4\b|\bn2o\b|methane|\bsf6\b|\bhfc/gi
/** "Scope 1 – methane": one gas of several. */
const ofOneGas =
  /^(?!.*(?:co2(?!e)|, |\band\b|&|\+)).*(?:\b(?:ch4|n2o|sf6|nf3|hfcs?|pfcs?|methane|nitrous oxide|methan|lachgas|méthane|metano|metan)\b|メタン|一酸化二窒素)/i

/** "Scope 1 (excluding biogenic CO2)", "before offsets", ISO 14064's "emissions and removals": the whole scope, as these are reported
 * separately anyway. */
const withoutOthers =
  /[,(–-]? ?\b(?:excl(?:uding|usive of|uant|uyendo|uindo)?|exkl(?:usive?)?|ekskl(?:usive)?|without|before|not including|ohne|vor|hors|sans|avant|sin|antes de|utan|före|uden|uten|før|ilman|senza|prima|zonder|sem)\b\.? (?:any |all |the |les? |las? |los |carbon )?(?:biogen|biogeen|biogén|biogên|bioperäi|offset|avoided|vermieden|évit|evitad|(?:carbon )?credits?|kompens|compens|removals?)[^()]*\)?|\([^()]*を除く\)| and removals?\b/iu

/** Whether a label names a fuel or purchase, "Natural gas", "Electricity (market-based)": one activity among others. */
export function namesActivity(label: string): boolean {
  return label.search(partWords) >= 0
}

/** "(category 1)", "kat. 4", "3.6": only emissions have such numbers. */
export function namesCategoryNumber(label: string): boolean {
  return numberedCategory.test(label)
}

const ways = [
  /upstream|vorgelagert|\bamont\b|uppströms|oppstrøms|opstrøms/i,
  /downstream|nachgelagert|\baval\b|nedstr[öø]ms/i,
]

/** "Scope 3 upstream": a part, as downstream is missing. */
export function isOneWay(label: string): boolean {
  return ways.filter((way) => way.test(label)).length === 1
}

/** "of which vehicles": never the whole, whatever else the table prints. */
export function isPartLabel(label: string): boolean {
  return partOf.test(label)
}

/** "Other Scope 3 sources", "Other business travel": the rest beside other rows, not the whole. */
function isOfRest(text: string, isCategory: boolean): boolean {
  if (!/^(?:all )?(?:other|remaining|further) /i.test(text) || numberedCategory.test(text)) return false
  return isCategory
    ? !/^other (?:indirect|upstream|downstream)/i.test(text)
    : /^\w+ (?!indirect)\w*? ?scope ?3/i.test(text)
}

/** "Direct emissions (Scope 1), Yeosu site": of one place. */
const ofOneSite = new RegExp(
  String.raw`(?<!\p{L})(?!(?:All|Per|Own|Each|Total|On|Every|Whole|Main|Scope|Our|The|By) )\p{Lu}[\p{L}'-]{2,} ${namedSiteWord}(?=[),]|$)`,
  'u',
)

/** "Scope 3: Logistics", "Scope 3, own operations": only a part of scope 3. */
const partOf3 =
  /\bscope ?3\b(?: (?:ghg )?emissions)?(?: ?[,:(–-])? ?(?:own operations|operational(?! control)|(?<=[,:(–-] ?)(?:logisti\w+|freight|(?:work-related |business )?flights|transports?|packaging|(?:raw )?materials?|components|suppliers?|paper|water|hotels?|data cent(?:er|re)s)(?= (?:emissions|consumption|use|usage)(?! of sold)|\)?$))/i

function narrownessOf(label: string, isCategory: boolean): number {
  const text = label.replace(withoutOthers, ' ')
  const outside = text.replace(/\([^)]*\)?/g, ' ').replace(/:.*$/, ' ')
  const activities = (outside.match(partWords) ?? []).length
  // "Scope 3 GHG emissions – Leased vehicles" names one activity of many.
  const isOneOf3 =
    !isCategory &&
    ((activities > 0 && /\bscope ?3\b[^()–,:-]{0,24}(?: [–-]|[,:]) (?!incl)\p{L}/iu.test(text)) || partOf3.test(text))
  const isOther =
    notAmount.test(text) ||
    ofOneSite.test(label) ||
    isOfRest(text, isCategory) ||
    isOneOf3 ||
    (!isCategory && ofOneGas.test(outside))
  let narrow = isOther ? 8 : 0
  // "of which purchased goods (category 1)" is a part of scope 3 and the whole of its category.
  // "Employee commuting (incl. working from home)" is the whole category, with its contents.
  const own = isCategory ? text.replace(/\(incl(?:uding|\.)[^()]*\)/gi, ' ') : text
  if (partOf.test(own)) narrow += isCategory && numberedCategory.test(text) ? 1 : 5
  if (isCategory) return narrow
  if (isOneWay(text)) narrow += 5
  narrow += Math.min(6, activities * 3)
  const left = outside.replace(plainWords, ' ').match(/\p{L}{3,}/gu) ?? []
  const all = narrow + Math.min(4, left.length)
  // 8 and above means something else; descriptive words alone never reach that.
  return isOther ? all : Math.min(7, all)
}
