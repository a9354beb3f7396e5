import { placeOf, type Whereabouts } from '@/service/matching/place-of'

/** The country a project named: by code, or in free text that can be placed. */
export function givenRegion(given: Whereabouts): string | null {
  return placeOf(given)?.region ?? null
}
