import { normalizeName } from '@/service/matching/names/normalize-name'

/** One spelling of a name, prepared for the join. */
export type NameForm = {
  /** The exact key: without case, diacritics, punctuation and legal form. */
  key: string
  words: readonly string[]
  /** The whole spelling including the legal form ("ltd" for "limited"), without case, diacritics and punctuation. */
  spelling: string
}

// Words that unrelated companies often share: sharing only these does not count.
const COMMON_WORDS = new Set(
  (
    'group holding holdings international global company companies corporation industries industrial services service solutions ' +
    'technologies technology systems bank banco financial finance capital investment investments insurance energy power electric ' +
    'gas oil motor motors steel chemical chemicals foods food retail media pharma pharmaceutical pharmaceuticals of and de the la ' +
    'le el national general united american china japan india'
  ).split(' '),
)

const SHORT_FORMS: Record<string, string> = { limited: 'ltd', company: 'co', corporation: 'corp', incorporated: 'inc' }

export function nameForm(name: string): NameForm {
  const key = normalizeName(name)
  const spelling = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b(limited|company|corporation|incorporated)\b/g, (form) => SHORT_FORMS[form] ?? form)
  return { key, words: key.split(' '), spelling }
}

/** Whether two names share a distinctive word. */
export function shareAWord(a: NameForm, b: NameForm): boolean {
  if (a.key === b.key) return true
  const telling = a.words.filter((word) => word.length > 1 && !COMMON_WORDS.has(word))
  return telling.some(
    (word) => b.words.includes(word) || (word.length >= 5 && b.key.replaceAll(' ', '').includes(word)),
  )
}
