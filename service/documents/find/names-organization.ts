import { normalizeName } from '@/service/matching/names/normalize-name'

/** Words that many companies have in their names: none of them tells one. */
const common = new Set([
  'group',
  'holding',
  'holdings',
  'company',
  'international',
  'global',
  'the',
  'and',
  'of',
  'industries',
  'corporation',
])

/**
 * Whether a report names the organization on its first pages: all telling words of one of its names, as words, within one line
 * or the next. A name of common words alone must stand there whole.
 */
export function namesOrganization(opening: readonly string[], names: readonly string[]): boolean {
  const lines = opening.map((line) => ` ${normalizeName(line)} `)
  const pairs = lines.map((line, index) => `${line}${lines[index + 1] ?? ''}`)
  return names.some((name) => {
    const words = normalizeName(name)
      .split(' ')
      .filter((word) => word !== '')
    const telling = words.filter((word) => word.length > 1 && !common.has(word))
    if (telling.length === 0) return words.length > 0 && pairs.some((text) => text.includes(` ${words.join(' ')} `))
    return pairs.some((text) => telling.every((word) => text.includes(isSpaced(word) ? ` ${word} ` : word)))
  })
}

/** Japanese, Chinese and Korean are written without blanks. */
function isSpaced(word: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
}
