export type QuotePlace = { before: string[]; line: string; after: string[] }

/** Letters and digits alone: borders, tabs, semicolons and raised marks of notes are no words of a quote. */
function plain(text: string): string {
  return text
    .replace(/[⁰¹²³⁴-⁹]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

const around = 40

/**
 * The line of a text that a figure was read from, with those around it. `page` is none of it: a text has no pages that its
 * reader would know. Null where the words are not in the text.
 */
export function findQuote(text: string, quote: string): QuotePlace | null {
  const lines = text.split(/\r?\n/)
  const wanted = plain(quote)
  if (wanted === '') return null
  const plainLines = lines.map(plain)
  const whole = plainLines.findIndex((line) => line.includes(wanted))
  // A quote may have been shortened, or be a sentence that goes on in the next line.
  const at = whole >= 0 ? whole : plainLines.findIndex((line) => line.length > 15 && wanted.includes(line))
  const line = lines[at]
  if (line === undefined) return null
  return { before: lines.slice(Math.max(0, at - around), at), line, after: lines.slice(at + 1, at + 1 + around) }
}
