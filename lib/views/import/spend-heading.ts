import { currencyOfSign } from './currency-sign'

/** What a heading of spend says beside "spend". `scale`: 1000 where its amounts are in thousands. */
export type SpendHeading = { words: string; year: number | null; currency: string | null; scale: number }

const thousands = String.raw`(?:in )?(?:thousands?|thsd\.?|tausend|tsd\.?|milliers?(?: d['’e])?|tusental|tusen|'?000s?|千)`
const millions = String.raw`(?:in )?(?:millions?(?: d['’e])?|mio\.?|mln\.?|miljoner|millionen|百万)`
const scaleWords: readonly [RegExp, number][] = [
  [new RegExp(`${millions}`, 'iu'), 1_000_000],
  [new RegExp(`(?<![\\p{N}.,])${thousands}(?!\\p{N})`, 'iu'), 1_000],
]

/** "TEUR", "kEUR", "k€", "MSEK": a prefix and a currency in one word. */
const prefixed = /(?<!\p{L})([TKM])\s?([A-Z]{3}|[€£])(?!\p{L})/u
const prefixes: Readonly<Record<string, number>> = { T: 1_000, K: 1_000, M: 1_000_000 }

/** Year, currency and scale out of a heading ("Spend 2024 (TEUR)", "Ausgaben 2024 in €"), and the words that are left. */
export function readSpendHeading(heading: string): SpendHeading {
  let words = heading.normalize('NFKC')
  let scale = 1
  let currency: string | null = null
  const upper = words.replace(/(?<!\p{L})[tk](?=[A-Z]{3}(?!\p{L})|[€£])/gu, (letter) => letter.toUpperCase())
  const unit = prefixed.exec(upper)
  const ofUnit = unit?.[2] === undefined ? null : currencyOfSign(unit[2])
  if (unit !== null && ofUnit !== null) {
    scale = prefixes[unit[1] ?? ''] ?? 1
    currency = ofUnit
    words = upper.replace(unit[0], ' ')
  }
  words = words.replace(/(?<!\p{L})[A-Z]{3}(?!\p{L})|[€£円₩₹元]/gu, (word) => {
    const found = currencyOfSign(word)
    currency ??= found
    return found === null ? word : ' '
  })
  const year = /(?<!\p{N})(?:FY|GJ)?\s?((?:19|20)\p{N}{2})(?!\p{N})(?:年度?)?/iu.exec(words)
  if (year) words = words.replace(year[0], ' ')
  for (const [pattern, factor] of scaleWords) {
    if (scale !== 1 || !pattern.test(words)) continue
    scale = factor
    words = words.replace(pattern, ' ')
  }
  words = words.replace(/[()[\]/,;:–-]|(?<!\p{L})(?:in|en|i|of)(?!\p{L})/giu, ' ').trim()
  return { words, year: year?.[1] === undefined ? null : Number(year[1]), currency, scale }
}
