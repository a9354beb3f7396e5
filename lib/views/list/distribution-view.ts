import type { Format } from '@/lib/format/create-format'

export type Bin = { label: string; from: number; to: number; count: number; own: number }

export type DistributionView = {
  bins: Bin[]
  median: number | null
  /** The position of the median, as a share of the axis. */
  medianAt: number | null
  counted: number
}

/** With fewer companies a distribution would show single companies. */
export const fewestShown = 5

function medianOf(rising: readonly number[]): number | null {
  const middle = Math.floor(rising.length / 2)
  const [low, high] = [rising[rising.length % 2 === 1 ? middle : middle - 1], rising[middle]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** 1, 2, 5, 10, 20, …: three steps per power of ten, so that a thousandfold difference fits one axis. */
function edgesFor(least: number, most: number): number[] {
  const edges: number[] = []
  for (let power = Math.floor(Math.log10(least)); edges.length < 60; power += 1) {
    for (const step of [1, 2, 5]) edges.push(step * 10 ** power)
    if (10 ** (power + 1) > most) {
      edges.push(10 ** (power + 1))
      break
    }
  }
  const first = edges.findLastIndex((edge) => edge <= least)
  const last = edges.findIndex((edge) => edge > most)
  return edges.slice(Math.max(0, first), last < 0 ? undefined : last + 1)
}

/** The bin of a value: its lower edge is included, the upper one only in the last bin. */
function placeOf(edges: readonly number[], value: number): number {
  const place = edges.findLastIndex((edge) => value >= edge)
  return Math.min(place, edges.length - 2)
}

function binsOf(
  edges: readonly number[],
  values: readonly number[],
  own: readonly number[],
  write: (edge: number) => string,
): Bin[] {
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? from
    const inBin = (list: readonly number[]) => list.filter((value) => placeOf(edges, value) === index).length
    return { label: `${write(from)}–${write(to)}`, from, to, count: inBin(values), own: inBin(own) }
  })
}

/** Intensities on a logarithmic scale; zero cannot be shown and is left out of the bins. Null with fewer than five. */
export function distributeIntensities(
  known: readonly number[],
  own: readonly number[],
  format: Format,
): DistributionView | null {
  const values = known.filter((value) => value > 0)
  if (values.length < fewestShown) return null
  const mine = own.filter((value) => value > 0)
  const edges = edgesFor(Math.min(...values, ...mine), Math.max(...values, ...mine))
  const bins = binsOf(edges, values, mine, (edge) => format.number.significant(edge, 2))
  const median = medianOf(known.toSorted((a, b) => a - b))
  const place = median === null || median <= 0 ? -1 : placeOf(edges, median)
  const bin = bins[place]
  const within = bin && median !== null ? Math.log(median / bin.from) / Math.log(bin.to / bin.from) : null
  return {
    bins,
    median,
    medianAt: within === null ? null : (place + within) / bins.length,
    counted: values.length,
  }
}

/** Scores of 0 to 1 in ten bins of ten points. Null with fewer than five. */
export function distributeScores(known: readonly number[], own: readonly number[]): DistributionView | null {
  if (known.length < fewestShown) return null
  const edges = Array.from({ length: 11 }, (_, index) => index * 10)
  const points = (scores: readonly number[]) => scores.map((score) => Math.round(score * 100))
  const median = medianOf(known.toSorted((a, b) => a - b))
  return {
    bins: binsOf(edges, points(known), points(own), String),
    median: median === null ? null : Math.round(median * 100),
    medianAt: median,
    counted: known.length,
  }
}
