import { iso31661Alpha3ToAlpha2, iso31661NumericToAlpha2 } from 'iso-3166'
import { listCountries } from '@/lib/format/country'
import { countryAliases } from '@/lib/format/country-aliases'
import { countryNames } from '@/lib/format/country-names'

/** "Côte d’Ivoire" and "COTE D'IVOIRE" are equal. */
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
  // The first entry of a name wins: codes before names, our names before translations.
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

/** Single-letter vehicle registration codes that people use for countries. */
const vehicleSigns: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  H: 'HU',
  I: 'IT',
  J: 'JP',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
}

/** Words before the name of a state. */
const ofState =
  /^(?:the |la |le |les |l['’])?(?:(?:federal |islamic |arab |socialist )?(?:republic|rep\.?(?=\s)|kingdom|state|commonwealth|federation)(?: of)?(?: the)?|republik|königreich|bundesrepublik|r[eé]publique (?:de |du |d['’])|royaume (?:de |du |d['’])|republiken|konungariket|republica (?:de )?)\s*/iu

/** Words after it: "ドイツ連邦共和国", "Türkiye Cumhuriyeti". */
const ofStateBehind = /(?:(?:連邦|人民|聯邦|联邦)?(?:共和国|共和國)|王国|王國|공화국|\s+cumhuriyeti)$/iu

const fewestOfShort = 4

/** "Luxemb.", "Gt. Britain", "Utd. Arab Emir.", "Russ. Föderation": the only country whose name contains these letters in order. */
function readShortened(text: string): string | null {
  const words = text.split(/\s+/)
  const isShort = words.some((word) => /^\p{L}{2,}\.$/u.test(word))
  if (!isShort || text.replace(/\P{L}/gu, '').length < fewestOfShort) return null
  const parts = words.map((word) => (word.endsWith('.') ? `${[...fold(word)].join('\\p{L}*')}\\p{L}*` : fold(word)))
  const name = new RegExp(`^${parts.join('')}$`, 'u')
  known ??= readNames()
  const codes = new Set([...known].flatMap(([folded, code]) => (name.test(folded) ? [code] : [])))
  const [only, second] = codes
  return second === undefined ? (only ?? null) : null
}

function lookUp(text: string): string | null {
  known ??= readNames()
  return known.get(fold(text)) ?? null
}

/** The single country meant by several names in one cell ("Germany (DE)", "DE - Germany", "München, Deutschland"). */
function readParts(text: string): string | null {
  const parts = text.split(/[(),;/|:[\]]|\s[-–—]\s|^([A-Z]{2,3})[\s–-](?=\p{L})/u).filter((part) => part?.trim())
  if (parts.length < 2) return null
  // Two lower-case letters are more often a word ("in", "de") than a code.
  const codes = parts.flatMap((part) => (/^\s*\p{Ll}{1,2}\s*$/u.test(part) ? [] : (lookUp(part) ?? [])))
  const different = new Set(codes)
  // "Hong Kong, China"
  if (different.size === 2) different.delete([...different].some((code) => /^(HK|MO|TW)$/.test(code)) ? 'CN' : '')
  return different.size === 1 ? ([...different][0] ?? null) : null
}

/** Longer texts name no single country; each letter of a shortened name costs a search in all names. */
const longestText = 300

/**
 * The ISO 3166-1 alpha-2 code of a country as people write it: its code of two or three letters, its names in many languages, former and
 * official ones, a vehicle registration code ("D"), "Germany (DE)"; null if it is none or ambiguous.
 */
export function findCountryCode(text: string): string | null {
  if (text.length > longestText) return null
  const trimmed = text.trim()
  // Only exactly three digits: "3,00" is not Greece.
  if (/^\d{3}$/.test(trimmed))
    return Object.entries(iso31661NumericToAlpha2).find(([digits]) => digits === trimmed)?.[1] ?? null
  return (
    lookUp(trimmed) ??
    vehicleSigns[trimmed] ??
    readParts(trimmed) ??
    lookUp(trimmed.replace(ofState, '').replace(ofStateBehind, '')) ??
    readShortened(trimmed)
  )
}
