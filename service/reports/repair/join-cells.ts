import type { Chunk, Line } from '@/service/reports/model/page'

/**
 * Joins a row whose cells continue over several lines, cell by cell: "305-2 | Energy indirect (Scope 2) GHG | Location-based: 9,140 t.
 * Market- | 44", then "emissions | based: 311 t". The lines below begin only where cells of the first line begin.
 */
export function joinCells(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at]
    if (!first) break
    const rest = restOf(lines, at)
    joined.push(rest.length === 0 ? first : { ...first, y: rest.at(-1)?.y ?? first.y, chunks: byColumn(first, rest) })
    at += rest.length
  }
  return joined
}

/** "305-1 Direct (Scope 1) GHG": an entry of an index, whose own words continue as its other cells do. */
const isEntry = /^(?:GRI )?[1-4]\d\d-\d{1,2}\b/

/** A text as wide as its cell, or one whose last word is broken. */
function goesOn({ text }: Chunk): boolean {
  return text.length > 30 || /\p{Ll}-$/u.test(text)
}

function restOf(lines: readonly Line[], at: number): Line[] {
  const first = lines[at]
  const rest: Line[] = []
  if (!first || first.chunks.length < 2 || !first.chunks.slice(1).some(goesOn)) return rest
  let last = first
  for (const line of lines.slice(at + 1)) {
    const starts = first.chunks.slice(isEntry.test(first.chunks[0]?.text ?? '') ? 0 : 1)
    const isRest =
      line.chunks.every((one) => starts.some(({ x0 }) => Math.abs(x0 - one.x0) < 3)) &&
      !isEntry.test(line.chunks[0]?.text ?? '')
    if (!isRest || line.y - last.y > line.size * 1.7) break
    rest.push(line)
    last = line
  }
  return rest
}

function byColumn(first: Line, rest: readonly Line[]): Chunk[] {
  return first.chunks.flatMap((head) => [
    head,
    ...rest.flatMap(({ chunks }) => chunks.filter(({ x0 }) => Math.abs(x0 - head.x0) < 3)),
  ])
}
