import type { Chunk } from '@/service/reports/model/page'

/**
 * "15 230 | 14 100" in a font with a wide space: groups of digits at equal distances within an amount, and much further from the next
 * amount. A single such pair may be two cells.
 */
export function withSpacedThousands(chunks: Chunk[]): Chunk[] {
  const gapAfter = (at: number) => (chunks[at + 1]?.x0 ?? Number.POSITIVE_INFINITY) - (chunks[at]?.x1 ?? 0)
  const isPair = chunks.map(
    ({ text, size }, at) =>
      /^-?\d{1,3}$/.test(text) && /^\d{3}(?:,\d+)?$/.test(chunks[at + 1]?.text ?? '') && gapAfter(at) < 0.8 * size,
  )
  const gaps = chunks.flatMap((_, at) => (isPair[at] ? [gapAfter(at)] : []))
  const others = chunks.flatMap(({ text }, at) => (!isPair[at] && /\d$/.test(text) ? [gapAfter(at)] : []))
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  if (gaps.length < 2 || most - least > 1 || Math.min(...others) < 1.5 * most) return chunks
  const joined: Chunk[] = []
  for (const [at, chunk] of chunks.entries()) {
    const last = joined.at(-1)
    if (last && isPair[at - 1]) {
      last.text = `${last.text} ${chunk.text}`
      last.x1 = chunk.x1
    } else joined.push(chunk)
  }
  return joined
}
