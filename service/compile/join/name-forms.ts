import { normalizeName } from '@/service/matching/names/normalize-name'

/** How one spelling of a name enters the join. */
export type NameForm = {
  /** The exact key: without case, diacritics, punctuation and legal form. */
  key: string
  words: readonly string[]
  /** The whole spelling with its legal form ("ltd" for "limited"), without case, diacritics and punctuation. */
  spelling: string
}

// Words that two unrelated companies share easily: sharing only these is not sharing a word.
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

/** True when two names have a word in common that says something about which company it is. */
export function shareAWord(a: NameForm, b: NameForm): boolean {
  if (a.key === b.key) return true
  const telling = a.words.filter((word) => word.length > 1 && !COMMON_WORDS.has(word))
  return telling.some(
    (word) => b.words.includes(word) || (word.length >= 5 && b.key.replaceAll(' ', '').includes(word)),
  )
}
