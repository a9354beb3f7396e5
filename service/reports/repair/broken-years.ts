import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'

const begun = /^(?:FY ?)?(?:19|20)(\d\d) ?[-–/]$/

/** Joins "FY 2023-" over "24", a fiscal year broken in a narrow column, into "FY 2023-24". */
export function joinBrokenYears(page: Page): Page {
  if (!page.lines.some(({ chunks }) => chunks.some(({ text }) => begun.test(text)))) return page
  const taken = new Set<Chunk>()
  const joined = page.lines.map((line, at): Line => {
    // The head of the labels may stand between the two lines.
    const below = page.lines.slice(at + 1, at + 3).filter(({ y }) => y - line.y < 1.7 * line.size)
    const chunks = line.chunks.map((chunk) => {
      const rest = below.flatMap((next) => restOf(chunk, next) ?? [])[0]
      if (!rest) return chunk
      taken.add(rest)
      return { ...chunk, text: `${chunk.text}${rest.text}` }
    })
    return { ...line, chunks }
  })
  const lines = joined
    .map((line) => ({ ...line, chunks: line.chunks.filter((chunk) => !taken.has(chunk)) }))
    .filter(({ chunks }) => chunks.length > 0)
  return { ...page, lines }
}

/** The chunk below with the last two digits of the year after the one that this chunk begins with. */
function restOf(chunk: Chunk, { chunks }: Line): Chunk | undefined {
  const start = Number(begun.exec(chunk.text)?.[1] ?? Number.NaN)
  return chunks.find(
    ({ text, ...place }) => /^\d\d$/.test(text) && Number(text) === start + 1 && overlap(place, chunk) > 0,
  )
}
