/** Returns the median of numbers in ascending order. Throws where there are none. */
export function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2)
  const [lower, upper] =
    sorted.length % 2 === 0 ? [sorted[middle - 1], sorted[middle]] : [sorted[middle], sorted[middle]]
  if (lower === undefined || upper === undefined) throw new RangeError('The median of nothing')
  return (lower + upper) / 2
}
