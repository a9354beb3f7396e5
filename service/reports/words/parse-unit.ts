import { isMoneyUnit } from '@/service/reports/facts/money-units'
import { foreignUnit, isUnknownUnit } from './multiples-of-tonnes'
import { plainText } from './plain-text'

/** Tonnes per printed unit; null for "Mt", metric or million tonnes, which the size of amounts decides. */
export type Unit = {
  tonnes: number | null
  gas: 'CO2e' | 'CO2'
  printed: string
  /** "zillion tonnes", "tonnes of carbon": the multiple or substance is unknown, so its amounts are not read. */
  isUnknown?: true
}

const gas = `(?:co2|mtcde|carbon|ghg|greenhouse|koldioxid|kohlendioxid|equiv|hiilidioksid|carbone)`
/**
 * Letters with marks are letters too: the last of "päästöt" is no tonne, nor is the end of "undersökt" a kilotonne. "T34" is a
 * table's number; one digit can be a footnote's mark.
 */
const letter = String.raw`a-z\u00c0-\u024f`
const word = String.raw`(?<![${letter}])`
const ton = String.raw`(?:metric[- ]?)?(?:(?:tonnes?|tons?|tonnen|tonn|tonneja|tonnia|tonniin|toneladas|tonnellate|mg(?= ?\(?co2)|tn\.?(?= ?\(?co2)|t(?!\d\d))(?![${letter}])|(?:hiilidioksidi|co2)[${letter}-]{0,16}tonni[${letter}]*|トン|公[噸吨]|[噸吨])`
const tonGas = String.raw`(?:metric[- ]?)?(?:tonnes?|tons?|tonnen|tonn|tonnia|tonniin|toneladas|tonnellate|t)[\s-]*\(?(?:of |de |di )?(?:éq\w*\.? |eq\w*\.? ?)?(?=co2)`

/** In order: longer words first, as "thousand tonnes" contains "tonnes". */
const units: readonly { pattern: RegExp; tonnes: number | null }[] = [
  { pattern: /(?:us|u\.s\.|short)[ -]tons?\b/i, tonnes: 0.907_184_74 },
  { pattern: /\bgigatonnes?\b|\bgt\s?co2/i, tonnes: 1e9 },
  {
    pattern: new RegExp(
      String.raw`(?:millions?|millionen|mn\.?|mln\.?|mio\.?|miljone?r?|milj\.|miljoen|millioner|mill[oó]n(?:es)?|milion[ei] di|milh(?:ões|ão)|miljoonaa?|mill\.)(?: of| de)? ?(?:metric ?)?(?:${ton}|${tonGas}|mt(?:\b|(?=co2)))|${word}(?:mm ?mt|mm ?t\b|m ?t ?co2 ?e? ?\(million|mmt(?:co2)?|m tco2|m (?:tonnes?|tons?|t)\b)|megaton|百万 ?(?:t|トン)|(?:${ton}|${tonGas}|mt ?co2).{0,24}(?:in |\((?:in )?)(?:millions?|mio)|(?<![\d.,])10\^6 ?-?(?:${ton}|${tonGas})`,
      'i',
    ),
    tonnes: 1e6,
  },
  {
    pattern: new RegExp(
      String.raw`万 ?(?:t|トン)|(?<![\d.,])(?:10[ ,.]000|10 ?thousand|ten thousand)s? ?-?(?:of )?(?:metric ?)?(?:${ton}|${tonGas})|(?<![\d.,])10\^4 ?-?(?:${ton}|${tonGas})`,
      'i',
    ),
    tonnes: 1e4,
  },
  {
    pattern: new RegExp(
      String.raw`(?:\(?thousands?\)?|tausend|tsd\.?|tusen(?:tals?)?|tusinde?|milliers|miles|mil(?:hares)?|mila|migliaia|duizend|tuhatta|tuhat|tys\.|tis\.|(?<![\d.,])['’]?000['’]?s?|\(['’]?000s?\)|(?<![\d.,])1[ ,.'’]?000(?:[- ]?tals?(?![a-z]))?|(?<![\d.,])10\^?3|10 3)(?: of| de| di)? ?-?(?:metric ?)?(?:${ton}|${tonGas}|mt(?:\b|(?=co2)))|${word}(?:kilo ?ton|kt(?:ons|(?![${letter}\d])|co2|-co2|on)|gg co2|k ?mt ?co2|tt co2|k (?:tonnes?|tons?|tco2))|千 ?(?:t|トン)|(?:${ton}|${tonGas}|mt ?co2).{0,34}(?:in|i|en) (?:thousands?|tausend|tsd|tusen|tusinde?|milliers|miles|duizend)|(?:${ton}|mt ?co2).{0,14}\(?['’]?000s?\)?$|(?:${ton}|${tonGas}|mt ?co2).{0,14}(?:x|×|in) ?1[,.' ]?000\b|(?:${ton}|${tonGas}|mt ?co2).{0,12}, (?:in )?(?:thousands|['’]000s?)(?![${letter}])|(?:${ton}|${tonGas}|mt ?co2).{0,24}\((?:in )?(?:thousands?|tausend|tusen|tusind|milliers|miles|['’]?000s?)\)`,
      'i',
    ),
    tonnes: 1e3,
  },
  {
    pattern: /\b(?:kg|kilograms?|kilogramm|kilogrammes?|kilogramos|kilo)[\s-]*(?:of )?(?=co2|carbon|$|\))/i,
    tonnes: 1e-3,
  },
  // Metric tons of carbon dioxide equivalent, as American universities write it.
  { pattern: /\bmetric[- ]?(?:tonnes?|tons?)\b|\bmetric tco2|\bmtcde\b/i, tonnes: 1 },
  // "Mton" is a million in Swedish and Dutch, and metric in some English.
  {
    pattern: new RegExp(String.raw`${word}m\.?t\.?(?:e|ons?(?![${letter}])|(?![${letter}\d])|[\s-]?\(?co2)`, 'i'),
    tonnes: null,
  },
  { pattern: new RegExp(`${word}(?:${ton}|${tonGas})`, 'i'), tonnes: 1 },
]

