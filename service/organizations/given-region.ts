import { locate } from '@/service/matching/locate'
import type { GivenFields } from '@/service/storage/organizations'

/** The country a project named: by code, or in free text that can be placed. */
export function givenRegion(given: Pick<GivenFields, 'hqRegion' | 'hqFuzzy'>): string | null {
  return given.hqRegion ?? (given.hqFuzzy === null ? null : (locate(given.hqFuzzy)?.region ?? null))
}
