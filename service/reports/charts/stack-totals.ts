import { center } from '@/service/reports/model/columns'
import type { Candidate } from '@/service/reports/model/figure'
import type { Chunk, Shape } from '@/service/reports/model/page'

/** The amount printed for one bar. */
export type BarAmount = { shape: Shape; chunk: Chunk; value: number; candidate: Candidate }

export type StackTotal = { scope: '1+2' | '3'; parts: readonly Candidate[]; chunk: Chunk; value: number }

/**
 * The amount over a stack of scopes 1 and 2 alone is the total of both if it is their sum; over a stack of scope 3 categories, the total
 * of scope 3. An amount that differs from the sum by more than rounding is something else.
 */
export function stackTotals(
  amounts: readonly BarAmount[],
  labels: readonly { chunk: Chunk; value: number }[],
): StackTotal[] {
  const years = [...new Set(amounts.map(({ candidate }) => candidate.year))]
  return years.flatMap((year) => {
    const parts = amounts.filter(({ candidate }) => candidate.year === year)
    const scope = wholeOf(parts.map(({ candidate }) => candidate.scope))
    const shapes = parts.map(({ shape }) => shape).sort((a, b) => a.y0 - b.y0)
    const [upper] = shapes
    if (scope === null || !upper || !areStacked(shapes)) return []
    const middle = (upper.x0 + upper.x1) / 2
    const sum = parts.reduce((all, { value }) => all + value, 0)
    // Each part may have been rounded separately.
    const least = (parts.length / 2 + 0.01) * lastPlace(parts.map(({ chunk }) => chunk))
    const total = labels.find(
      ({ chunk, value }) =>
        chunk.y <= upper.y0 + 2 &&
        chunk.y > upper.y0 - 3 * chunk.size &&
        Math.abs(center(chunk) - middle) < upper.x1 - upper.x0 &&
        Math.abs(value - sum) <= Math.max(least, lastPlace([chunk]) * 1.01),
    )
    return total ? [{ scope, parts: parts.map(({ candidate }) => candidate), ...total }] : []
  })
}

function wholeOf(scopes: readonly string[]): StackTotal['scope'] | null {
  if (scopes.length === 2 && scopes.includes('1') && scopes.some((one) => one.startsWith('2'))) return '1+2'
  return scopes.length > 2 && scopes.every((one) => one.startsWith('3.')) ? '3' : null
}

/** Each stands on the next. */
function areStacked(shapes: readonly Shape[]): boolean {
  return shapes.every((one, at) => {
    const below = shapes[at + 1]
    if (!below) return true
    return Math.abs(one.y1 - below.y0) < 2 && Math.abs(one.x0 - below.x0) < 2 && Math.abs(one.x1 - below.x1) < 2
  })
}

/** 0.1 if the most precise amount has one decimal place, 1 for whole numbers. */
function lastPlace(chunks: readonly Chunk[]): number {
  const places = chunks.map(({ text }) => /[.,](\d{1,2})$/.exec(text.trim())?.[1]?.length ?? 0)
  return 10 ** -Math.min(...places)
}
