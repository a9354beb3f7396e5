export type Country = { code: string; name: string; flag: string | null }

/** Two regional indicator letters, which systems with an emoji font draw as a flag. */
function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

/** The short names of all assigned ISO 3166-1 codes in one language. */
export type CountryNames = Readonly<Record<string, string>>

/**
 * Name and flag of an ISO 3166-1 code, from the `names` of a language. For a code of ISO 3166-2 the country's and the code of the part
 * ("United States, WA"); an unknown code is shown as it is, without a flag. `Format.country` uses the reader's language.
 */
export function describeCountry(code: string, names: CountryNames): Country {
  const upper = code.trim().toUpperCase()
  const [, country, part] = /^([A-Z]{2})-([A-Z0-9]{1,3})$/.exec(upper) ?? []
  if (country !== undefined && Object.hasOwn(names, country)) {
    return { code: upper, name: `${names[country]}, ${part}`, flag: flagOf(country) }
  }
  const name = Object.hasOwn(names, upper) ? names[upper] : undefined
  return name === undefined ? { code, name: code, flag: null } : { code: upper, name, flag: flagOf(upper) }
}

/** All assigned countries in the order of `names`, for a list to choose from. */
export function listCountries(names: CountryNames): Country[] {
  return Object.keys(names).map((code) => describeCountry(code, names))
}
