import { iso31661, iso31662 } from 'iso-3166'
import { findCountry } from '@/service/reference/find-country'

export type Place = { region: string; subregion: string | null }

const countryCodes = new Set([
  ...iso31661.filter((entry) => entry.state === 'assigned').map((entry) => entry.alpha2),
  'XK',
])
const stateNames = new Map(
  iso31662.filter(({ code }) => code.startsWith('US-')).map(({ code, name }) => [name.toLowerCase(), code.slice(3)]),
)
const stateCodes = new Set(stateNames.values())

/** Place names that end with the name of another country. */
const elsewhere = new Map([
  ['northern ireland', 'GB'],
  ['new south wales', 'AU'],
  ['inner mongolia', 'CN'],
])

/** "CA 94043", "Arlington VA 22203": only the United States write a state code before a ZIP code. */
function findStateByZip(part: string): string | null {
  const code = /\b([A-Z]{2})\s+\d{5}(?:-\d{4})?$/.exec(part)?.[1]
  return code !== undefined && stateCodes.has(code) ? code : null
}

function findState(part: string): string | null {
  return stateCodes.has(part) ? part : (stateNames.get(part.toLowerCase()) ?? findStateByZip(part))
}

/**
 * "CA" after a house number and a city is California. After only a city it may be Canada, so nothing is concluded: "Chicago, IL" is not
 * in Israel, and "Berlin, DE" not in Delaware.
 */
function findByCode(part: string, parts: readonly string[]): Place | null {
  const code = part.toUpperCase()
  const isState = stateCodes.has(code)
  const isCountry = countryCodes.has(code)
  const isAmerican = parts.length >= 3 && /^\d/.test(parts[0] ?? '')
  if (isState && (isAmerican || (!isCountry && parts.length > 1))) return { region: 'US', subregion: code }
  if (isCountry && (!isState || parts.length === 1)) return { region: code, subregion: null }
  return null
}

/** The last words of an address that name a country or a US state, longest first: "New Mexico" before "Mexico". */
function findByLastWords(part: string, isWhole: boolean): Place | null {
  const words = part
    .replace(/[()]/g, ' ')
    .replace(/\b(?=\w*\d)[\w-]+/g, ' ')
    .replace(/\./g, '')
    .trim()
    .split(/\s+/)
  for (let count = Math.min(4, words.length); count > 0; count -= 1) {
    const name = words.slice(-count).join(' ')
    const state = stateNames.get(name.toLowerCase()) ?? null
    const country = elsewhere.get(name.toLowerCase()) ?? (name.length > 2 ? findCountry(name) : null)
    // Georgia is a state and a country: alone it means the country.
    if (state !== null && country !== null)
      return isWhole && count === words.length ? { region: country, subregion: null } : null
    if (state !== null) return { region: 'US', subregion: state }
    if (country !== null) return { region: country, subregion: null }
  }
  return null
}

/**
 * Country, and US state if given, from free text: a country name or code, or a postal address that ends with one. Null for what cannot be
 * located or may be in two countries, never a guess.
 */
export function locate(text: string): Place | null {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const last = parts.at(-1)
  if (last === undefined) return null
  const byZip = findStateByZip(last)
  if (byZip !== null) return { region: 'US', subregion: byZip }
  if (last.length === 2) return findByCode(last, parts)
  // "Korea, Republic of" is one name.
  const whole = findCountry(text)
  const place = whole === null ? findByLastWords(last, parts.length === 1) : { region: whole, subregion: null }
  const before = parts.at(-2)
  if (place?.region !== 'US' || place.subregion !== null) return place
  return {
    region: 'US',
    subregion: before === undefined ? findStateByZip(last.replace(/\s+\S+$/, '')) : findState(before),
  }
}