const perSomething =
  /(?<!\bas )\bper\b(?! (?:(?:the )?(?:cdp|gri|sasb|tcfd|csrd|esrs|iso|ghg protocol|defra|secr)\b|(?:(?:fiscal|financial|reporting|calendar|business) )?year|annum|cent|scope|categor|kategori|total|region|country|land|site|source|affärsområde|verksamhet|segment|division|business (?:area|unit)|\d))|\/ ?(?:m2|m²|sqm|sq|kvm|ft|kwh|mwh|gwh|gj|fte|employee|eur|usd|chf|sek|nok|dkk|gbp|£|€|\$|m[eur$£€]|million|revenue|ton|t\b|unit|km|asm|rpm|rtk|ask|rpk|kg|product|head|capita|litres?|liters?|l\b|gallons?|bbl|barrels?|boe|m3|nm3|hl|tkm|pkm|passenger|guest|room|bed|patient|hour|vehicle|store|piece|ounce|oz|anställd|omsättning|mitarbeiter|(?<!\bn\/ ?)m\b|mio|(?<![€$£] ?\/ ?)(?:mln|mld|mrd)|msek|meur|mnok|tonne)|intensi[td]|intensität|pro (?:tonne|mitarbeit|mio|million|euro|m2|quadratmeter|kopf|fte|vollzeit|umsatz|stück|einheit|passagier|gast|kund|liter|kilometer|km\b)|par (?:tonne|salarié|million|employé|collaborateur|m2|unité|etp|habitant)|por (?:tonelada|empleado|emplead|trabajador|persona|mill[oó]n|unidad|habitaci|ingreso|ventas|m2|colaborador|funcion[aá]rio|receita|milh)|(?:^|[ (])(?:g|gram|grams) ?co2|\bje (?!nach|weil)\p{L}|\bpr\.? (?!\d|år|region|land)\p{L}|原単位|密集度|排放[強强]度|[当あ]たり|\/ ?(?:[億亿萬万千]|百[萬万])+元|\/ ?(?:百万|億|千)?円|co2[- ]?(?:e|eq)?[)]? ?\/ ?(?:(?:billion|bn|mn|k|m|t|1[,.]?000) ?)?(?:yen|jpy|¥|krw|won|inr|rmb|cny|aud|cad|brl|r\$|chf|[€$£]|employees?|units?|products?)|co2[- ]?(?:e|eq)?[)]? ?\/ ?(?:mt|metric tons?|tonnes?) (?:of )?(?!co2|ghg|carbon)\p{L}{3,}|kg ?co2[- ]?(?:e|eq)?[)]? ?\/ ?(?!co2|ghg|year|yr|annum|an?\b|scope|month|country|region|site|source|metric|total|en\b|och\b)[a-z]{2,}|\bspecific emissions|spezifische|ominais/iu

