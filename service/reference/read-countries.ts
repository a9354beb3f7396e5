import { readReferenceFile } from './read-reference-file'
import { Country } from './records'

export type Countries = {
  /** Every country of ISO 3166-1, by its two-letter code. */
  all: readonly Country[]
  byCode: ReadonlyMap<string, Country>
}

/** The countries of `countries.json`. Reads the file at each call; throws Error when it is not as expected. */
export function readCountries(directory: string): Countries {
  const all = readReferenceFile(directory, 'countries.json', Country)
  return { all, byCode: new Map(all.map((country) => [country.code, country])) }
}
