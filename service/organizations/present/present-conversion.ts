import type { CurrencyConversion } from '@/service/contract/organization/organization'
import type { Conversion } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import type { Rate } from '@/service/reference/records'

/** The tables behind some rates, each once: a parity's, then that of the currency it is fixed to. */
function sourcesOf(rates: readonly Rate[], reference: Reference): CurrencyConversion['sources'] {
  const ids = new Set(rates.flatMap(({ source, anchorSource }) => (anchorSource ? [source, anchorSource] : [source])))
  return [...ids].map((id) => ({ title: reference.editions.byId[id].title, url: reference.editions.byId[id].url }))
}

/** Where each currency's own rate came from, in words. */
export function describeRates(rates: readonly Rate[], withYears = false): string {
  return rates.map(({ currency, year, method }) => `${currency}${withYears ? ` ${year}` : ''}: ${method}`).join('; ')
}

/** A conversion in wire form; null if both currencies are the same. */
export function presentConversion(
  { rate, year, rates }: Conversion,
  { from, to }: { from: string; to: string },
  reference: Reference,
  method = describeRates(rates),
): CurrencyConversion | null {
  const sources = sourcesOf(rates, reference)
  const [source] = sources
  return source === undefined ? null : { from, to, rate, year, method, source, sources }
}
