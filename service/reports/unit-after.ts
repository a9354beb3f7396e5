import { findUnit } from './parse-unit'

/** The unit of mass that text begins with, right after an amount; null for none. */
export function unitAfter(after: string): string | null {
  const words =
    /^\s?(?:\(?(?:US |short )?(?:million|thousand|miljoner|millioner|mill\.|tusen|tusind|mio\.?|tsd\.?|millions de|kilo|k|M|mega|metric |百万|千|万)?\s?(?:metric )?(?:(?:t(?:onne[sn]?|onn|ons?|onnia|oneladas|onnellate)?|mt|MT|kg)\b|トン)(?:[\s-]*(?:of |de |av )?\(?(?:CO\s?[2₂]\s?-?(?:e\b|eq\w*|äq\w*|ekv\w*)?|koldioxid\w*|carbon dioxide)?(?: ?(?:equivalents?|ekvivalenter|äquivalente?))?)?|t?CO\s?[2₂]\s?-?(?:e|eq)?\w*(?: ?equivalents?)? ?\((?:US |metric |short )?tons?\)|(?:(?:million|thousand|miljoner|millioner|mill\.|tusen|tusind|mio\.?|mn|tsd\.?|millions de|millones de|milioni di|k|m) ?)?[kM]?tCO\s?[2₂]\s?-?(?:e|eq\w*)?)/i.exec(
      after,
    )
  const unit = words?.[0]?.trim()
  return unit && findUnit(unit) ? unit : null
}
