import { iso31661Alpha3ToAlpha2 } from 'iso-3166'
import { listCountries } from '@/lib/format/country'
import { countryAliases } from '@/lib/format/country-aliases'
import { countryNames } from '@/lib/format/country-names'

/** "Côte d’Ivoire" and "COTE D'IVOIRE" are one. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

let known: Map<string, string> | null = null

function readNames(): Map<string, string> {
  const names = new Map<string, string>()
  const countries = listCountries(countryNames)
  // The first to have a name keeps it: codes before names, our names before translations.
  function add(name: string, code: string): void {
    const folded = fold(name)
    if (folded !== '' && !names.has(folded)) names.set(folded, code)
  }
  for (const { code } of countries) add(code, code)
  for (const [three, two] of Object.entries(iso31661Alpha3ToAlpha2)) add(three, two)
  for (const { code, name } of countries) add(name, code)
  for (const { code } of countries) for (const alias of countryAliases(code)) add(alias, code)
  return names
}

/** The ISO 3166-1 alpha-2 code of a country by its code of two or three letters, or its name in many languages; else null. */
export function findCountryCode(text: string): string | null {
  known ??= readNames()
  return known.get(fold(text)) ?? null
}
