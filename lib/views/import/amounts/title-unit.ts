import { withoutUnitWords } from './plain-words'
import { readUnit } from './read-unit'

type TitleUnit = { scale: number; currency: string | null; text: string }

const inBrackets = /[([【（［]([^()[\]【】（）［］]*)[)\]】）］]/gu
/** The text after "in" or a colon: "Beträge in TEUR", "単位：千円". */
const said = /(?:(?<![\p{L}])(?:in|i|en)\s|[:：])\s*([^,;:：。、()]+)/giu

/** Longer texts are no title but prose, on which the patterns above would take long. */
const longestTitle = 1_000

/** The multiplier that a title, a sheet's name or a note gives for all amounts of its list; null if none does. */
export function readTitleUnit(texts: readonly string[]): TitleUnit | null {
  for (const text of texts.filter(({ length }) => length <= longestTitle)) {
    const parts = [...text.matchAll(inBrackets), ...text.matchAll(said)].map(([, part]) => part ?? '')
    for (const part of parts) {
      // Not read as a unit: "(m)" and "(1000)" may mean anything there.
      const { scale, currency, rest } = readUnit(part, false)
      if (scale !== null && withoutUnitWords(rest) === '') return { scale, currency, text: text.trim() }
    }
  }
  return null
}
