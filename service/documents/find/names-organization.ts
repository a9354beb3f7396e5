import { normalizeName } from '@/service/matching/names/normalize-name'

/** Words that occur in the names of many companies, so they do not identify one. */
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
 * Whether a report names the organization on its first pages: all identifying words of one of its names must occur within two
 * consecutive lines. A name that has only common words must occur as a whole.
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

/** Whether words of its script are separated by spaces. Japanese, Chinese and Korean ones are not. */
function isSpaced(word: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
}
