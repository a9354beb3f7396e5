import { descriptors, operatingWords } from './name-vocabulary'
import type { NameParts } from './read-name'

/** Whether words say no more than where, and what for: "Canada", "Deutschland Vertriebs", "Ireland Operations". */
export function isPlaceAlone(words: readonly string[], { placeWords }: Pick<NameParts, 'placeWords'>): boolean {
  const saysNoMore = (word: string) => placeWords.has(word) || operatingWords.has(word) || descriptors.has(word)
  return words.some((word) => placeWords.has(word)) && words.every(saysNoMore)
}
