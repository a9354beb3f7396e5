import { locate, type Place } from './locate'

export type Whereabouts = { hqRegion: string | null; hqSubregion: string | null; hqFuzzy: string | null }

/** An organization's location: as registered, otherwise from its free text. */
export function placeOf({ hqRegion, hqSubregion, hqFuzzy }: Whereabouts): Place | null {
  if (hqRegion !== null) return { region: hqRegion, subregion: hqSubregion }
  return hqFuzzy === null ? null : locate(hqFuzzy)
}
