import { wholeWords } from '@/service/reports/words/names/whole-words'
import { emissionWord } from '@/service/reports/words/total-words'

/** Scopes that a label names by words ("direct emissions", "energy indirect"), not by number. */

const direct = new RegExp(
  `${wholeWords('direct|direkte?|direkta|directes?|directas|dirette|diretas|directe|suorat|bezpośrednie|doğrudan|прямые|(?<!tidak )langsung|přímé')}|直接(?:的な)?(?:温室効果ガス|溫室氣體|温室气体)?排[出放]|직접 ?(?:온실가스 ?)?배출`,
  'iu',
)
const indirect = new RegExp(
  `${wholeWords('indirect|indirekte?|indirekta|indirectes?|indirectas|indirette|indiretas|indirecte|epäsuorat|energy indirect|pośrednie|dolaylı|косвенные|tidak langsung|nepřímé')}|[間间]接(?:的な)?(?:温室効果ガス|溫室氣體|温室气体)?排[出放]|간접 ?(?:온실가스 ?)?배출`,
  'iu',
)
const other = new RegExp(
  `${wholeWords('other|sonstige|weitere|übrige|andere|övriga|andra|autres|otras|altre|outras|overige|muut|andre|øvrige|inne|pozostałe|diğer|прочие|другие|lainnya|ostatní')}|その他|其他|기타`,
  'iu',
)
const emission = new RegExp(`${emissionWord}|broeikas`, 'iu')

/** British law's names for what a company burns and what it buys. */
const ownCombustion = /combustion of (?:gas|fuels?)\b.{0,40}(?:operation of (?:any )?facilit|transport)/i
const boughtEnergy =
  /(?:electricity|energy)\b.{0,60}purchased for (?:its |our |their )?own use|purchase of electricity,? heat/i

export function isStatutory(text: string): boolean {
  return text.length < 160 && ownCombustion.test(text) !== boughtEnergy.test(text)
}

/** "Total value chain emissions" and nothing else: scope 3 by the name of its standard. */
const ofValueChain =
  /^(?:(?:total|gross|absolute|our|other|indirect) )*value[- ]chain (?:(?:ghg|greenhouse gas|carbon|co2e?) )?emissions?(?: total)?$/i

export function namedByWords(text: string): 1 | 2 | 3 | null {
  if (ofValueChain.test(text.replace(/ ?[([][^()[\]]*[)\]]$/, '').trim())) return 3
  if (isStatutory(text)) return ownCombustion.test(text) ? 1 : 2
  if (!emission.test(text) || text.length > 90) return null
  if (direct.test(text) && indirect.test(text)) return null
  if (direct.test(text)) return isOfOtherThings.test(text) ? null : 1
  if (!indirect.test(text) || isOfOtherThings.test(text)) return null
  if (other.test(text)) return 3
  return energy.test(text) ? (soldOrUpstream.test(text) ? null : 2) : restOf(text).length === 0 ? 2 : null
}

/** Gases that do not warm the climate, water and land, and emissions of others. */
const isOfOtherThings =
  /\b(?:so2|sox|nox|no2|vocs?|nmvoc|pm10|water|wastewater|land|suppliers?|customers?|tenants?|clients?|lieferanten|kunden|fournisseurs|proveedores|fornitori|fornecedores)\b/i
const energy =
  /[eé]nerg|[eéè]l[eé][ct]tri|elektri|\bheat|steam|cooling|\bpower\b|strom\b|wärme|\bel\b|sähkö|kaukoläm|fjernvarme|fjärrvärme|imported|電力|能源|エネルギー|에너지|전력|enerji|энерг/i
const soldOrUpstream =
  /\bsold\b|upstream|\blosses\b|transmission|\bT&D\b|verkauft|vendu[es]*\b|vendid[ao]s|vendut|solgt|såld|myyty/i

/** "Indirect emissions, location-based (for information)" */
const asAside =
  /\((?:for information(?: only)?|for reference|memo(?: item)?|informative|nachrichtlich|pour information|à titre indicatif|a título informativo|för information|til orientering)\)/gi

/** The words of a label besides those for emissions and for all of them: "Indirect emissions from travel". */
function restOf(text: string): string[] {
  const words = text
    .replace(asAside, ' ')
    .replace(/\([^)]*(?:\)|$)/g, (bracket) => (/\p{L}{4}|[\u3040-\u9fff]{2}/u.test(bracket) ? bracket : ' '))
    .replace(/(?:category|categor[ií]a|catégorie|kategorie?|categorie) ?[1-6]/gi, ' ')
    .match(/\p{L}{4,}|[\u3040-\u9fff\uac00-\ud7a3]{2,}/gu)
  return (words ?? []).filter((one) => one.replace(plainWords, '').replace(ofEmissions, '').length > 1)
}

