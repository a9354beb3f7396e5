import type { Chunk, Line, Page } from '@/service/reports/model/page'

const begun = /^\d{1,3}(?: \d{3})*$/
const rest = /^\d{3}(?: \d{3})*$/

/**
 * Joins "1 644" over "020": amounts that a narrow column broke at their space; unjoined they would be a thousandth. Only if the page
 * shows that it breaks them: no whole amount begins with a zero.
 */
export function joinBrokenThousands(page: Page): Page {
  const pairs = page.lines.map((line, at) => pairsOf(line, page.lines[at + 1]))
  if (!pairs.some((some) => [...some.values()].some(({ text }) => /^0/.test(text)))) return page
  const taken = new Set(pairs.flatMap((some) => [...some.values()]))
  const lines = page.lines
    .map((line, at) => ({ ...line, chunks: line.chunks.filter((one) => !taken.has(one)).map(joinedBy(pairs[at])) }))
    .filter(({ chunks }) => chunks.length > 0)
  return { ...page, lines }
}

function joinedBy(pairs: ReadonlyMap<Chunk, Chunk> | undefined): (chunk: Chunk) => Chunk {
  return (chunk) => {
    const end = pairs?.get(chunk)
    return end ? { ...chunk, text: `${chunk.text} ${end.text}`, x0: Math.min(chunk.x0, end.x0) } : chunk
  }
}

/** The amounts of a line mapped to their continuation directly below; empty if the line below is a row of its own. */
function pairsOf(line: Line, next: Line | undefined): Map<Chunk, Chunk> {
  const pairs = new Map<Chunk, Chunk>()
  if (!next || next.y - line.y > 1.35 * line.size) return pairs
  for (const chunk of next.chunks) {
    // The rest of a label may stand beside them; a row of its own begins with a capital letter.
    if (/^[\p{Ll}(%]/u.test(chunk.text)) continue
    const over = line.chunks.find((one) => begun.test(one.text) && Math.abs(one.x1 - chunk.x1) < 1.5)
    if (!over || !rest.test(chunk.text)) return new Map()
    pairs.set(over, chunk)
  }
  return pairs
}
