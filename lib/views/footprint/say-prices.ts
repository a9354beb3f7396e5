import type { Words } from '@/lib/messages/words'
import type { FootprintLine } from '@/lib/views/answers/footprint-answer'

/**
 * That money of one year meets factors or revenue in the prices of another, which nobody converted: we have no price levels. Null where
 * all are of one year, and where the supplier's own sum needs no money.
 */
export function sayPrices(
  words: Words<'footprint'>,
  { result }: FootprintLine,
  spendYear: number | null,
): string | null {
  if (result === null || spendYear === null) return null
  const years = [result.own_figures?.year ?? null, result.factor?.price_year ?? null].filter((year) => year !== null)
  const others = [...new Set(years)].filter((year) => year !== spendYear).toSorted()
  const [first] = others
  if (first === undefined) return null
  const values = { spend: String(spendYear), prices: others.join(', ') }
  if (others.every((year) => year < spendYear)) return words('pricesHigh', values)
  return words(others.every((year) => year > spendYear) ? 'pricesLow' : 'pricesOther', values)
}
