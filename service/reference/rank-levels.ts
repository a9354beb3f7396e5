/**
 * Levels of emission intensity: the fifth that a figure falls into among all figures of its kind. `very_high` is the highest
 * intensity, so the worst. `unknown` where there is no figure, or too few for fifths.
 */
export type Level = 'very_low' | 'low' | 'medium' | 'high' | 'very_high' | 'unknown'

/** Four cut points in ascending order: one, two, three and four fifths of the list are at or below them. */
export type Thresholds = readonly [number, number, number, number]

const LEVELS = ['very_low', 'low', 'medium', 'high', 'very_high'] as const satisfies readonly Level[]

/**
 * Returns the cut points of a list by nearest rank: each is a figure of the list itself, so nothing is interpolated between two
 * industries or countries. Null for fewer than five figures. Throws RangeError on a figure that is not finite.
 */
export function quintiles(figures: readonly number[]): Thresholds | null {
  if (figures.some((figure) => !Number.isFinite(figure))) throw new RangeError('Quintiles need finite figures')
  if (figures.length < LEVELS.length) return null
  const sorted = [...figures].sort((a, b) => a - b)
  const cut = (fifths: number): number => {
    const figure = sorted[Math.ceil((fifths * sorted.length) / 5) - 1]
    if (figure === undefined) throw new RangeError(`No figure at ${fifths} fifths of ${sorted.length}`)
    return figure
  }
  return [cut(1), cut(2), cut(3), cut(4)]
}

/**
 * Returns the level of one figure. A figure that ties across several cut points gets the middle of the fifths it spans (the
 * higher of two): twenty equal figures are all medium, not all very low.
 */
export function levelOf(value: number | null, thresholds: Thresholds | null): Level {
  if (value === null || thresholds === null || !Number.isFinite(value)) return 'unknown'
  const lowest = thresholds.filter((threshold) => threshold < value).length
  const tied = thresholds.filter((threshold) => threshold === value).length
  const highest = lowest + Math.max(0, tied - 1)
  return LEVELS[Math.ceil((lowest + highest) / 2)] ?? 'unknown'
}
