import { readReferenceFile } from './read-reference-file'
import { Rate } from './records'

/** Annual average exchange rates, in units of a currency for one US dollar. */
export type Rates = {
  all: readonly Rate[]
  byCurrencyAndYear: ReadonlyMap<string, Rate>
  /** Codes that have a rate for at least one year, USD among them, in alphabetical order. */
  currencies: readonly string[]
}

export type Conversion = {
  amount: number
  /** Units of the target currency for one unit of the original one: the original amount times this is `amount`. */
  rate: number
  year: number
  /** The published rates it was computed from: none for the same currency, one where a side is the dollar, else two. */
  rates: readonly Rate[]
}

/** The rates of `rates.json`. Reads the file at each call; throws Error when it is not as expected. */
export function readRates(directory: string): Rates {
  const all = readReferenceFile(directory, 'rates.json', Rate)
  return {
    all,
    byCurrencyAndYear: new Map(all.map((rate) => [`${rate.currency} ${rate.year}`, rate])),
    currencies: [...new Set(['USD', ...all.map((rate) => rate.currency)])].sort(),
  }
}

/** Units of `currency` for one US dollar on average over `year`; null where no source gives one. USD itself is 1. */
export function findRate(rates: Rates, currency: string, year: number): Rate | null {
  if (currency === 'USD') return { currency, year, perUsd: 1, source: 'ecb', method: 'the dollar itself' }
  return rates.byCurrencyAndYear.get(`${currency} ${year}`) ?? null
}

/** `amount` of `from` in units of `to`, at the mean rate of `year`; null where a rate it needs is unknown. */
export function convert(rates: Rates, amount: number, from: string, to: string, year: number): Conversion | null {
  if (from === to) return { amount, rate: 1, year, rates: [] }
  const fromRate = findRate(rates, from, year)
  const toRate = findRate(rates, to, year)
  if (!fromRate || !toRate) return null
  const rate = toRate.perUsd / fromRate.perUsd
  return { amount: amount * rate, rate, year, rates: [fromRate, toRate].filter((used) => used.currency !== 'USD') }
}
