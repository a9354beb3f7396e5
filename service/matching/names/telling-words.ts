import { tradeWords } from './name-vocabulary'
import type { NameParts } from './read-name'

function tellingWords(name: NameParts): string[] {
  return name.core.filter((word) => !tradeWords.has(word) && !name.placeWords.has(word) && word.length > 1)
}

/** Whether these words are enough to know a company by when nothing but its name is given. */
export function isTelling(name: NameParts, hasRareWord: boolean): boolean {
  return tellingWords(name).length > 0 && (name.core.length > 1 || (hasRareWord && !name.isTrimmed))
}

/** Whether it matters for these words if the first is rare: mostly it does not, and need not be looked up. */
export function dependsOnRareWord(name: NameParts): boolean {
  return isTelling(name, true) !== isTelling(name, false)
}