/** Other words for emissions, and the words between. */
const ofEmissions =
  /energy indirect|emissie[s]?|emissioner|emission|emissioni|emissões|emisje|emisiones|emisyonlar|emisyonları|emisi|выбросы|uitstoot|broeikasgas\p{L}*|gases?|invernadero|serra|sera gazı|dirette|indirette|diretas|indiretas|directe|indirecte|indirectas|indirektes?|epäsuorat|khk|kasvihuonekaasu\p{L}*|dolaylı|pośrednie|cieplarnianych|gazów|парниковых|газов|косвенные|tidak langsung|nepřímé|koldioxid\p{L}*|klimagass?\p{L}*|bilan|year|carbon|ghgs?|gee|[間间]接(?:的な)?|排[出放]量?|温室効果ガス|溫室氣體|温室气体|간접|온실가스|배출량?|의|の/giu

const category = '(?:category|categor[ií]a|catégorie|kategorie?|categorie|kategoria|類別|类别|分類)'
/** "Category 3", "類別三", or "3." before a word. */
const numbered = new RegExp(
  String.raw`${category} ?([1-6]|[一二三四五六])(?!\d)|^\(?([1-6])[.)]? ?[-–.:]? ?(?=\p{L})`,
  'iu',
)

function numberOf(text: string): number | null {
  const [, named, listed] = numbered.exec(text) ?? []
  const number = named ?? listed
  if (number === undefined) return null
  return '一二三四五六'.includes(number) ? '一二三四五六'.indexOf(number) + 1 : Number(number)
}

/**
 * ISO 14064-1 has its own categories: direct emissions, imported energy, transport, products used, use of products, and others. Returns 1
 * to 6 for a label that names one and says so; otherwise null: "Category 1: direct procurement" is scope 3.
 */
export function isoCategory(text: string): number | null {
  const number = numberOf(text)
  if (number === null || !emission.test(text) || /scopes? ?[123]|スコープ|範疇|范畴|範圍|范围/i.test(text)) return null
  const isIndirect = indirect.test(text) || /[間间]接/.test(text)
  if (number === 1) return direct.test(text) && !isIndirect && !/purchas|procure|goods|material/i.test(text) ? 1 : null
  if (!isIndirect) return null
  return number === 2 && !energy.test(text) ? null : number
}

/** Categories of scope 3 and of ISO 14064 share numbers: if one row names an ISO category, those of all rows are. */
export function withoutIsoCategories<T extends { label: string }>(rows: readonly T[]): readonly T[] {
  const isIso = rows.some(({ label }) => [1, 2].includes(isoCategory(label) ?? 0))
  return isIso ? rows.filter(({ label }) => (numberOf(label) ?? 0) < 3) : rows
}

/** Words that describe emissions without narrowing them. */
export const plainWords =
  /scopes?|emissions?|ghg|greenhouse|gas(?:es)?|carbon|dioxide|footprint|co2(?:e|eq|eqv)?|equivalents?|totale?s?|total|gross|global|group|overall|absolute|consolidated|sum|summa|direct|indirect|energy|other|metric|tonnes?|tons?|tonnen|thousand|million|[kmt]t?co2e?|location|market|based|basis|method|approach|standard|corporate|operational|operations?|own|the|of|our|from|in|and|for|by|we|all|to|bruttoutsläpp|utsläpp|av|växthusgaser|koldioxid|direkta?|indirekta?|bruttoväxthusgasutsläpp|platsbaserad\w*|marknadsbaserad\w*|brutto|enligt|ton|emissionen|treibhausgas\w*|thg|direkte|indirekte|standortbasiert\w*|marktbasiert\w*|émissions|directes|indirectes|ges|de|des|du|brutes|gaz|effet|serre|champs?|application|portées?|fonction|emplacement|marché|emisiones|directas|indirectas|gei|utslipp|udledning\w*|päästöt|subtotal|restated|reported|koncernen|konzern|gesamt|omfang|klimagassutslipp|drivhusgas\w*|klimaregnskab\w*|スコープ|温室効果ガス|総?排出量|合計/gi
