import { readReferenceFile } from './read-reference-file'
import { type Period, Rate } from './records'

/** Annual average exchange rates, in units of a currency per US dollar. */
export type Rates = {
  all: readonly Rate[]
  byCurrencyAndYear: ReadonlyMap<string, Rate>
  /** Codes of the currencies that have a rate for at least one year, USD among them, in alphabetical order. */
  currencies: readonly string[]
}

export type Conversion = {
  amount: number
  /** Units of the target currency per unit of the original one: `amount` is the original amount times this rate. */
  rate: number
  year: number
  /**
   * The published rates it was computed from: none where both currencies are the same, one per year where one of them is the
   * dollar, otherwise two.
   */
  rates: readonly Rate[]
  /** Present where the rate is the mean over the months of a fiscal year instead of the calendar year. */
  period?: Period
}

/** Returns the rates of `rates.json`. Reads the file at each call; throws Error when it is not as expected. */
export function readRates(directory: string): Rates {
  return toRates(readReferenceFile(directory, 'rates.json', Rate))
}

/** Indexes the rates by currency and year. */
export function toRates(all: readonly Rate[]): Rates {
  return {
    all,
    byCurrencyAndYear: new Map(all.map((rate) => [`${rate.currency} ${rate.year}`, rate])),
    currencies: [...new Set(['USD', ...all.map((rate) => rate.currency)])].sort(),
  }
}

/** Returns the units of `currency` per US dollar on average over `year`; null where no source has a rate. USD itself is 1. */
export function findRate(rates: Rates, currency: string, year: number): Rate | null {
  if (currency === 'USD') return { currency, year, perUsd: 1, source: 'ecb', method: 'the dollar itself' }
  return rates.byCurrencyAndYear.get(`${currency} ${year}`) ?? null
}

/**
 * Converts `amount` of currency `from` into `to` at the mean rate of `year`; null where a rate it needs is unknown. With the
 * `period` of a fiscal year that is not the calendar year it uses the mean of the period's months where both currencies have
 * monthly means, otherwise still the mean of the calendar year.
 */
export function convert(
  rates: Rates,
  amount: number,
  from: string,
  to: string,
  year: number,
  period?: Period,
): Conversion | null {
  if (from === to) return { amount, rate: 1, year, rates: [] }
  const byMonths = period && !isCalendarYear(period, year) ? convertByMonths(rates, amount, { from, to, period }) : null
  if (byMonths) return { ...byMonths, year }
  const fromRate = findRate(rates, from, year)
  const toRate = findRate(rates, to, year)
  if (!fromRate || !toRate) return null
  const rate = toRate.perUsd / fromRate.perUsd
  return { amount: amount * rate, rate, year, rates: [fromRate, toRate].filter((used) => used.currency !== 'USD') }
}

/** Whether a period is January to December of that year, so that it need not be mentioned. */
export function isCalendarYear({ from, to }: Period, year: number): boolean {
  return from === `${year}-01` && to === `${year}-12`
}

function convertByMonths(
  rates: Rates,
  amount: number,
  { from, to, period }: { from: string; to: string; period: Period },
): Omit<Conversion, 'year'> | null {
  const fromMean = meanOfMonths(rates, from, period)
  const toMean = meanOfMonths(rates, to, period)
  if (!fromMean || !toMean) return null
  const rate = toMean.perUsd / fromMean.perUsd
  return { amount: amount * rate, rate, rates: [...fromMean.rates, ...toMean.rates], period }
}

/** Mean of the monthly means of a period, each month counted once; null where a month is unknown. */
function meanOfMonths(rates: Rates, currency: string, period: Period): { perUsd: number; rates: Rate[] } | null {
  if (currency === 'USD') return { perUsd: 1, rates: [] }
  const used = new Map<number, Rate>()
  const months: number[] = []
  for (const { year, month } of monthsOf(period)) {
    const rate = findRate(rates, currency, year)
    const mean = rate?.months?.[month - 1] ?? (rate && isFixedToDollar(rate) ? rate.perUsd : undefined)
    if (!rate || mean === undefined) return null
    used.set(year, rate)
    months.push(mean)
  }
  return { perUsd: months.reduce((sum, mean) => sum + mean, 0) / months.length, rates: [...used.values()] }
}

function isFixedToDollar({ source, anchorSource }: Rate): boolean {
  return source === 'legal-parities' && anchorSource === undefined
}

function monthsOf({ from, to }: Period): { year: number; month: number }[] {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5)) - 1
  const last = Number(to.slice(0, 4)) * 12 + Number(to.slice(5)) - 1
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    year: Math.floor((first + index) / 12),
    month: ((first + index) % 12) + 1,
  }))
}

/** First and last year for which any currency has a rate; null where there are no rates. */
export function findRatesYears({ all }: Rates): { first: number; last: number } | null {
  if (all.length === 0) return null
  const years = all.map(({ year }) => year)
  return { first: Math.min(...years), last: Math.max(...years) }
}
