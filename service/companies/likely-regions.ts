const nordicAndBaltic = ['SE', 'NO', 'DK', 'FI', 'IS', 'EE', 'LV', 'LT'] as const

/**
 * A company that no list places in a country can still only be where its lists look: Klimatkollen follows companies
 * listed in the Nordic and Baltic countries, the SEC's file holds companies listed in the United States.
 */
export function likelyRegionsOf(sources: readonly string[]): readonly string[] | null {
  if (sources.includes('klimatkollen')) return nordicAndBaltic
  return sources.every((source) => source === 'sec') ? ['US'] : null
}
