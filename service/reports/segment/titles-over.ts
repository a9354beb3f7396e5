import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Page } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'

/** The parts of a sheet, each with the short lines alone above it: titles of what was split below them. */
export function withTitles(sheet: Page, parts: readonly Page[]): Page[] {
  if (parts.length < 2) return [...parts]
  const alone = sheet.lines.filter(({ chunks }) => chunks.length === 1 && (chunks[0]?.text.length ?? 0) < 90)
  const heads = alone.flatMap(({ chunks }) => chunks.filter(({ text }) => parseScope(text) !== null))
  return parts.map((part) => {
    const top = part.lines[0]?.y ?? 0
    const titles = sheet.lines
      .filter(({ y }) => y < top - 1)
      .flatMap((line) => (alone.includes(line) ? line.chunks : titleAmong(line.chunks, part)))
      .map(({ text }) => text)
    const over = titleOver(sheet, part)
    return over === null ? { ...part, titles, heads } : { ...part, titles, heads, titleOver: over }
  })
}

/** The only words above a part on the next line up, whether or not other words stand beside them. */
function titleOver(sheet: Page, part: Page): string | null {
  const [first] = part.lines
  const chunks = part.lines.flatMap((line) => line.chunks)
  const range = { x0: Math.min(...chunks.map(({ x0 }) => x0)), x1: Math.max(...chunks.map(({ x1 }) => x1)) }
  const above = sheet.lines.findLast(({ y }) => first !== undefined && y < first.y - 1)
  if (!first || !above || first.y - above.y > 3.2 * above.size) return null
  const [only, ...more] = above.chunks.filter((chunk) => overlap(chunk, range) > 0)
  if (!only || more.length > 0 || !/\p{L}{3}/u.test(only.text) || only.text.length > 110 || /[.;,]$/.test(only.text))
    return null
  return Math.abs(only.x0 - range.x0) < 14 ? only.text : null
}

/** In a line of two titles in larger type, each above its own part: the one that begins where this part does. */
function titleAmong(chunks: readonly Chunk[], { lines }: Page): Chunk[] {
  const left = Math.min(...lines.flatMap((line) => line.chunks.map(({ x0 }) => x0)))
  const size = Math.max(...lines.slice(0, 5).map((line) => line.size))
  const areTitles = chunks.length === 2 && chunks.every((one) => one.size > 1.3 * size && /\p{L}{3}/u.test(one.text))
  return areTitles ? chunks.filter(({ x0, text }) => Math.abs(x0 - left) < 8 && text.length < 90) : []
}
