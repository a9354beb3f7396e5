import { isBlankCell } from '@/service/reports/words/parse-number'

/** A letter of a script that is also written downwards, or a sign that stands between such letters. */
const alone = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・（）()、]$/u

/** Fewer letters below each other may be cells. */
const fewest = 3

/**
 * Joins letters that stand below each other, one in a line: words written downwards beside a table, as in Japanese reports. They take the
 * first of their lines and leave the others empty, so that no line changes its number.
 */
export function withTurnedLetters(lines: readonly string[]): string[] {
  const result = [...lines]
  let from = 0
  while (from < lines.length) {
    let to = from
    while (alone.test(lines[to]?.trim() ?? '')) to += 1
    const letters = lines.slice(from, to).map((line) => line.trim())
    if (letters.length >= fewest && !letters.every((letter) => isBlankCell(letter))) {
      result.fill('', from, to)
      result[from] = letters.join('')
    }
    from = to + 1
  }
  return result
}
