export type QuotePlace = { before: string[]; line: string; after: string[] }

/** Only letters and digits: borders, tabs, semicolons and raised footnote marks are not words of a quote. */
function plain(text: string): string {
  return text
    .replace(/[⁰¹²³⁴-⁹]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

const around = 40

/**
 * The line of a text from which a figure was read, with the lines around it. A text has no pages that its reader would know, so `page` is
 * not used. Null if the words are not in the text.
 */
export function findQuote(text: string, quote: string): QuotePlace | null {
  const lines = text.split(/\r?\n/)
  const wanted = plain(quote)
  if (wanted === '') return null
  const plainLines = lines.map(plain)
  const whole = plainLines.findIndex((line) => line.includes(wanted))
  if (whole >= 0) return placeOf(lines, whole, whole)
  const over = linesOf(plainLines, wanted)
  if (over) return placeOf(lines, ...over)
  // A quote may be shortened, or be a sentence that continues on the next line.
  const part = plainLines.findIndex((line) => line.length > 15 && wanted.includes(line))
  return part < 0 ? null : placeOf(lines, part, part)
}

function placeOf(lines: readonly string[], from: number, to: number): QuotePlace {
  return {
    before: lines.slice(Math.max(0, from - around), from),
    line: lines.slice(from, to + 1).join('\n'),
    after: lines.slice(to + 1, to + 1 + around),
  }
}

/** The most lines that a quote may span, including empty ones: a label, its amount and its unit. */
const most = 6

/** The first and last of the few lines that together hold the quote; null without any. */
function linesOf(plainLines: readonly string[], wanted: string): [number, number] | null {
  for (const [from, first] of plainLines.entries()) {
    if (first === '' || !wanted.startsWith(first)) continue
    let said = first
    for (let to = from + 1; to < from + most && to < plainLines.length; to += 1) {
      said = `${said} ${plainLines[to]}`.trim()
      if (said.includes(wanted)) return [from, to]
    }
  }
  return null
}
