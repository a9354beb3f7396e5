import { locate } from '@/service/matching/locate'
import type { GivenFields } from '@/service/storage/organizations'

/** The country a project named: by code, or in free text that can be placed. */
export function givenRegion(given: Pick<GivenFields, 'hqRegion' | 'hqFuzzy'>): string | null {
  return given.hqRegion ?? (given.hqFuzzy === null ? null : (locate(given.hqFuzzy)?.region ?? null))
}

/** The state or province beside it (ISO 3166-2 without the country), by the same words. */
export function givenSubregion(given: Pick<GivenFields, 'hqRegion' | 'hqSubregion' | 'hqFuzzy'>): string | null {
  if (given.hqRegion !== null) return given.hqSubregion
  return given.hqFuzzy === null ? null : (locate(given.hqFuzzy)?.subregion ?? null)
}
