/** How scores are distributed. Scores are 0 to 1, points 0 to 100. */

export type Distribution = {
  count: number
  lowest: number
  highest: number
  median: number
  mean: number
  /** Share of scores that are exactly 0 or exactly 1. */
  shareAtEnds: number
  /** Scores by tens of points: below 10, 10 to below 20, …, 90 to 100. */
  bins: readonly number[]
}

/** Describes the distribution of scores (0 to 1); null without scores. */
export function describeScores(scores: readonly number[]): Distribution | null {
  const sorted = scores.toSorted((a, b) => a - b)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (lowest === undefined || highest === undefined) return null
  const bins = Array.from({ length: 10 }, () => 0)
  for (const score of sorted) {
    const bin = Math.min(9, Math.floor(Math.round(score * 1e6) / 1e5))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  const middle = (sorted.length - 1) / 2
  return {
    count: sorted.length,
    lowest,
    highest,
    median: ((sorted[Math.floor(middle)] ?? lowest) + (sorted[Math.ceil(middle)] ?? lowest)) / 2,
    mean: sorted.reduce((sum, score) => sum + score, 0) / sorted.length,
    shareAtEnds: sorted.filter((score) => score === 0 || score === 1).length / sorted.length,
    bins,
  }
}

function points(score: number): string {
  return (score * 100).toFixed(1)
}

const widest = 50

/** Returns the lines of a histogram: one for each ten points, with bars relative to the longest. */
export function drawHistogram(distribution: Distribution): string[] {
  const longest = Math.max(...distribution.bins)
  return distribution.bins.map((count, bin) => {
    const label = `${String(bin * 10).padStart(3)} to ${bin === 9 ? '100' : `<${bin * 10 + 10}`.padStart(3)}`
    const bar = '#'.repeat(Math.ceil((widest * count) / longest))
    return `${label} | ${bar}${bar === '' ? '' : ' '}${count}`
  })
}

export function summariseDistribution(distribution: Distribution): string {
  const { count, lowest, highest, median, mean, shareAtEnds } = distribution
  return (
    `${count} scores from ${points(lowest)} to ${points(highest)} points, median ${points(median)}, mean ${points(mean)}; ` +
    `${(shareAtEnds * 100).toFixed(1)}% at 0 or 100`
  )
}
