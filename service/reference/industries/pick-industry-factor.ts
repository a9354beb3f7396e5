/** Returns EPA's factor where there is one, else our newest median of disclosed factors. An industry's level is computed from it. */
export function pickIndustryFactor<Factor extends { basis: string; year: number }>(
  factors: readonly Factor[],
): Factor | null {
  const epa = factors.find((factor) => factor.basis === 'epa_supply_chain')
  return epa ?? factors.toSorted((a, b) => b.year - a.year)[0] ?? null
}
