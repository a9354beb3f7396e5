/** The source of a pattern that finds whole words in every script, as `\b` does for ASCII. */
export function wholeWords(words: string): string {
  return String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
}
