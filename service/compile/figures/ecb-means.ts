import type { Rate } from '@/service/reference/records'
import type { EcbDay } from '@/service/sources/ecb/read-ecb'

/** The ECB quotes on 254 to 259 days a year; a year with fewer is not complete. */
const FEWEST_DAYS_OF_A_YEAR = 250

/**
 * The share of a year's days on which a currency must be quoted. It drops the years in which the ECB began or stopped a currency (CNY
 * 2005, RUB 2022), and ISK 2008 and 2018, whose missing weeks were exceptional.
 */
const FEWEST_SHARE_OF_DAYS = 0.95

/** Currencies that removed zeros by law: quotes in the old unit are converted to the new one. */
const REDENOMINATIONS = [
  { old: 'ROL', current: 'RON', divisor: 10_000, until: 2005 },
  { old: 'TRL', current: 'TRY', divisor: 1_000_000, until: 2004 },
] as const

type Quotes = { month: number; perUsd: number }[]

/** Means of the daily cross rates to the dollar, for complete years and currencies quoted throughout. */
export function ecbMeans(days: readonly EcbDay[]): Rate[] {
  const byYear = new Map<number, EcbDay[]>()
  for (const day of days) {
    const year = Number(day.day.slice(0, 4))
    byYear.set(year, [...(byYear.get(year) ?? []), day])
  }
  return [...byYear].flatMap(([year, daysOfYear]) =>
    daysOfYear.length < FEWEST_DAYS_OF_A_YEAR ? [] : meansOfYear(year, daysOfYear),
  )
}

function meansOfYear(year: number, days: readonly EcbDay[]): Rate[] {
  return [...quotesOf(days)]
    .filter(([, quotes]) => quotes.length >= FEWEST_SHARE_OF_DAYS * days.length)
    .map(([currency, quotes]) => {
      const months = monthlyMeans(quotes)
      return {
        currency,
        year,
        perUsd: mean(quotes.map(({ perUsd }) => perUsd)),
        source: 'ecb',
        method: `mean of ${quotes.length} daily cross rates${inOldUnit(currency, year)}`,
        ...(months && { months }),
      }
    })
}

function quotesOf(days: readonly EcbDay[]): Map<string, Quotes> {
  const quotes = new Map<string, Quotes>()
  const add = (currency: string, month: number, perUsd: number) =>
    quotes.set(currency, [...(quotes.get(currency) ?? []), { month, perUsd }])
  for (const { day, perEur } of days) {
    const month = Number(day.slice(5, 7))
    const dollar = perEur.get('USD') ?? Number.NaN
    for (const [currency, rate] of [['EUR', 1] as const, ...perEur]) {
      if (currency === 'USD') continue
      add(currency, month, rate / dollar)
      const cut = REDENOMINATIONS.find(({ old }) => old === currency)
      if (cut && !perEur.has(cut.current)) add(cut.current, month, rate / dollar / cut.divisor)
    }
  }
  return quotes
}

function inOldUnit(currency: string, year: number): string {
  const cut = REDENOMINATIONS.find(({ current, until }) => current === currency && year <= until)
  return cut ? `; ${cut.old} divided by ${cut.divisor.toLocaleString('en-US')}` : ''
}

/** Twelve means, or null if a month has no quote. */
function monthlyMeans(quotes: Quotes): number[] | null {
  const months = Array.from({ length: 12 }, (_, index) =>
    quotes.flatMap(({ month, perUsd }) => (month === index + 1 ? [perUsd] : [])),
  )
  return months.every((month) => month.length > 0) ? months.map(mean) : null
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
