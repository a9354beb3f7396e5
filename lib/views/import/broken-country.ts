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

/** "C?te d'Ivoire": the only country whose name has any letter where a program wrote a question mark; null if none or several have. */
export function findCountryOfLostLetters(text: string): string | null {
  const folded = fold(text.replaceAll('\ufffd', '?'))
  if (!folded.includes('?') || folded.replaceAll('?', '').length < 4) return null
  const pattern = new RegExp(`^${folded.replace(/\?+/g, '\\p{L}{1,2}')}$`, 'u')
  const countries = listCountries(countryNames)
  const codes = countries.flatMap(({ code, name }) =>
    [name, ...countryAliases(code)].some((one) => pattern.test(fold(one))) ? [code] : [],
  )
  return codes.length === 1 ? (codes[0] ?? null) : null
}
