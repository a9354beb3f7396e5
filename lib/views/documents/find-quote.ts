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
  if (whole >= 0) return placeOf(lines, whole, whole)
  const over = linesOf(plainLines, wanted)
  if (over) return placeOf(lines, ...over)
  // A quote may have been shortened, or be a sentence that goes on in the next line.
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

/** How many lines a quote may go over, empty ones between them included: a label, its amount and its unit. */
const most = 6

/** The first and the last of the few lines that hold the quote together; null where none do. */
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
