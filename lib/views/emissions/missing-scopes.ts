import type { Format } from '@/lib/format/create-format'
import { joinKnown, joinWithCommas, listInWords } from '@/lib/views/translate/list-words'
import type { EmissionSeriesKey, EmissionsYear } from './emissions-view'

const scopes = [1, 2, 3] as const
type Scope = (typeof scopes)[number]

const covered: Record<EmissionSeriesKey, readonly Scope[]> = {
  scope1: [1],
  scope2: [2],
  scope2Market: [2],
  scope2Unstated: [2],
  scope2Location: [2],
  scope1And2: [1, 2],
  scope1And2Market: [1, 2],
  scope1And2Unstated: [1, 2],
  scope1And2Location: [1, 2],
  scope3: [3],
  unsplit: [1, 2, 3],
}

function scopesOf(year: EmissionsYear, keys: readonly EmissionSeriesKey[]): Set<Scope> {
  return new Set(keys.flatMap((key) => (year.figures[key] === null ? [] : covered[key])))
}

/**
 * By year, the scopes that other years of a chart have and this year lacks: its bar would look like a smaller amount. Years without any
 * figure have no bar and are left out. `beside`: all years shown together, including other organizations' if their charts share a scale.
 */
export function missingScopes(
  years: readonly EmissionsYear[],
  keys: readonly EmissionSeriesKey[],
  beside: readonly EmissionsYear[] = years,
): { year: number; scopes: Scope[] }[] {
  const known = years.map((year) => ({ year: year.year, has: scopesOf(year, keys) }))
  const seen = new Set(beside.flatMap((year) => [...scopesOf(year, keys)]))
  const expected = scopes.filter((scope) => seen.has(scope))
  return known.flatMap(({ year, has }) => {
    const missing = expected.filter((scope) => !has.has(scope))
    return has.size === 0 || missing.length === 0 ? [] : [{ year, scopes: missing }]
  })
}

/** "scope 3", "scopes 1, 2 and 3" */
export function scopeNumbers(numbers: readonly number[], format: Format): string {
  const words = format.words('figures')
  const said = listInWords(numbers.map(String), format)
  return numbers.length === 1 ? words('scope', { number: said }) : words('scopes', { numbers: said })
}

/** "Without scope 3: 2019, 2018. Without scopes 2 and 3: 2016." Null if every year has all scopes. */
export function missingSentence(missing: ReturnType<typeof missingScopes>, format: Format): string | null {
  const words = format.words('figures')
  const byWords = new Map<string, string[]>()
  for (const { year, scopes: without } of missing.toReversed()) {
    const said = scopeNumbers(without, format)
    byWords.set(said, [...(byWords.get(said) ?? []), String(year)])
  }
  const sentences = [...byWords].map(([said, years]) =>
    words('missingScopes', { scopes: said, years: joinWithCommas(years, format) }),
  )
  return joinKnown(sentences, format)
}
