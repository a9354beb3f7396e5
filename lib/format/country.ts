import { type CountryCode, countryNames } from './country-names'

export type Country = { code: string; name: string; flag: string | null }

function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(countryNames, code)
}

/** Two regional indicator letters, which systems with an emoji font draw as a flag. */
function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

type Names = Readonly<Record<string, string>>

/**
 * Name and flag of an ISO 3166-1 code, in English or by the `names` of another language; a code we do not know stands for
 * itself, without a flag. `format.country` knows the reader's language.
 */
export function describeCountry(code: string, names: Names = countryNames): Country {
  const upper = code.trim().toUpperCase()
  return isCountryCode(upper)
    ? { code: upper, name: names[upper] ?? countryNames[upper], flag: flagOf(upper) }
    : { code, name: code, flag: null }
}

/** All assigned countries by name, for a list to choose from. */
export function listCountries(locale = 'en', names: Names = countryNames): Country[] {
  return Object.keys(countryNames)
    .map((code) => describeCountry(code, names))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
