import { tradeWords } from './name-vocabulary'
import type { NameParts } from './read-name'

function tellingWords(name: NameParts): string[] {
  return name.core.filter((word) => !tradeWords.has(word) && !name.placeWords.has(word) && word.length > 1)
}

/** Whether these words are distinctive enough to identify a company by name alone. */
export function isTelling(name: NameParts, hasRareWord: boolean): boolean {
  return tellingWords(name).length > 0 && (name.core.length > 1 || (hasRareWord && !name.isTrimmed))
}

/** Whether that depends on the first word being rare: mostly it does not, and the lookup can be skipped. */
export function dependsOnRareWord(name: NameParts): boolean {
  return isTelling(name, true) !== isTelling(name, false)
}
