/** EPA's factor where there is one, else our newest median of disclosed factors: what an industry's level is judged by. */
export function pickIndustryFactor<Factor extends { basis: string; year: number }>(
  factors: readonly Factor[],
): Factor | null {
  const epa = factors.find((factor) => factor.basis === 'epa_supply_chain')
  return epa ?? factors.toSorted((a, b) => b.year - a.year)[0] ?? null
}
