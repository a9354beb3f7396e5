import { placeOf, type Whereabouts } from '@/service/matching/place-of'

/** The registered country: by code, or from unambiguous free text. */
export function givenRegion(given: Whereabouts): string | null {
  return placeOf(given)?.region ?? null
}
