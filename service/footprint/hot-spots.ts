/** One supplier, industry or country, with its emissions and its share of the footprint. */
export type Share = { key: string; kg: number; share: number; cumulativeShare: number }

/** Adds up emissions by key. Returns the largest first, each with its share and the cumulative share including those before it. */
export function rankShares(parts: readonly { key: string; kg: number }[]): Share[] {
  const sums = new Map<string, number>()
  for (const { key, kg } of parts) sums.set(key, (sums.get(key) ?? 0) + kg)
  const total = [...sums.values()].reduce((sum, kg) => sum + kg, 0)
  if (total <= 0) return []
  let below = 0
  return [...sums]
    .toSorted(([keyA, a], [keyB, b]) => b - a || (keyA < keyB ? -1 : 1))
    .map(([key, kg]) => {
      below += kg
      return { key, kg, share: kg / total, cumulativeShare: below / total }
    })
}

/** Returns how many of the largest together make up `goal` (0 to 1) of all; null if there are none. */
export function countUntil(shares: readonly Share[], goal: number): number | null {
  const at = shares.findIndex(({ cumulativeShare }) => cumulativeShare >= goal - 1e-9)
  return at === -1 ? null : at + 1
}
