import { iso31661 } from 'iso-3166'
import { languages } from '@/service/contract/language'
import { foldText } from '@/service/matching/names/fold-text'
import { findCountry } from '@/service/reference/find-country'

const inLanguages = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }))

const namesOfCode = new Map<string, readonly string[]>()

/** Folded names of countries in the dashboard's languages. */
function namesOf(code: string): readonly string[] {
  const kept = namesOfCode.get(code)
  if (kept) return kept
  const names = inLanguages.map((language) => foldText(language.of(code) ?? ''))
  namesOfCode.set(code, names)
  return names
}

const fewestLetters = 4

/** Codes of the countries that folded words name in any of five languages: entirely, or by at least the first four letters. */
export function findCountries(words: string): string[] {
  const isLong = [...words].length >= fewestLetters
  const alias = [...words].length > 2 ? findCountry(words) : null
  return iso31661
    .map(({ alpha2 }) => alpha2)
    .filter(
      (code) => code === alias || namesOf(code).some((name) => name === words || (isLong && name.startsWith(words))),
    )
}
