import { findUnit } from './parse-unit'

/** The unit of mass at the beginning of a text directly after an amount; null without one. */
export function unitAfter(after: string): string | null {
  const words =
    /^\s?(?:MTCDE\b|\(?(?:US |short )?(?:million(?:en|er|s)?(?: of| de)?|mill[oó]n(?:es)? de|milion[ei] di|milh(?:ões|ão) de|miljo(?:ner|en|onaa)|milj\.|thousand|tausend|milliers de|mil(?:es de)?|mila|migliaia di|duizend|tuhatta|mill\.|tusen(?:tals)?|tusinde?|mio\.?|tsd\.?|kilo|k|M|mega|metric |百[万萬만]|[千천万萬만亿億억]|lakh |crore |ribu |juta |тыс\.? |млн\.? )?\s?(?:metric )?(?:(?:t(?:onne[sn]?|onn|ons?|onnia|onniin|oneladas|onnellate)?|mt|MT|kg)\b|hiilidioksidi\p{L}*tonni\p{L}*|トン|公?[吨噸]|톤|т(?!\p{L}))(?:[\s-]*(?:of |de |av )?\(?(?:二氧化碳(?:[当當]量)?|CO\s?[2₂]\s?-?(?:e\b|eq\w*|äq\w*|ekv\w*)?|koldioxid\w*|carbon dioxide)?(?: ?(?:equivalents?|ekvivalenter|äquivalente?))?)?|t?CO\s?[2₂]\s?-?(?:e|eq)?\w*(?: ?equivalents?)? ?\((?:US |metric |short )?tons?\)|(?:(?:milliers|millions?) de )?[kM]?t ?[eé]q\.? ?CO\s?[2₂]|(?:(?:million|thousand|miljoner|millioner|mill\.|tusen(?:tals)?|tusinde?|mio\.?|mn|tsd\.?|millions? de|millon(?:es)? de|milion[ei] di|milh(?:ões|ão) de|mil(?:es de)?|migliaia di|tuhatta|miljoonaa|duizend|miljoen|k|m) ?)?[kM]?tCO\s?[2₂]\s?-?(?:e|eq\w*)?)/iu.exec(
      after,
    )
  const unit = words?.[0]?.trim()
  return unit && findUnit(unit) ? unit : null
}

/** The text after an amount's unit and its short form in brackets: "tonnes of CO2 equivalent (tCO2e) in 2024". */
export function afterUnit(after: string): string {
  const unit = unitAfter(after)
  if (unit === null) return after
  return after
    .slice(after.indexOf(unit) + unit.length)
    .replace(
      /^[ -]?(?:of |de )?(?:[eé]q\w*\.? ?)?(?:CO ?2\S{0,4}|equivalents?)?(?: ?\((?:[kM]?t ?CO ?2\w*|tonnes?)\))?/i,
      '',
    )
}
