/** A region of ISO 3166-2 ("US-WA"), which a country's figure holds within it. */
export function isPartOfACountry(region: string): boolean {
  return region.includes('-')
}
