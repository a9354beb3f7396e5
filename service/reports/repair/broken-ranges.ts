import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'

const begun = /^\d[\d.,]* ?[-–]$/
const rest = /^\d[\d.,]*$/

/** Joins "210.8-" over "327.8": a range that a narrow column broke at its dash, which is neither one amount nor two. */
export function joinBrokenRanges(page: Page): Page {
  const taken = new Set<Chunk>()
  const joined = page.lines.map((line, at) => ({
    ...line,
    chunks: line.chunks.map((one) => withRest(one, page.lines[at + 1], taken)),
  }))
  const lines = joined
    .map((line) => ({ ...line, chunks: line.chunks.filter((one) => !taken.has(one)) }))
    .filter(({ chunks }) => chunks.length > 0)
  return { ...page, lines }
}

function withRest(chunk: Chunk, next: Line | undefined, taken: Set<Chunk>): Chunk {
  if (!next || !begun.test(chunk.text) || next.y - chunk.y > 2 * chunk.size) return chunk
  const end = next.chunks.find((one) => rest.test(one.text) && overlap(one, chunk) > 0)
  if (!end) return chunk
  taken.add(end)
  return { ...chunk, text: `${chunk.text}${end.text}`, x0: Math.min(chunk.x0, end.x0), x1: Math.max(chunk.x1, end.x1) }
}
