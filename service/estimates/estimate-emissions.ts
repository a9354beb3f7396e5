import type { Confidence } from '@/service/reference/records'

/**
 * Factor: kg CO2e per US dollar of `priceYear` that an industry emits on average, with the spread behind the average.
 * Amount: money spent with an organization, or its revenue, in US dollars of its own year.
 */
export type Factor = {
  kgPerUsd: number
  /** Null where too few figures are behind the mean to show one. */
  spread: { low: number; high: number } | null
  priceYear: number
  region: string
  basis: 'epa_supply_chain' | 'median_of_disclosed'
  naicsCodes: number | null
  organizations: number | null
  /**
   * It is the mean of several factors, and `spread` reaches over all of them: then the spread is the range, however few figures are behind
   * each. Absent: the spread is that of the figures behind one mean.
   */
  isWide?: boolean | undefined
  /** Some of the factors that it is the mean of are medians of what companies disclose. */
  hasMedians?: boolean | undefined
}

/** Whether it is, or is made of, a median of what companies of an industry disclose. */
export function restsOnMedians({ basis, hasMedians = false }: Factor): boolean {
  return basis === 'median_of_disclosed' || hasMedians
}

export type Amount = { kind: 'spend' | 'revenue'; usd: number; year: number; isYearAssumed: boolean }

export type Range = { value: number; low: number; high: number }

export type EmissionsEstimate = Range & {
  factorLow: number
  factorHigh: number
  confidence: 'low' | 'medium'
  basis: string[]
}

/** With fewer figures than this their spread means little, and the range is half to double. */
const fewestForSpread = 3
/** The largest ratio of high to low for a medium confidence; with a wider spread an average means little. */
const widestOfMedium = 4

/** Returns the industry average times the amount (kg CO2e), with range, confidence and every assumption in words. Nothing is deflated. */
export function estimateEmissions(
  factor: Factor,
  amount: Amount,
  industryConfidence: Confidence | null,
): EmissionsEstimate {
  const { low, high, words } = factorRange(factor)
  const isSure = industryConfidence === 'high' || industryConfidence === 'medium'
  const isNarrow = factor.basis === 'epa_supply_chain' && high / low <= widestOfMedium
  return {
    value: tidy(factor.kgPerUsd * amount.usd),
    low: tidy(low * amount.usd),
    high: tidy(high * amount.usd),
    factorLow: low,
    factorHigh: high,
    confidence: isSure && isNarrow ? 'medium' : 'low',
    basis: [...describeFactor(factor), ...describePrices(factor, amount), words],
  }
}

/** Ends of the factor, in kg CO2e per US dollar, and how they came about. */
export function factorRange(factor: Factor): { low: number; high: number; words: string } {
  const { kgPerUsd, spread, naicsCodes, isWide = false } = factor
  if (spread === null || (!isWide && (naicsCodes ?? 0) < fewestForSpread)) {
    return {
      low: kgPerUsd / 2,
      high: kgPerUsd * 2,
      words:
        'Range: half to double the average, a rule of ours, because too few figures are behind it to show a spread',
    }
  }
  return {
    low: Math.min(spread.low, kgPerUsd),
    high: Math.max(spread.high, kgPerUsd),
    words: isWide
      ? 'Range: over the ranges of all factors that it is the mean of'
      : `Range: from the tenth to the ninetieth percentile of the ${naicsCodes} factors behind the average`,
  }
}

function describeFactor({ kgPerUsd, priceYear, basis, naicsCodes, organizations }: Factor): string[] {
  const per = `${Number(kgPerUsd.toPrecision(4))} kg CO2e per US dollar of ${priceYear}`
  switch (basis) {
    case 'epa_supply_chain':
      return [
        `Industry average: ${per}, the mean of ${naicsCodes ?? 'the'} US EPA supply-chain factors with margins, for production in the US at purchaser prices`,
      ]
    case 'median_of_disclosed':
      return [`Industry average: ${per}, the median of what ${organizations ?? 'several'} organizations disclose`]
  }
}

function describePrices({ priceYear }: Factor, { kind, year, isYearAssumed }: Amount): string[] {
  const what = kind === 'spend' ? 'The spend' : 'The revenue'
  const boundary =
    kind === 'spend'
      ? []
      : ['Revenue is taken at the purchaser prices of the factor; producers receive less, so the figure is rather low']
  if (isYearAssumed) return [`No year was given: ${what.toLowerCase()} is taken as money of ${priceYear}`, ...boundary]
  if (year === priceYear) return boundary
  const effect = year > priceYear ? 'high' : 'low'
  return [
    `${what} is money of ${year} and the factor of ${priceYear}: not deflated, so the figure is rather ${effect}`,
    ...boundary,
  ]
}

/** Rounds to six significant digits: an average is not more precise than that. */
export function tidy(figure: number): number {
  return Number(figure.toPrecision(6))
}
