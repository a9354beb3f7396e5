import { assurances } from '@/service/contract/engagement/stated-figure'
import type {
  CurrencyConversion,
  Extraction,
  Performance,
  PrivateStatement,
} from '@/service/contract/organization/organization'
import { allScopes, scope1And2Sum, totalUpstreamSum } from '@/service/reference/emission-sums'
import { explainMissingRate } from '@/service/reference/explain-missing-rate'
import { type Conversion, convert, isCalendarYear } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import { SourceId } from '@/service/reference/records'
import type { StoredExtraction, StoredPerformance, StoredPrivateStatement } from '@/service/storage/research/outcome'
import { describeRates, presentConversion } from './present-conversion'
import { presentEmissions } from './present-emissions'
import { presentProductFactor } from './present-product-factor'

export type Money = { amount: number; currency: string; conversion: CurrencyConversion | null; note: string | null }

/** In words: which mean the rate is, then where each currency's own rate came from. */
function describeMethod(conversion: Conversion, performance: StoredPerformance, ratesYear: number | null): string {
  const rates = describeRates(conversion.rates)
  const { period, year } = performance
  if (ratesYear !== null) return `constant rate of ${ratesYear}; ${rates}`
  if (conversion.period) {
    const { from, to } = conversion.period
    return `mean of the monthly means from ${from} to ${to}; ${describeRates(conversion.rates, true)}`
  }
  if (period === undefined || isCalendarYear(period, year)) return rates
  return `mean of the calendar year ${year}, because not every month from ${period.from} to ${period.to} has one; ${rates}`
}

/** Revenue at the mean rate of its year, or of `ratesYear`; in its published currency if there is no rate. */
export function presentRevenue(
  performance: StoredPerformance,
  currency: string,
  reference: Reference,
  ratesYear: number | null,
): Money | null {
  const { revenue, year, period } = performance
  if (revenue === null) return null
  const ofYear = ratesYear ?? year
  const { amount, currency: from } = revenue
  const converted = convert(reference.rates, amount, from, currency, ofYear, ratesYear === null ? period : undefined)
  if (converted === null) {
    return {
      amount,
      currency: from,
      conversion: null,
      note: explainMissingRate(reference.rates, [from, currency], ofYear),
    }
  }
  const method = describeMethod(converted, performance, ratesYear)
  return {
    amount: converted.amount,
    currency,
    conversion: presentConversion(converted, { from, to: currency }, reference, method),
    note: null,
  }
}

/** kg CO2e per unit of revenue. Null for figures of one country, as revenue is worldwide. */
function factorOf(kilograms: number | null, performance: StoredPerformance, money: Money | null): number | null {
  return performance.region !== 'GLOBAL' || kilograms === null || money === null ? null : kilograms / money.amount
}

export function publisherOf(source: string, reference: Reference): string {
  const known = SourceId.safeParse(source)
  return known.success ? reference.editions.byId[known.data].publisher : source
}

function presentExtraction(extraction: StoredExtraction | undefined): Extraction | null {
  if (extraction === undefined) return null
  const figures = Object.values(extraction.figures)
  const by = [...new Set(figures.flatMap(({ verifiedBy, isUnchecked }) => (isUnchecked ? [] : [verifiedBy])))]
  const isChecked = !figures.some(({ isUnchecked }) => isUnchecked)
  const verified = by.length === 0 ? [] : [`verified by ${by.join(', ')}`]
  return {
    method: [
      'extracted',
      ...verified,
      ...(isChecked ? [] : ['read from its report, not yet checked by a person']),
    ].join(', '),
    is_checked: isChecked,
    document_id: extraction.documentId,
    document: extraction.name,
    verified_by: by,
    verified_at:
      figures
        .map(({ verifiedAt }) => verifiedAt)
        .toSorted()
        .at(-1) ?? '',
  }
}

function presentStatement(statement: StoredPrivateStatement | undefined): PrivateStatement | null {
  if (statement === undefined) return null
  const figures = Object.values(statement.figures)
  const named = (names: readonly (string | null)[]) => [...new Set(names.filter((name) => name !== null))]
  const isSaid = figures.every(({ assurance }) => assurance !== null)
  return {
    stated_by: named(figures.map(({ givenBy }) => givenBy)),
    stated_at:
      figures
        .map(({ givenAt }) => givenAt)
        .toSorted()
        .at(-1) ?? '',
    accepted_by: named(figures.map(({ acceptedBy }) => acceptedBy)),
    assurance: isSaid
      ? (assurances.find((level) => figures.some(({ assurance }) => assurance === level)) ?? null)
      : null,
    is_own_answer: figures.every(({ origin }) => origin === 'answered'),
  }
}

/** One year in wire form, with money and factors in `currency`, at the year's own rate or `ratesYear`'s. */
export function presentPerformance(
  performance: StoredPerformance,
  currency: string,
  reference: Reference,
  ratesYear: number | null = null,
  publicUrl: string | null = null,
): Performance {
  const { emissions } = performance
  const money = presentRevenue(performance, currency, reference, ratesYear)
  return {
    year: performance.year,
    region: performance.region,
    emission_factor: factorOf(allScopes(emissions), performance, money),
    total_upstream_emission_factor: factorOf(totalUpstreamSum(emissions), performance, money),
    scope_1_and_2_emission_factor: factorOf(scope1And2Sum(emissions), performance, money),
    revenue_currency: money?.currency ?? null,
    // Rounded to whole units in the answer; the factors above use the exact amount.
    revenue: money === null ? null : Math.round(money.amount),
    currency_conversion: money?.conversion ?? null,
    currency_note: money?.note ?? null,
    emissions: presentEmissions(performance),
    production_emission_factors: (performance.productFactors ?? []).map((one) => presentProductFactor(one, publicUrl)),
    documents: performance.documents.map(({ url, title, page }) => ({
      url,
      mirror_url: null,
      title,
      page,
      published_at: null,
    })),
    publishers: performance.sources.map((source) => publisherOf(source, reference)),
    extraction: presentExtraction(performance.extraction),
    revenue_extraction: presentExtraction(performance.revenueExtraction),
    private_statement: presentStatement(performance.privateStatement),
  }
}
