import { withoutLegalForms } from './legal-forms'
import { inSimplifiedHan, withoutEntities } from './writing/plain-writing'
import { withoutScriptForms } from './writing/script-forms'

/** Latin letters that do not decompose into a base letter and a diacritic. */
const folded: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'n', ĸ: 'k', ə: 'e',
} // biome-ignore format: a table

/**
 * Diacritics are removed from Latin and Greek letters only: in Japanese or Hindi they make another letter, and Cyrillic "й" is not "и".
 */
function foldDiacritics(text: string): string {
  if (isPlain(text)) return text
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin}|\p{Script=Greek})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßøæœłđðþıħŋĸə]/gu, (letter) => folded[letter] ?? letter)
}

/** Whether the text is ASCII. Patterns for letters of all scripts are slow, and most names need none of them. */
export function isPlain(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  return /^[\u0000-\u007f]*$/.test(text)
}

const initialsOf = {
  plain: /(?<![a-z0-9])((?:[a-z]\.){2,}[a-z]?)(?![a-z0-9])/g,
  any: /(?<![\p{L}\p{N}])((?:\p{L}\.){2,}\p{L}?)(?![\p{L}\p{N}])/gu,
}

/** "s.k.f." becomes "skf". */
function joinInitials(text: string): string {
  if (!text.includes('.')) return text
  const initials = isPlain(text) ? initialsOf.plain : initialsOf.any
  return text.replace(initials, (letters) => letters.replaceAll('.', ''))
}

/** "&" and "+" between two words become "and". */
function nameAnd(text: string): string {
  const named = text.includes('+') ? text.replace(/(?<=[\p{L}\p{N}]) *\+ *(?=[\p{L}\p{N}])/gu, ' and ') : text
  return named.replaceAll('&', ' and ')
}

/** The words of a name in lower case without diacritics, with "&" as "and". Symbols that belong to a name stay. */
export function toWords(name: string): string[] {
  const folded = isPlain(name)
    ? name.toLowerCase()
    : foldDiacritics(
        name
          .replace(/[®©™℠]/gu, '')
          .normalize('NFKC')
          .toLowerCase(),
      )
  const text = nameAnd(joinInitials(folded.replace(/['’‘`´]/gu, '')).replace(/\b([an])\/([skv])\b/gu, '$1$2'))
  return text.split(isPlain(text) ? /[^a-z0-9#%+]+/ : /[^\p{L}\p{M}\p{N}\p{So}#%+]+/u).filter((word) => word !== '')
}

/** Whether it cannot contain a form of another script: plain letters without a leading "M/s" or "SC". */
export function isPlainForm(text: string): boolean {
  return isPlain(text) && !/^(?:m\/s|messrs|s\.?\s?c\.?\s|(?:cty|ctcp|tct|dntn)\s)/i.test(text.trimStart())
}

/** "and" distinguishes no companies ("Procter & Gamble", "Procter and Gamble", "PROCTER GAMBLE"). */
function withoutAnd(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => word !== 'and')
  return rest.length === 0 ? words : rest
}

/**
 * The exact key of a company name: spellings with one key differ only in case, diacritics, punctuation, "&"/"and", a leading "The" and
 * legal forms. Non-Latin scripts stay, and so do number words ("Unit 2" is not "Unit 3") and symbols that belong to a name ("C", "C#",
 * "C++"). Never empty for a name with a letter or digit.
 */
export function normalizeName(name: string): string {
  const text = withoutEntities(name)
  const plain = isPlainForm(text) ? text : inSimplifiedHan(withoutScriptForms(text))
  const words = withoutLegalForms(withoutAnd(toWords(plain)))
  return words.length > 0 ? words.join(' ') : name.trim().toLowerCase()
}
