import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'

const mark = /^\(\*\d{1,2}\)$/
const marked = /^(\d[\d.,]*) ?(\(\*\d{1,2}\))$/

/**
 * "1,551" over "(*6)" in a two-line cell, with the words of its row at the height between: puts the amount into the row. "9 (*6)" is an
 * amount and a mark. The marks stay with the amounts.
 */
export function withoutMarksUnder(page: Page): Page {
  const gone = new Set<number>()
  const lines = page.lines.map((line) => ({ ...line, chunks: line.chunks.map(withoutMark) }))
  for (const [at, line] of lines.entries()) {
    const [row, marks] = [lines[at + 1], lines[at + 2]]
    if (!row || !marks || !areMarksOf(line, row, marks)) continue
    const amounts = line.chunks.map((one) => ({ ...one, y: row.y }))
    row.chunks = [...row.chunks, ...amounts].sort((a, b) => a.x0 - b.x0)
    gone.add(at).add(at + 2)
  }
  return { ...page, lines: lines.filter((_, at) => !gone.has(at)) }
}

function withoutMark(chunk: Chunk): Chunk {
  const [, amount, name] = marked.exec(chunk.text) ?? []
  return amount === undefined || name === undefined
    ? chunk
    : { ...chunk, text: amount, marks: [...chunk.marks, name.slice(1, -1)] }
}

/** Whether each amount of the upper line has a mark directly below it, and the row between begins with words and has no amount there. */
function areMarksOf(upper: Line, row: Line, marks: Line): boolean {
  const isNear = marks.y - upper.y < 1.7 * upper.size
  const areAmounts = upper.chunks.every(({ text }) => /^\d[\d.,]*$/.test(text))
  const hasMark = (one: Chunk) => marks.chunks.some((other) => mark.test(other.text) && overlap(one, other) > 0)
  const isFree = (one: Chunk) => row.chunks.every((other) => overlap(one, other) <= 0)
  return (
    isNear &&
    areAmounts &&
    marks.chunks.length === upper.chunks.length &&
    upper.chunks.every((one) => hasMark(one) && isFree(one)) &&
    /\p{L}{3}/u.test(row.chunks[0]?.text ?? '')
  )
}
