import type { Format } from '@/lib/format/create-format'
import type { Words } from '@/lib/messages/words'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { spanOf, yearsOf } from '@/lib/views/emissions/worldwide'
import { extractedRevenueYears } from '@/lib/views/translate/extracted-words'

export type Conversion = {
  year: number
  rateYear: number
  sentence: string
  sourceTitle: string | null
  sourceUrl: string | null
}

export type RevenueView = {
  /** The actual currency of the figures, read from the data, never from the selector. */
  currency: string
  points: { year: number; revenue: number | null }[]
  claim: string
  conversions: Conversion[]
  /** Whether the service says for every figure where its currency came from. */
  saysConversion: boolean
  /** Which years were read from reports, and who verified them; null if none. */
  extracted: string | null
  /** Years that could not be converted, in their own currency. */
  elsewhere: { year: number; text: string; note: string | null }[]
  /** One sentence about the rates used, read from the data, never from the selector. */
  rates: string
  /** Years whose rate can be chosen as constant; empty if the service does not say how it converts. */
  rateYears: number[]
}

/** The currency of most years; on a tie that of the newest year. */
export function mainCurrency(performances: readonly PerformanceAnswer[]): string | null {
  const counts = new Map<string, number>()
  for (const { revenue_currency: currency } of performances)
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  const newestFirst = performances.toReversed().flatMap(({ revenue_currency: currency }) => currency ?? [])
  return newestFirst.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? null
}

/** How our service describes a rate that is more than a mean of days; the figure's evidence translates it. */
const ofParts = /fixed at |annual average of the |monthly means|divided by /

/** "mean of 257 daily cross rates", if that is the whole description; another service's words unchanged. */
function sayMethod(method: string | null, format: Format): string | null {
  if (method === null || ofParts.test(method)) return null
  const counts = method.split('; ').map((part) => /^(?:[A-Z]{3}: )?mean of (\d+) daily cross rates$/.exec(part)?.[1])
  const [count, other] = new Set(counts)
  return count === undefined || other !== undefined ? method : format.words('figures')('rateOfDays', { count })
}

function conversionOf({ year, currency_conversion: conversion }: PerformanceAnswer, format: Format): Conversion | null {
  if (!conversion || conversion.rate === null || conversion.from === conversion.to) return null
  const rate = `1 ${conversion.from ?? '?'} = ${format.number.significant(conversion.rate, 6)} ${conversion.to ?? '?'}`
  const of = conversion.year ?? year
  return {
    year,
    rateYear: of,
    sentence: `${rate} (${[of, sayMethod(conversion.method, format)].filter((one) => one !== null).join(', ')})`,
    sourceTitle: conversion.source.title,
    sourceUrl: conversion.source.url,
  }
}

/** Whose currency it is: a single compiler is named; with several it is unknown whose revenue it is. */
function asGiven(performances: readonly PerformanceAnswer[], words: Words<'figures'>): string {
  const [publisher, ...others] = new Set(performances.flatMap(({ publishers }) => publishers))
  return publisher === undefined || others.length > 0
    ? words('ratesAsPublished')
    : words('ratesAsGivenBy', { publisher })
}

/** "Converted at each year's own mean rate", at a constant one, or not at all. */
function ratesSentence(performances: readonly PerformanceAnswer[], format: Format): string {
  const words = format.words('figures')
  const conversions = performances.flatMap((performance) => conversionOf(performance, format) ?? [])
  const [first] = conversions
  if (first === undefined) {
    return performances.every(({ currency_conversion: conversion }) => conversion !== undefined)
      ? asGiven(performances, words)
      : words('ratesNotSaid')
  }
  const isConstant = conversions.every(({ rateYear }) => rateYear === first.rateYear)
  const isOwn = conversions.every(({ year, rateYear }) => rateYear === year)
  return isConstant && !isOwn ? words('convertedConstant', { year: String(first.rateYear) }) : words('convertedYearly')
}

/** Yearly worldwide revenue in one currency; null if no year has revenue. */
export function viewRevenue(organization: OrganizationAnswer, format: Format): RevenueView | null {
  const withRevenue = yearsOf(organization, 'worldwide').filter(({ revenue }) => revenue !== null)
  if (withRevenue.length === 0) return null
  const currency = mainCurrency(withRevenue)
  const inMain = withRevenue.filter(({ revenue_currency: own }) => own === currency)
  const byYear = new Map(inMain.map(({ year, revenue }) => [year, revenue]))
  const newest = inMain.at(-1)
  const words = format.words('figures')
  const unit = currency ?? words('currencyNotStated')
  return {
    currency: unit,
    points: spanOf([...byYear.keys()]).map((year) => ({ year, revenue: byYear.get(year) ?? null })),
    claim:
      newest?.revenue == null
        ? ''
        : words('revenueIn', { amount: format.money(newest.revenue, unit), year: String(newest.year) }),
    conversions: inMain.flatMap((performance) => conversionOf(performance, format) ?? []),
    saysConversion: inMain.every(({ currency_conversion: conversion }) => conversion !== undefined),
    rates: ratesSentence(inMain, format),
    extracted: extractedRevenueYears(withRevenue, format),
    rateYears: withRevenue.some(({ currency_conversion: conversion }) => conversion !== undefined)
      ? withRevenue.map(({ year }) => year).toReversed()
      : [],
    elsewhere: withRevenue
      .filter(({ revenue_currency: own }) => own !== currency)
      .map(({ year, revenue, revenue_currency: own, currency_note: note }) => ({
        year,
        note,
        text: format.money(revenue ?? 0, own ?? words('currencyNotStated')),
      })),
  }
}
