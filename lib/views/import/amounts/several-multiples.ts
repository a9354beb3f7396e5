import { isTooLongForAmount } from './longest-amount'
import { asianFactor, asianScale } from './read-unit'

const ofIndia = 'crores?|cr|lakhs?|lacs?'
const term = `(\\d+(?:,\\d{3})*)\\s*(${asianScale}|${ofIndia})(?![a-z])\\.?`
const chain = new RegExp(`(?:${term}\\s*){2,}(?:\\d+(?:,\\d{3})*)?|(?:${term}\\s*)\\d+(?:,\\d{3})*(?![\\d.,])`, 'iu')

const wholeNumber = (digits: string) => Number(digits.replaceAll(',', ''))

function factorOf(word: string): number {
  if (/^cr/i.test(word)) return 1e7
  return /^la/i.test(word) ? 1e5 : asianFactor(word)
}

/**
 * Replaces an amount written with several decreasing multiples ("1億2,000万円", "3억 5천만원", "2 Cr 50 lakh") by one number: "120000000円". Null
 * if the cell has none, or they do not form one number.
 */
export function withoutSeveralMultiples(text: string): string | null {
  if (isTooLongForAmount(text)) return null
  const found = chain.exec(text)
  if (found === null) return null
  const [whole] = found
  const [front, behind] = [text.slice(0, found.index), text.slice(found.index + whole.length)]
  if (/\d/.test(front + behind)) return null
  let amount = 0
  let before = Number.POSITIVE_INFINITY
  let end = 0
  for (const part of whole.matchAll(new RegExp(term, 'giu'))) {
    const [matched, digits = '', word = ''] = part
    const scale = factorOf(word)
    const value = wholeNumber(digits) * scale
    // "1億2億" and "1万20000万" are not numbers.
    if (scale >= before || value >= before) return null
    amount += value
    before = scale
    end = part.index + matched.length
  }
  const units = wholeNumber(whole.slice(end).trim())
  return units >= before ? null : `${front}${amount + units}${behind}`
}
