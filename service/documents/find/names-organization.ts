import { normalizeName } from '@/service/matching/names/normalize-name'
import { inSimplifiedHan } from '@/service/matching/names/writing/plain-writing'

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
  const lines = opening.map((line) => ` ${plain(line)} `)
  const pairs = lines.map((line, index) => `${line}${lines[index + 1] ?? ''}`)
  return names.some((name) => {
    const words = wordsOf(name)
    const telling = words.filter((word) => word.length > 1 && !common.has(word))
    if (telling.length === 0) return words.length > 0 && pairs.some((text) => text.includes(` ${words.join(' ')} `))
    return pairs.some((text) => telling.every((word) => text.includes(isSpaced(word) ? ` ${word} ` : word)))
  })
}

/** Brings names and lines into one spelling: otherwise only names that are all Han characters would be simplified, and lines with Kana not. */
function plain(text: string): string {
  return normalizeName(text).replace(/\p{Script=Han}+/gu, inSimplifiedHan)
}

/** Whether words of its script are separated by spaces. Japanese, Chinese and Korean ones are not. */
function isSpaced(word: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
}

/** A name may be broken over the end of a line. */
const joinedLines = 2

/**
 * Looks for names anywhere in a long text, page by page. The words of a name must stand beside each other: somewhere in a long report
 * all words of a name stand near each other by chance.
 */
export function lookForNames(names: readonly string[]): {
  in: (lines: readonly string[]) => void
  isNamed: () => boolean
} {
  const wanted = names.map(tellingWords).filter((words) => words.length > 0)
  const telling = wanted.filter(hasTelling).map(joined)
  // A name that has only common words is looked for in lines that still have theirs.
  const whole = wanted.filter((words) => !hasTelling(words)).map(joined)
  let isNamed = false
  return {
    in(lines) {
      if (isNamed) return
      isNamed = hasOne(telling, lines.map(tellingWords)) || hasOne(whole, whole.length === 0 ? [] : lines.map(wordsOf))
    },
    isNamed: () => isNamed,
  }
}

function hasOne(phrases: readonly string[], lines: readonly string[][]): boolean {
  return lines.some((_, index) => {
    const text = ` ${joined(lines.slice(index, index + joinedLines).flat())} `
    return phrases.some((phrase) => text.includes(isSpaced(phrase) ? ` ${phrase} ` : phrase))
  })
}

function joined(words: readonly string[]): string {
  return words.join(' ')
}

/** Whether one of the words of a name is not common to the names of many companies. */
export function hasTelling(words: readonly string[]): boolean {
  return words.some((word) => !common.has(word))
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(' ')
    .filter((word) => word !== '')
}

/** Without the common words, which one writes and another leaves out ("Acme Group", "Acme Holding"); all of a name that has no others. */
function tellingWords(text: string): string[] {
  const words = wordsOf(text)
  return hasTelling(words) ? words.filter((word) => !common.has(word)) : words
}
