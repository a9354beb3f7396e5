import { iso31662 } from 'iso-3166'
import { plainSpelling } from '@/service/sources/tables/plain-spelling'

/** Counties, cities and other public bodies: several states have one of the same name, and each is a separate owner. */
const publicBody =
  /^(?:city and county|city county|county|city|town|village|borough|township|parish|municipality) of | (?:county|city|town|village|borough|township|parish)$/

/** By code of a state ("tx"): its name as it stands in a key ("texas"). */
const stateNames = new Map(
  iso31662
    .filter(({ parent }) => parent === 'US')
    .map(({ code, name }) => [code.slice('US-'.length).toLowerCase(), plainSpelling(name)] as const),
)

/**
 * Returns a key that different spellings of one parent share: the name without case and punctuation. Legal forms, "the" and "and"
 * stay, so that only repetitions of the same name count as one parent. The key of a body named after a place contains its state:
 * Polk County in Florida and Polk County in Georgia are two owners. The state of its address at the end of its name is left out there, and
 * "Polk County" is "County of Polk": the file of 2023 writes "CITY OF DULUTH MINNESOTA", that of 2020 "CITY OF DULUTH".
 */
export function parentKey(name: string, state: string | null): string {
  const words = plainSpelling(name)
  if (state === null) return words
  const body = withoutState(words, state.toLowerCase())
  if (!publicBody.test(body)) return words
  return `${body.replace(/^(?!.* of )(.+) county$/, 'county of $1')} (${state.toLowerCase()})`
}

/** "city of lubbock texas texas" of "tx" is "city of lubbock"; the whole name of a place stays ("city of new york", "county of iowa"). */
function withoutState(words: string, state: string): string {
  for (const ending of [stateNames.get(state), state]) {
    if (ending === undefined || !words.endsWith(` ${ending}`)) continue
    const rest = words.slice(0, -ending.length).trim()
    if (!/ of$/.test(rest)) return withoutState(rest, state)
  }
  return words
}
