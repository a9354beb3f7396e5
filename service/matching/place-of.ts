import { locate, type Place } from './locate'

export type Whereabouts = { hqRegion: string | null; hqSubregion: string | null; hqFuzzy: string | null }

/** Where an organization is: what the project told us, else what its free text says. */
export function placeOf({ hqRegion, hqSubregion, hqFuzzy }: Whereabouts): Place | null {
  if (hqRegion !== null) return { region: hqRegion, subregion: hqSubregion }
  return hqFuzzy === null ? null : locate(hqFuzzy)
}
