import compile from 'icu-minify/compile'
import germanCountries from './countries/de.json'
import englishCountries from './countries/en.json'
import frenchCountries from './countries/fr.json'
import japaneseCountries from './countries/ja.json'
import swedishCountries from './countries/sv.json'
import { english } from './english'
import { french } from './french'
import { german } from './german'
import germanIndustries from './industries/de.json'
import frenchIndustries from './industries/fr.json'
import japaneseIndustries from './industries/ja.json'
import swedishIndustries from './industries/sv.json'
import { japanese } from './japanese'
import type { Language } from './languages'
import { swedish } from './swedish'
import type { Area, Catalog, CompiledCatalog } from './words'

/** All texts by language. On the server only: a browser gets one language, compiled. */
export const catalogs: Readonly<Record<Language, Catalog>> = {
  en: english,
  de: german,
  sv: swedish,
  fr: french,
  ja: japanese,
}

/**
 * Constants, not Intl.DisplayNames: server and browser have different editions of its names, and a page must not change its words on
 * hydration.
 */
const countries: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: englishCountries,
  de: germanCountries,
  sv: swedishCountries,
  fr: frenchCountries,
  ja: japaneseCountries,
}

/**
 * By the English name, not by the code: another service's classification may use the same codes; its names are then not found and shown
 * unchanged.
 */
const industries: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  de: germanIndustries,
  sv: swedishIndustries,
  fr: frenchIndustries,
  ja: japaneseIndustries,
}

/** By name in the language's alphabet: sorting them in a browser takes longer than showing them. */
function sortByName(language: Language): Readonly<Record<string, string>> {
  const { compare } = new Intl.Collator(language)
  return Object.fromEntries(Object.entries(countries[language]).sort(([, one], [, other]) => compare(one, other)))
}

const compiled = new Map<Language, CompiledCatalog>()

function compileArea(messages: Readonly<Record<string, string>>): CompiledCatalog[Area] {
  const parsed = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]))
  // The parser's plural options have no prototype, and a server component passes on plain objects only.
  return JSON.parse(JSON.stringify(parsed))
}

/** The texts of one language, parsed once, so that formatting needs no parser (decision 0022). */
export function compileCatalog(language: Language): Omit<CompiledCatalog, 'writing'> {
  const known = compiled.get(language)
  if (known) return known
  const areas = Object.entries(catalogs[language]).map(([area, messages]) => [area, compileArea(messages)])
  const made: CompiledCatalog = {
    ...Object.fromEntries(areas),
    countries: sortByName(language),
    industries: industries[language],
  }
  compiled.set(language, made)
  return made
}
