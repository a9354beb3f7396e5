import { readReferenceFile } from './read-reference-file'
import { Country } from './records'

export type Countries = {
  /** Every country of ISO 3166-1, in the order of the two-letter codes. */
  all: readonly Country[]
  byCode: ReadonlyMap<string, Country>
}

/** Returns the countries of `countries.json`. Reads the file at each call; throws Error when it is not as expected. */
export function readCountries(directory: string): Countries {
  const all = readReferenceFile(directory, 'countries.json', Country)
  return { all, byCode: new Map(all.map((country) => [country.code, country])) }
}
