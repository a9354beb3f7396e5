/** The source of a pattern that finds words as wholes: what `\b` says of ASCII, for letters of every script. */
export function wholeWords(words: string): string {
  return String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
}
