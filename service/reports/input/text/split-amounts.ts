/**
 * Splits the words at the end of a line into cells of so many columns, optionally one more for a change. Spaces may separate thousands:
 * "1 402 1 300" are two cells. Null if the number differs, or there are two ways to split.
 */
export function splitAmounts(words: readonly string[], count: number, hasChange: boolean): string[] | null {
  const isShare = (word: string | undefined) => word !== undefined && /%\)?$/.test(word)
  const amounts = hasChange && (isShare(words.at(-1)) || words.length === count + 1) ? words.slice(0, -1) : words
  const change = words.slice(amounts.length)
  if (amounts.some(isShare) || amounts.length < count) return null
  if (amounts.length === count) return [...amounts, ...change]
  const [first = '', ...others] = amounts
  // A footnote mark between the label and amounts that have separators.
  if (others.length === count && /^\d\)?$/.test(first) && others.every((word) => /\d[.,]\d|^[-–]$/.test(word)))
    return [...others, ...change]
  const ways = waysOf(amounts, count)
  const even = ways.filter((cells) => new Set(cells.map((cell) => cell.split(' ').length)).size === 1)
  const [only, ...more] = even.length > 0 ? even : ways
  return only && more.length === 0 ? [...only, ...change] : null
}

/** Every way to read the words as that many amounts, where groups of thousands have three digits. */
function waysOf(words: readonly string[], count: number): string[][] {
  if (count === 0) return words.length === 0 ? [[]] : []
  if (words.length < count || words.length > 4 * count) return []
  const [first = ''] = words
  const ways = waysOf(words.slice(1), count - 1).map((rest) => [first, ...rest])
  if (!/^[-–]?[1-9]\d{0,2}$/.test(first)) return ways
  for (let length = 2; length <= 4 && /^\d{3}(?:[.,]\d{1,2})?$/.test(words[length - 1] ?? ''); length += 1) {
    const own = words.slice(0, length).join(' ')
    ways.push(...waysOf(words.slice(length), count - 1).map((rest) => [own, ...rest]))
    if (/[.,]/.test(words[length - 1] ?? '')) break
  }
  return ways
}
