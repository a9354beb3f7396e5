import { listCountries } from '@/lib/format/country'
import { countryAliases } from '@/lib/format/country-aliases'
import { countryNames } from '@/lib/format/country-names'

const decoder = new TextDecoder('windows-1252')
const byteOf = new Map(Array.from({ length: 128 }, (_, at) => [decoder.decode(new Uint8Array([at + 128])), at + 128]))

/** A text in UTF-8 that a program read as Windows-1252, as it was: "Ã–sterreich" is "Österreich"; null for any other text. */
export function readTwiceEncoded(text: string): string | null {
  if (!/[Â-ô][^\p{ASCII}]/u.test(text)) return null
  const bytes = [...text].map((letter) => (letter < '\u0080' ? letter.charCodeAt(0) : byteOf.get(letter)))
  if (bytes.includes(undefined)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes.flatMap((byte) => byte ?? [])))
  } catch {
    return null
  }
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}?]/gu, '')

/** The folded names of all countries with their codes; computed once, and only where a name was broken. */
let folded: { name: string; code: string }[] | null = null
const foldedNames = () =>
  (folded ??= listCountries(countryNames).flatMap(({ code, name }) =>
    [name, ...countryAliases(code)].map((one) => ({ name: fold(one), code })),
  ))

/** No country has a longer name, and a pattern of megabytes cannot be made. */
const longestName = 80

/** "C?te d'Ivoire": the only country whose name has any letter where a program wrote a question mark; null if none or several have. */
export function findCountryOfLostLetters(text: string): string | null {
  if (text.length > longestName || !/[?\ufffd]/.test(text)) return null
  const given = fold(text.replaceAll('\ufffd', '?'))
  if (given.replaceAll('?', '').length < 4) return null
  const pattern = new RegExp(`^${given.replace(/\?+/g, '.{1,2}')}$`, 'u')
  const letters = given.replaceAll('?', '').length
  const marks = given.split(/\?+/).length - 1
  // Most names are of another length, which costs less to see than to match.
  const fits = (name: string) =>
    name.length >= letters + marks && name.length <= letters + 2 * marks && pattern.test(name)
  const codes = new Set(foldedNames().flatMap(({ name, code }) => (fits(name) ? [code] : [])))
  return codes.size === 1 ? ([...codes][0] ?? null) : null
}
