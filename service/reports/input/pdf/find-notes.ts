import { type Line, lineText } from '@/service/reports/model/page'
import { methodOf } from '@/service/reports/words/parse-scope'
import { plainMarks } from './raised-marks'

/** The footnotes of a page, by mark: "1. Emissions using the market-based method" is the note of "1". */
export function findNotes(lines: readonly Line[]): Map<string, string> {
  const notes = new Map<string, string>()
  for (const [at, line] of lines.entries()) {
    const raised = raisedNote(line, lines[at + 1])
    if (raised) notes.set(raised.mark, raised.note)
    const text = plainMarks(lineText(line).trim())
    const found = /^[(]?([1-9]\d?|[a-z]|\*{1,3}|[†‡§])[.):]?\s+(?=\p{L})(.{8,})$/u.exec(text)
    const [, mark, note] = found ?? []
    const marked = line.chunks[0]?.marks[0]
    // The last one wins: footnotes stand at the end, and "1 January" further up is not one.
    if (mark && note) notes.set(mark, note)
    else if (marked) notes.set(marked, text)
  }
  return notes
}

/** A mark raised above the words of its note forms a line of its own above them. */
function raisedNote(line: Line, next: Line | undefined): { mark: string; note: string } | null {
  const [mark] = line.chunks
  const note = next?.chunks.find(
    ({ x0, text }) => mark && x0 >= mark.x1 && x0 - mark.x1 < next.size && /\p{L}/u.test(text),
  )
  if (!mark || !next || !note || !/^[1-9]\d?$/.test(mark.text) || next.y - line.y > next.size * 0.8) return null
  return { mark: mark.text, note: note.text }
}

/** The scope 2 method that a note states for whatever carries its mark; "All other figures are …" in it is about the rest. */
export function methodOfNote(note: string): 'lb' | 'mb' | null {
  return methodOf(note) ?? methodOf(note.split(/(?<=\p{L}{3})\. (?=\p{Lu})/u)[0] ?? '')
}
