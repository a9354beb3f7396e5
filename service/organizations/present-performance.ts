import type { CurrencyConversion, Performance } from '@/service/contract/organization'
import { allScopes, scope1And2Sum, totalUpstreamSum } from '@/service/reference/emission-sums'
import { type Conversion, convert } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import { SourceId } from '@/service/reference/records'
import type { StoredPerformance } from '@/service/storage/outcome'
import { presentEmissions } from './present-emissions'

export type Money = { amount: number; currency: string; conversion: CurrencyConversion | null }

function presentConversion(
  conversion: Conversion,
  from: string,
  to: string,
  reference: Reference,
): CurrencyConversion | null {
  const [first] = conversion.rates
  if (first === undefined) return null
  const edition = reference.editions.byId[first.source]
  return {
    from,
    to,
    rate: conversion.rate,
    year: conversion.year,
    method: conversion.rates.map((rate) => `${rate.currency}: ${rate.method}`).join('; '),
    source: { title: edition.title, url: edition.url },
  }
}

/** Revenue at the mean rate of its year; in the currency it was published in where that year has no rate. */
export function presentRevenue(
  { revenue, year }: StoredPerformance,
  currency: string,
  reference: Reference,
): Money | null {
  if (revenue === null) return null
  const converted = convert(reference.rates, revenue.amount, revenue.currency, currency, year)
  if (converted === null) return { amount: revenue.amount, currency: revenue.currency, conversion: null }
  return {
    amount: converted.amount,
    currency,
    conversion: presentConversion(converted, revenue.currency, currency, reference),
  }
}

/** kg CO2e per unit of revenue. None for the figures of one country: revenue is worldwide. */
function factorOf(kilograms: number | null, performance: StoredPerformance, money: Money | null): number | null {
  return performance.region !== 'GLOBAL' || kilograms === null || money === null ? null : kilograms / money.amount
}

function publisherOf(source: string, reference: Reference): string {
  const known = SourceId.safeParse(source)
  return known.success ? reference.editions.byId[known.data].publisher : source
}

/** One year in the wire form of section 2.4, money and factors in `currency`. */
export function presentPerformance(
  performance: StoredPerformance,
  currency: string,
  reference: Reference,
): Performance {
  const { emissions } = performance
  const money = presentRevenue(performance, currency, reference)
  return {
    year: performance.year,
    region: performance.region,
    emission_factor: factorOf(allScopes(emissions), performance, money),
    total_upstream_emission_factor: factorOf(totalUpstreamSum(emissions), performance, money),
    scope_1_and_2_emission_factor: factorOf(scope1And2Sum(emissions), performance, money),
    revenue_currency: money?.currency ?? null,
    // Whole units in the answer; the factors above are computed from the exact amount.
    revenue: money === null ? null : Math.round(money.amount),
    currency_conversion: money?.conversion ?? null,
    emissions: presentEmissions(emissions),
    production_emission_factors: [],
    documents: performance.documents.map(({ url, title, page }) => ({
      url,
      mirror_url: null,
      title,
      page,
      published_at: null,
    })),
    publishers: performance.sources.map((source) => publisherOf(source, reference)),
  }
}
