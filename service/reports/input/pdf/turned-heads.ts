import type { Chunk, Page, Run } from '@/service/reports/model/page'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { buildLines } from './build-lines'

type Layer = { angle: number; runs: readonly Run[] }
type Sheet = { width: number; height: number }

/**
 * Heads of narrow columns are often turned: years that run up or down the page beside each other above upright amounts. They are set
 * upright at their feet as one line; other turned text (margins, axes of charts) stays where it is.
 */
export function turnedHeads({ angle, runs }: Layer, page: Sheet): Run[] {
  if (angle !== 90 && angle !== 270) return []
  const chunks = buildLines(runs).flatMap((line) => line.chunks)
  const years = chunks.filter(({ text }) => text.length < 40 && parseHeaderYear(text) !== null)
  const rows = years.map((one) => years.filter((other) => isBeside(one, other)))
  const row = rows.sort((a, b) => b.length - a.length)[0] ?? []
  const [first] = row
  if (!first || row.length < 3) return []
  const heads = chunks.filter((one) => row.includes(one) || (isBeside(first, one) && one.text.length < 40))
  const feet = heads.map((one) => (angle === 270 ? page.height - one.x0 : one.x1))
  return heads.map(({ text, y, size }) => {
    const x = angle === 270 ? y - size * 0.7 : page.width - y
    return { text, size, x0: x, x1: x + size * 0.7, y: Math.max(...feet) }
  })
}

/** Both begin, or both end, at the same height of the page. */
function isBeside(one: Chunk, other: Chunk): boolean {
  return Math.abs(one.x0 - other.x0) < 4 || Math.abs(one.x1 - other.x1) < 4
}

/** Whether upright amounts stand below most of these heads; otherwise they are axis labels or rows of a turned table. */
export function standsOver(heads: readonly Run[], upright: Page): boolean {
  const over = heads.filter(({ x0, x1, y }) =>
    upright.lines.some(
      (line) =>
        line.y > y &&
        line.y - y < 150 &&
        line.chunks.some((chunk) => chunk.x0 < x1 + 6 && chunk.x1 > x0 - 6 && /^[\d.,' –-]+$/.test(chunk.text)),
    ),
  )
  return heads.length > 0 && over.length >= heads.length * 0.6
}
