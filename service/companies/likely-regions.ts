const nordicAndBaltic = ['SE', 'NO', 'DK', 'FI', 'IS', 'EE', 'LV', 'LT'] as const

/**
 * Returns the possible countries of a company for which no list states one: Klimatkollen covers companies listed in the Nordic
 * and Baltic countries, the SEC's file those listed in the United States. Null if any country is possible.
 */
export function likelyRegionsOf(sources: readonly string[]): readonly string[] | null {
  if (sources.includes('klimatkollen')) return nordicAndBaltic
  return sources.every((source) => source === 'sec') ? ['US'] : null
}
