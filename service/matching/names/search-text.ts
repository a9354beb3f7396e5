import { foldText } from './fold-text'

/** Signs that separate words like spaces: "Coca Cola" finds "Coca-Cola", and "l oreal" finds "L’Oréal". */
const betweenWords = /[\s./(),:&'’"-]+/g

/** Typed text prepared for searching: folded, with one space between words. "" if nothing is left. */
export function searchWords(text: string): string {
  return foldText(text).replace(betweenWords, ' ').trim()
}

/** Searchable texts, each on a line that begins with a space, so that "\n ab" finds the beginning of a text and " ab" that of a word. */
export function searchText(texts: readonly string[]): string {
  const lines = new Set(texts.map(searchWords).filter((line) => line !== ''))
  return lines.size === 0 ? '' : `\n ${[...lines].join('\n ')}\n`
}
