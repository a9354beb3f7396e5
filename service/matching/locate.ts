import { iso31661, iso31662 } from 'iso-3166'
import { findCountry } from '@/service/reference/find-country'

export type Place = { region: string; subregion: string | null }

const countryCodes = new Set(iso31661.filter((entry) => entry.state === 'assigned').map((entry) => entry.alpha2))
const states = new Map(
  iso31662.filter(({ code }) => code.startsWith('US-')).map(({ code, name }) => [code.slice(3), name.toLowerCase()]),
)

function findState(text: string): string | null {
  const [code] = /^([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?$/.exec(text)?.slice(1) ?? []
  if (code !== undefined && states.has(code)) return code
  const lower = text.toLowerCase().replace(/\s+\d{5}(-\d{4})?$/, '')
  return [...states].find(([, name]) => name === lower)?.[0] ?? null
}

/**
 * "CA" at the end of "…, Mountain View, CA" is California, at the end of "Toronto, CA" Canada. An address that begins
 * with a house number or ends with a five-digit code after the letters is written the American way.
 */
function isAmericanStyle(parts: readonly string[]): boolean {
  return (parts.length >= 3 && /^\d/.test(parts[0] ?? '')) || /^[A-Z]{2}\s+\d{5}/.test(parts.at(-1) ?? '')
}

/**
 * Country, and US state where told, of free text: a country name or code, or a postal address that ends with one. What
 * cannot be placed is null, not a guess.
 */
export function locate(text: string): Place | null {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const last = parts.at(-1)
  if (last === undefined) return null
  const state = findState(last)
  if (state !== null && isAmericanStyle(parts)) return { region: 'US', subregion: state }
  const code = last.toUpperCase()
  const region = (last.length === 2 && countryCodes.has(code) ? code : null) ?? findCountry(last) ?? findCountry(text)
  if (region !== null) {
    const before = parts.at(-2)
    return { region, subregion: region === 'US' && before !== undefined ? findState(before) : null }
  }
  return state === null || last.length === 2 ? null : { region: 'US', subregion: state }
}
