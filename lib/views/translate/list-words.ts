import type { Format } from '@/lib/format/create-format'

/** "1, 2 and 3" as the reader's language joins them. */
export function listInWords(parts: readonly string[], format: Format): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return format.words('ui')('and', { first: joinWithCommas(parts.slice(0, -1), format), second: last })
}

/**
 * "Scopes 1 and 2" -> "scopes 1 and 2": one of our names inside a sentence. German keeps its capitals, as all our names begin with nouns
 * there.
 */
export function withinSentence(words: string, format: Format): string {
  return format.locale.startsWith('de') ? words : words.charAt(0).toLocaleLowerCase(format.locale) + words.slice(1)
}

/** "one, two", with the comma of the reader's language. */
export function joinWithCommas(parts: readonly string[], format: Format): string {
  const words = format.words('ui')
  return parts.slice(1).reduce((first, second) => words('comma', { first, second }), parts[0] ?? '')
}

/** Sentences one after the other, without nulls; null if none is left. */
export function joinKnown(sentences: readonly (string | null)[], format: Pick<Format, 'locale'>): string | null {
  const known = sentences.filter((sentence) => sentence !== null)
  return known.length === 0 ? null : known.join(format.locale.startsWith('ja') ? '' : ' ')
}

/** "One. Two", without the final full stop, which its place adds or leaves out; Japanese has its own full stop and no space behind it. */
export function joinSentences(sentences: readonly string[], format: Pick<Format, 'locale'>): string {
  return sentences.join(format.locale.startsWith('ja') ? '。' : '. ')
}
