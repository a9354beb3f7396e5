import type { Chunk, Line } from '@/service/reports/model/page'

type Band = { x0: number; x1: number; count: number }

/** The least number of full-width lines that make a column of justified text. */
const least = 3

/**
 * Joins the lines of a narrow justified column into one run of text each: their words stand so far apart that each would become a cell.
 * The gaps of such a line are all alike, and full-width lines stand above or below it between the same edges.
 */
export function withJustifiedWhole(lines: readonly Line[]): Line[] {
  const bands = bandsOf(lines)
  if (bands.length === 0) return [...lines]
  return lines.map((line) => bands.reduce(joinedIn, line))
}

function bandsOf(lines: readonly Line[]): Band[] {
  const bands: Band[] = []
  for (const { chunks } of lines)
    for (const { x0, x1, text } of chunks) {
      if (text.split(' ').length < 4) continue
      const band = bands.find((one) => isEdge(one.x0, x0) && isEdge(one.x1, x1))
      if (band) band.count += 1
      else bands.push({ x0, x1, count: 1 })
    }
  return bands.filter(({ count }) => count >= least)
}

function isEdge(one: number, other: number): boolean {
  return Math.abs(one - other) < 1.5
}

function joinedIn(line: Line, { x0, x1 }: Band): Line {
  const own = line.chunks.filter((one) => one.x0 > x0 - 1.5 && one.x1 < x1 + 1.5)
  const [first] = own
  const last = own.at(-1)
  if (!first || !last || own.length < 3 || !isEdge(first.x0, x0) || !isEdge(last.x1, x1)) return line
  const gaps = own.slice(1).map((one, at) => one.x0 - (own[at]?.x1 ?? 0))
  const areAlike = Math.max(...gaps) - Math.min(...gaps) < 2 && Math.max(...gaps) < 3 * line.size
  const words = own.filter(({ text }) => /\p{L}{2}/u.test(text))
  if (!areAlike || words.length < own.length / 2) return line
  const whole: Chunk = {
    ...first,
    x1: last.x1,
    text: own.map(({ text }) => text).join(' '),
    marks: own.flatMap(({ marks }) => marks),
  }
  return { ...line, chunks: line.chunks.flatMap((one) => (one === first ? [whole] : own.includes(one) ? [] : [one])) }
}
