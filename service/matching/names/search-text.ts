import { foldText } from './fold-text'

/** Stand between words as blanks do: "Coca Cola" finds "Coca-Cola", and "l oreal" finds "L’Oréal". */
const betweenWords = /[\s./(),:&'’"-]+/g

/** What is typed, as it is looked for: folded, with one blank between words. "" where there is nothing to look for. */
export function searchWords(text: string): string {
  return foldText(text).replace(betweenWords, ' ').trim()
}

/** Texts to be found by, each in a line of its own that begins with a blank, so that "\n ab" begins one and " ab" begins a word. */
export function searchText(texts: readonly string[]): string {
  const lines = new Set(texts.map(searchWords).filter((line) => line !== ''))
  return lines.size === 0 ? '' : `\n ${[...lines].join('\n ')}\n`
}
