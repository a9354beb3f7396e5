import { center } from './columns'
import type { Candidate } from './figure'
import type { Chunk, Shape } from './page'

/** The amount that a chart gives to one bar. */
export type BarAmount = { shape: Shape; chunk: Chunk; value: number; candidate: Candidate }

export type StackTotal = { parts: readonly [Candidate, Candidate]; chunk: Chunk; value: number }

/**
 * Over a stack of scope 1 and scope 2, and of nothing else, the amount that is their sum is that of both. An amount that is not
 * their sum, as far as it is printed, is something else.
 */
export function stackTotals(
  amounts: readonly BarAmount[],
  labels: readonly { chunk: Chunk; value: number }[],
): StackTotal[] {
  const years = [...new Set(amounts.map(({ candidate }) => candidate.year))]
  return years.flatMap((year) => {
    const parts = amounts.filter(({ candidate }) => candidate.year === year)
    const one = parts.find(({ candidate }) => candidate.scope === '1')
    const two = parts.find(({ candidate }) => candidate.scope.startsWith('2'))
    if (!one || !two || parts.length !== 2 || !areStacked(one.shape, two.shape)) return []
    const top = Math.min(one.shape.y0, two.shape.y0)
    const middle = (one.shape.x0 + one.shape.x1) / 2
    const total = labels.find(
      ({ chunk, value }) =>
        chunk.y <= top + 2 &&
        chunk.y > top - 3 * chunk.size &&
        Math.abs(center(chunk) - middle) < one.shape.x1 - one.shape.x0 &&
        Math.abs(value - one.value - two.value) <= 1.01 * lastPlace([one.chunk, two.chunk, chunk]),
    )
    return total ? [{ parts: [one.candidate, two.candidate], ...total }] : []
  })
}

/** One stands on the other. */
function areStacked(a: Shape, b: Shape): boolean {
  const isOver = Math.abs(a.y0 - b.y1) < 2 || Math.abs(b.y0 - a.y1) < 2
  return isOver && Math.abs(a.x0 - b.x0) < 2 && Math.abs(a.x1 - b.x1) < 2
}

/** 0.1 for amounts printed with one decimal place at the least, 1 for whole ones. */
function lastPlace(chunks: readonly Chunk[]): number {
  const places = chunks.map(({ text }) => /[.,](\d{1,2})$/.exec(text.trim())?.[1]?.length ?? 0)
  return 10 ** -Math.min(...places)
}
