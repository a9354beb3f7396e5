import { type CountryCode, countryNames } from './country-names'

export type Country = { code: string; name: string; flag: string | null }

function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(countryNames, code)
}

/** Two regional indicator letters, which systems with an emoji font draw as a flag. */
function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

/** Name and flag of an ISO 3166-1 code; a code we do not know stands for itself, without a flag. */
export function describeCountry(code: string): Country {
  const upper = code.trim().toUpperCase()
  return isCountryCode(upper)
    ? { code: upper, name: countryNames[upper], flag: flagOf(upper) }
    : { code, name: code, flag: null }
}

/** All assigned countries by name, for a list to choose from. */
export function listCountries(): Country[] {
  return Object.keys(countryNames)
    .map(describeCountry)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
