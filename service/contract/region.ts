import { iso31661, iso31662 } from 'iso-3166'
import { Text } from './text'

/** Kosovo has no assigned code. The EU, banks and CLDR write XK, one of the codes that ISO leaves to users. */
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

/** ISO 3166-1 alpha-2, in any case; the parsed value is in upper case. */
export const Region = Text.transform((text) => text.trim().toUpperCase()).refine(
  (code) => countries.has(code),
  'is not an ISO 3166-1 alpha-2 country code',
)

/** ISO 3166-2 with or without its country ("US-OH", "OH"). The parsed value is in upper case and as written. */
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
