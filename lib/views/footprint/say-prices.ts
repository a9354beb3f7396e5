import type { Words } from '@/lib/messages/words'
import type { FootprintLine } from '@/lib/views/answers/footprint/footprint-answer'

/**
 * A note that money of one year was multiplied with factors, or compared with revenue, in prices of another year, without conversion: we
 * have no price levels. Null if all are of one year, or the supplier's own figure needs no money.
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
