type Amount = { number: number; tonnes: number; score: number }

/**
 * An amount that is printed rounded in one place ("22" in a chart in thousand tonnes, "92,000" in a headline) and exactly in another
 * is the exact one, wherever the rounded one stands. `ranked` begins with the best; amounts below `threshold` do not count.
 */
export function exactAmount<T extends { one: Amount; score: number }>(
  ranked: readonly T[],
  threshold: number,
): T | null {
  const [best] = ranked
  if (!best) return null
  const step = stepOf(best.one)
  if (step * 2 > best.one.tonnes) return best
  const finer = ranked.filter(
    ({ one, score }) =>
      score >= threshold && stepOf(one) * 5 < step && Math.abs(one.tonnes - best.one.tonnes) <= step * 0.501,
  )
  const [first] = finer
  const isOne = first && finer.every(({ one }) => Math.abs(one.tonnes - first.one.tonnes) <= stepOf(first.one))
  return isOne ? { ...first, score: Math.max(first.score, best.score) } : best
}

/** The precision of a printed amount in tonnes: the place of its last digit before three or more trailing zeros; fewer zeros may be exact. */
function stepOf({ number, tonnes }: Amount): number {
  if (number <= 0) return 0
  const factor = tonnes / number
  const decimals = [0, 1, 2, 3, 4].find((digits) => isWhole(number * 10 ** digits)) ?? 5
  const zeros = decimals === 0 ? (/0{3,}$/.exec(String(Math.round(number)))?.[0].length ?? 0) : 0
  return factor * 10 ** (zeros - decimals)
}

function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-6
}
