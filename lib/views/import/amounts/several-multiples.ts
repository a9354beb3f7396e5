const scales: Readonly<Record<string, number>> = {
  兆: 1e12, 조: 1e12, 億: 1e8, 亿: 1e8, 억: 1e8, 千万: 1e7, 千萬: 1e7, 천만: 1e7, 百万: 1e6, 百萬: 1e6, 백만: 1e6,
  万: 1e4, 萬: 1e4, 만: 1e4, 千: 1e3, 仟: 1e3, 천: 1e3,
  crore: 1e7, crores: 1e7, cr: 1e7, lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5,
} // biome-ignore format: a list

const words = Object.keys(scales).sort((one, other) => other.length - one.length)
const term = `(\\d+(?:,\\d{3})*)\\s*(${words.join('|')})(?![a-z])\\.?`
const chain = new RegExp(`(?:${term}\\s*){2,}(?:\\d+(?:,\\d{3})*)?|(?:${term}\\s*)\\d+(?:,\\d{3})*(?![\\d.,])`, 'iu')

const wholeNumber = (digits: string) => Number(digits.replaceAll(',', ''))

/**
 * An amount that is written with several multiples, each smaller than the one before: "1億2,000万円", "3억 5천만원", "2 Cr 50 lakh".
 * `rest`: the cell without them. Null where it has none, or where they do not make one number.
 */
export function readSeveralMultiples(text: string): { amount: number; rest: string } | null {
  const found = chain.exec(text)
  if (found === null) return null
  const [whole] = found
  let amount = 0
  let before = Number.POSITIVE_INFINITY
  let behind = 0
  for (const part of whole.matchAll(new RegExp(term, 'giu'))) {
    const [matched, digits = '', word = ''] = part
    const scale = scales[word.toLowerCase()] ?? 0
    const value = wholeNumber(digits) * scale
    // "1億2億" is no number, nor is "1万20000万".
    if (scale >= before || value >= before) return null
    amount += value
    before = scale
    behind = part.index + matched.length
  }
  const last = whole.slice(behind).trim()
  const units = last === '' ? 0 : wholeNumber(last)
  if (units >= before) return null
  return {
    amount: amount + units,
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + whole.length)}`.trim(),
  }
}
