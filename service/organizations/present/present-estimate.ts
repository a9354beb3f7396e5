import type { Estimate } from '@/service/contract/organization/estimate'
import type { CurrencyConversion } from '@/service/contract/organization/organization'
import { adjustForRegion, type Intensity } from '@/service/estimates/adjust-for-region'
import { type EmissionsEstimate, estimateEmissions, type Factor } from '@/service/estimates/estimate-emissions'
import { explainMissingRate } from '@/service/reference/explain-missing-rate'
import { convert } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import { type Confidence, SourceId } from '@/service/reference/records'
import { presentConversion } from './present-conversion'

export type KnownMoney = {
  kind: 'spend' | 'revenue'
  amount: number
  currency: string
  year: number | null
  source: string | null
}

type Estimating = {
  factor: Factor
  money: KnownMoney
  region: string | null
  industryConfidence: Confidence | null
  publicUrl: string | null
}

const boundary =
  'Cradle to gate: scopes 1 and 2 of the organization and the upstream part of its scope 3, without the use of what it sells'

/** The estimate in wire form, or in words why the money cannot be converted to dollars. */
export function presentEstimate(reference: Reference, estimating: Estimating): Estimate | string {
  const { factor, money, industryConfidence } = estimating
  const rateYear = money.year ?? factor.priceYear
  const converted = convert(reference.rates, money.amount, money.currency, 'USD', rateYear)
  if (converted === null) return explainMissingRate(reference.rates, [money.currency], rateYear)
  const amount = { kind: money.kind, usd: converted.amount, year: rateYear, isYearAssumed: money.year === null }
  const estimate = estimateEmissions(factor, amount, industryConfidence)
  const { value, low, high, confidence, basis } = estimate
  const conversion = presentConversion(converted, { from: money.currency, to: 'USD' }, reference)
  return {
    value,
    low,
    high,
    unit: 'kg CO2e',
    confidence,
    boundary,
    factor: presentFactor(estimating, estimate, reference),
    amount: {
      kind: money.kind,
      amount: money.amount,
      currency: money.currency,
      year: amount.year,
      usd: converted.amount,
      source: money.source === null ? null : linkOf(money.source, reference),
      currency_conversion: conversion,
    },
    ...presentRegional(estimate, estimating, reference),
    basis: conversion === null ? basis : [...basis, describeConversion(conversion)],
  }
}

function describeConversion({ from, to, rate, year, method }: CurrencyConversion): string {
  return `Converted at 1 ${from} = ${Number(rate.toPrecision(6))} ${to}, the mean of ${year} (${method})`
}

function presentFactor(
  { factor, publicUrl }: Estimating,
  { factorLow, factorHigh }: EmissionsEstimate,
  reference: Reference,
): Estimate['factor'] {
  const { kgPerUsd, priceYear, region, basis, naicsCodes, organizations } = factor
  return {
    kg_per_usd: kgPerUsd,
    low_kg_per_usd: factorLow,
    high_kg_per_usd: factorHigh,
    price_year: priceYear,
    region,
    basis,
    naics_codes: naicsCodes,
    organizations,
    source:
      basis === 'epa_supply_chain'
        ? linkOf('epa-supply-chain', reference)
        : { title: 'Median of disclosed factors', url: `${publicUrl ?? ''}/docs#industry-factors` },
  }
}

function presentRegional(
  estimate: EmissionsEstimate,
  { factor, region }: Estimating,
  reference: Reference,
): Pick<Estimate, 'regional' | 'regional_reason'> {
  const none = (regional_reason: string) => ({ regional: null, regional_reason })
  if (factor.region !== 'US') return none('The factor is not one of US production')
  if (region === null) return none('The country of this organization is not known')
  if (region === factor.region) return none('The factor is one of its own country')
  const country = intensityOf(region, reference)
  const us = intensityOf('US', reference)
  if (country === null || us === null)
    return none(`The carbon intensity of ${country === null ? region : 'US'} is not known`)
  const adjusted = adjustForRegion(estimate, country, us)
  const present = ({ region, kgPerUsd, year }: Intensity) => ({ region, kg_per_usd: kgPerUsd, year })
  return {
    regional: {
      value: adjusted.value,
      low: adjusted.low,
      high: adjusted.high,
      ratio: adjusted.ratio,
      ratio_before_bounds: adjusted.ratioBeforeBounds,
      country: present(country),
      reference: present(us),
      sources: [linkOf('owid-co2', reference), linkOf('world-bank-gdp', reference)],
    },
    regional_reason: null,
  }
}

function intensityOf(region: string, reference: Reference): Intensity | null {
  const intensity = reference.countries.byCode.get(region)?.carbonIntensity
  return intensity ? { region, kgPerUsd: intensity.kgPerUsd, year: intensity.year } : null
}

function linkOf(source: string, reference: Reference): { title: string; url: string } {
  const { title, url } = reference.editions.byId[SourceId.parse(source)]
  return { title, url }
}
