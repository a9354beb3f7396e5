import { findRatesYears, type Rates } from '@/service/reference/read-rates'
import type { Fault } from './parse-input'

/** A fault for a year without rates, which depends on the data. The contract refuses other forms. */
export function unknownRatesYear(input: unknown, rates: Rates): Fault[] {
  const text = typeof input === 'object' && input !== null ? Reflect.get(input, 'rates') : undefined
  if (typeof text !== 'string' || !/^\d{4}$/.test(text.trim())) return []
  const years = findRatesYears(rates)
  const year = Number(text)
  if (years === null || (year >= years.first && year <= years.last) || year < years.first) return []
  return [{ field: 'rates', reason: `no rates are known for ${year}; they end with ${years.last}` }]
}