/** The unit of mass that a cell, a label or a caption names. With `mustNameGas` a bare "t" is not enough. */
export function findUnit(raw: string, mustNameGas = false): Unit | null {
  const text = plainText(raw)
  const names = new RegExp(gas, 'i').test(text)
  if (mustNameGas && !names) return null
  const foreign = foreignUnit(text)
  if (foreign) {
    const printed = shorten(text, foreign.at, foreign.length)
    return { tonnes: foreign.tonnes, gas: gasOf(text), printed }
  }
  for (const { pattern, tonnes } of units) {
    const found = pattern.exec(text)
    if (!found) continue
    // Only plain tonnes may hide an unknown word.
    if ((tonnes === 1 || tonnes === null) && isUnknownUnit(text))
      return { tonnes: null, gas: gasOf(text), printed: text.slice(0, 48), isUnknown: true }
    return { tonnes, gas: gasOf(text), printed: shorten(text, found.index, found[0].length) }
  }
  return null
}

/** Whether a text names a unit as such, not behind an amount ("avoided 1.2 million tonnes"). */
export function namesUnit(raw: string, mustNameGas = false): boolean {
  const text = plainText(raw).replace(amountWithUnit, ' ')
  return findUnit(text, mustNameGas) !== null
}

/** "1.2 million tonnes", "2,300 t"; not "1,000 t" and "10^3 t", which are units. */
const amountWithUnit =
  /(?<![\d.,^'])(?!1[,.' ]?000(?![\d,.])|10[,. ]000(?![\d,.])|10\^)\d[\d.,']*(?: \d{3})*(?:[.,]\d+)?[ -]?(?:(?:million|billion|thousand|mio\.?|mn|tsd\.?|miljoner|millions? de|tusen)s? )?(?:metric )?(?:[kmg]?t|tonnes?|tons?|tonnen|mt|mmt|kilotonnes?|kg|toneladas|tonnellate|トン)(?![a-z])(?:[ -]?(?:of )?co2(?:e|-?eq\w*)?)?/gi

/** "In thousands of tonnes CO2e, except intensity" */
const exception = /\b(?:except|excluding|other than|apart from)\b[^.;()]{0,40}$/i

export function isIntensity(raw: string): boolean {
  return perSomething.test(plainText(raw).replace(exception, ' '))
}

/** A unit other than mass: its row holds no emissions. */
export function isOtherUnit(raw: string): boolean {
  const text = plainText(raw).trim()
  if (isMoneyUnit(text)) return true
  return /^\(?(?:%|percent|procent|prozent|[kmgt]?wh|[kmgtp]?j|m3?|m2|million m3|litres?|liters?|l|gal(?:lons?)?|therms?|eur\b.*|usd\b.*|sek\b.*|number|index|hours?|days?|kwh\/.*|ratio|1[,.' ]?000 (?:m[23]?|mwh|gj)|(?:1[,.' ]?000 |thousands? (?:of )?|millions? (?:of )?|mio\.? |mn |t)?(?:[pv]?km|kilomet(?:er|re)s?|(?:passenger|person|personen|vehicle|tonne)[- ]?(?:km|kilomet(?:er|re)s?)|miles)|mbtu|mmbtu|fte|percentage|cases|headcount|ftes|people|persons?|persones?|personnes?|personas|pessoas|persone|personen(?:zahl)?|personer|osob[ya]|köpfe|vzä|etp|htv|teste|人|名|명)\)?$/i.test(
    text,
  )
}

function gasOf(text: string): 'CO2e' | 'CO2' {
  if (!/co2/i.test(text)) return 'CO2e'
  return /(?:\b|(?<=t))eco2|co2[\s-]*\(?(?:e\b|eq|ekv|äq|aequ|equ|-e|é|экв|екв)|equiv|äquiv|ekviv|ekv|eqv|co2e/i.test(
    text,
  )
    ? 'CO2e'
    : 'CO2'
}

/** The unit with its gas, without the sentence around it. */
function shorten(text: string, at: number, length: number): string {
  const after =
    text
      .slice(at + length)
      .match(
        /^(?:e\b|-?eq\w*)|^[\s-]*(?:of )?\(?co2[\s-]?(?:e\b|eqv?\.?|equivalents?|äquivalente?|ekvivalenter|экв\.?|екв\.?)?\)?/i,
      )?.[0] ?? ''
  const unit = (text.slice(at, at + length) + after).trim()
  // An unbalanced closing bracket belongs to the surrounding text.
  return unit.endsWith(')') && !unit.includes('(') ? unit.slice(0, -1).trim() : unit
}
