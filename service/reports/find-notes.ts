import { type Line, lineText } from './page'

/** The footnotes of a page, by mark: "1. Emissions using the market-based method" is the note of "1". */
export function findNotes(lines: readonly Line[]): Map<string, string> {
  const notes = new Map<string, string>()
  for (const line of lines) {
    const text = lineText(line).trim()
    const found = /^[(]?([1-9]\d?|[a-z]|\*{1,3}|[†‡§])[.):]?\s+(?=\p{L})(.{8,})$/u.exec(text)
    const [, mark, note] = found ?? []
    const marked = line.chunks[0]?.marks[0]
    // The last one counts: footnotes stand at the end, and "1 January" further up is none.
    if (mark && note) notes.set(mark, note)
    else if (marked) notes.set(marked, text)
  }
  return notes
}
