import { iso31661, iso31662 } from 'iso-3166'
import { Text } from './text'

/** Kosovo has no assigned code; XK, of those left to users, is what the EU, banks and CLDR write. */
const countries = new Set([
  ...iso31661.filter((entry) => entry.state === 'assigned').map((entry) => entry.alpha2),
  'XK',
])
const subdivisions = new Set(iso31662.map((entry) => entry.code))
const withoutPrefix = new Set(iso31662.map((entry) => entry.code.slice(3)))

/** Whether some country has this subdivision ("OH", "US-OH"). */
export function isSubdivision(code: string): boolean {
  return code.includes('-') ? subdivisions.has(code) : withoutPrefix.has(code)
}

/** ISO 3166-1 alpha-2, any case in, upper case out. */
export const Region = Text.transform((text) => text.trim().toUpperCase()).refine(
  (code) => countries.has(code),
  'is not an ISO 3166-1 alpha-2 country code',
)

/** ISO 3166-2 with or without its country ("US-OH", "OH"); the form without it comes out. */
export const Subregion = Text.transform((text) => text.trim().toUpperCase()).refine(
  isSubdivision,
  'is not an ISO 3166-2 subdivision code',
)

/** Whether `code` ("OH" or "US-OH") is a subdivision of `region`. */
export function isSubdivisionOf(code: string, region: string): boolean {
  return (
    subdivisions.has(code.includes('-') ? code : `${region}-${code}`) &&
    (!code.includes('-') || code.startsWith(`${region}-`))
  )
}

export function withoutCountry(code: string): string {
  return code.includes('-') ? code.slice(code.indexOf('-') + 1) : code
}

export function countryOf(code: string): string | null {
  return code.includes('-') ? code.slice(0, code.indexOf('-')) : null
}
