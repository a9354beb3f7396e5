import { type Amount, estimateEmissions, type Factor, tidy } from '@/service/estimates/estimate-emissions'
import type { Confidence } from '@/service/reference/records'
import { chooseOwnFigures, hasWholeUpstream, type OwnFigures } from './own-figures'

/** The methods of GHG Protocol's scope 3 guidance for category 1 that our data allow, the best first. */
export const footprintMethods = ['supplier_specific', 'hybrid', 'industry_average'] as const
export type FootprintMethod = (typeof footprintMethods)[number]

/** Median of the scopes 1 and 2 of an industry's companies, in kg CO2e per US dollar of revenue. */
export type DirectMedian = { kgPerUsd: number; organizations: number }

/**
 * Emissions of a supplier's deliveries to the project in the year of the spend, as the supplier states them, in kilograms CO2e:
 * scopes 1, 2 and upstream 3, or only scopes 1 and 2.
 */
export type Allocated = { kg: number; covers: 'cradle_to_gate' | 'scopes_1_and_2'; isAssured: boolean }

/** Everything that is known about one supplier for its lines. */
export type SupplierBasis = {
  own: readonly OwnFigures[]
  /** Stated by the supplier for this year and project; empty for a spend of another year. */
  allocated: readonly Allocated[]
  factor: Factor | null
  /** Of the supplier's industry; null if too few of its companies disclose. */
  directMedian: DirectMedian | null
  industryConfidence: Confidence | null
  /** The method that a person chose for this supplier; null: the best one available. */
  chosenMethod: FootprintMethod | null
}

/** Money spent with the supplier, in US dollars of its year. */
export type SpendInUsd = { usd: number; year: number | null }

/**
 * One supplier's share of the footprint, in kilograms CO2e. `low` and `high` are the results of the same method at the ends of the
 * spread of its factors; own figures have no spread. `primaryKg` is the part computed from the supplier's own figures.
 * `quality` is from 1 (best) to 5, after PCAF's table for business loans (docs/footprint.md).
 */
export type FootprintLine = {
  method: FootprintMethod
  kg: number
  low: number
  high: number
  primaryKg: number
  quality: number
  /** True: the own figures lack some purchases and nothing replaces them, so the emissions are this much or more. */
  isAtLeast: boolean
  /** kg CO2e per US dollar by which the spend was multiplied. */
  kgPerUsd: number
  own: OwnFigures | null
  /** What the supplier stated, if the line is computed from that instead of `own`. */
  allocated: Allocated | null
  factor: Factor | null
  directMedian: DirectMedian | null
  /** The chosen method, if the known data do not allow it. */
  notPossible: FootprintMethod | null
}

/** PCAF option 1a: the company's own figures, verified by an independent third party. */
const qualityOfAssured = 1
/** PCAF option 1b: the company's own figures, of which we do not know whether they were verified. */
const qualityOfOwn = 2

/** Incomplete own figures, between reported figures and the average: with the missing part filled from the industry, and without. */
const qualityOfIncomplete = { filled: 3, open: 4 }
/** PCAF option 3a: the sector's factor per unit of money, for a known sector; 5 if the sector is uncertain. */
const qualityOfAverage = { known: 4, guessed: 5 }

/**
 * Returns the line of one supplier by the chosen method or the best possible one; null if no method is possible. Incomplete own
 * figures are used without an addition if a person chose so, or if nothing is known about the industry.
 */
export function calculateLine(basis: SupplierBasis, spend: SpendInUsd): FootprintLine | null {
  const { chosenMethod } = basis
  const inOrder = chosenMethod === null ? footprintMethods : [chosenMethod, ...footprintMethods]
  for (const method of inOrder) {
    const isAsked = method === 'supplier_specific' && chosenMethod === method
    const line = calculations[method](basis, spend) ?? (isAsked ? byIncomplete(basis, spend) : null)
    if (line === null) continue
    return { ...line, notPossible: chosenMethod === null || chosenMethod === method ? null : chosenMethod }
  }
  const open = byIncomplete(basis, spend)
  return open && { ...open, notPossible: chosenMethod === 'supplier_specific' ? null : chosenMethod }
}

type Calculation = (basis: SupplierBasis, spend: SpendInUsd) => Omit<FootprintLine, 'notPossible'> | null

const calculations: Record<FootprintMethod, Calculation> = {
  supplier_specific: bySupplier,
  hybrid: byHybrid,
  industry_average: byIndustry,
}

/** Emissions allocated to the project come first, because revenue does not show how much of its emissions one customer causes. */
function bySupplier({ own: figures, allocated }: SupplierBasis, { usd, year }: SpendInUsd): ReturnType<Calculation> {
  const stated = allocated.find(({ covers }) => covers === 'cradle_to_gate')
  if (stated !== undefined) {
    const { kg } = stated
    const line = { kg, low: kg, high: kg, primaryKg: kg, quality: qualityOf(stated), kgPerUsd: kg / usd }
    const none = { isAtLeast: false, own: null, factor: null, directMedian: null }
    return { method: 'supplier_specific', ...line, ...none, allocated: stated }
  }
  return ownLine(chooseOwnFigures(figures.filter(hasWholeUpstream), year), usd, qualityOfOwn, false)
}

/** The supplier's own figures although incomplete: a lower bound. */
function byIncomplete({ own: figures }: SupplierBasis, { usd, year }: SpendInUsd): ReturnType<Calculation> {
  const own = chooseOwnFigures(
    figures.filter(({ upstreamKg }) => upstreamKg !== null),
    year,
  )
  return ownLine(own, usd, qualityOfIncomplete.open, true)
}

function ownLine(
  own: OwnFigures | undefined,
  usd: number,
  quality: number,
  isAtLeast: boolean,
): ReturnType<Calculation> {
  if (own?.upstreamKg == null) return null
  const kgPerUsd = (own.scope1And2Kg + own.upstreamKg) / own.revenueUsd
  const kg = tidy(kgPerUsd * usd)
  const line = { kg, low: kg, high: kg, primaryKg: kg, quality, isAtLeast, kgPerUsd }
  return { method: 'supplier_specific', ...line, own, allocated: null, factor: null, directMedian: null }
}

function qualityOf({ isAssured }: Allocated): number {
  return isAssured ? qualityOfAssured : qualityOfOwn
}

/**
 * Returns the supplier's own scopes 1 and 2 for the spend: as it allocated them, otherwise in proportion to its revenue. `upstreamKg`:
 * its own upstream of the same year, as far as it is disclosed.
 */
function directOf(basis: SupplierBasis, spend: SpendInUsd) {
  const allocated = basis.allocated.find(({ covers }) => covers === 'scopes_1_and_2') ?? null
  if (allocated !== null)
    return { kg: allocated.kg, upstreamKg: 0, quality: qualityOf(allocated), own: null, allocated }
  const own = chooseOwnFigures(basis.own, spend.year)
  if (own === undefined) return null
  const ofSpend = (kg: number) => (kg / own.revenueUsd) * spend.usd
  const kg = ofSpend(own.scope1And2Kg)
  return { kg, upstreamKg: ofSpend(own.upstreamKg ?? 0), quality: qualityOfOwn, own, allocated: null }
}

/**
 * The supplier's scopes 1 and 2, plus for its purchases its industry's factor minus the industry's own scopes 1 and 2, or its
 * own incomplete upstream if that is more. If the industry's scopes 1 and 2 are as large as the factor, nothing would remain for
 * purchases: the two figures are not comparable, and there is no hybrid.
 */
function byHybrid(basis: SupplierBasis, spend: SpendInUsd): ReturnType<Calculation> {
  const { factor, directMedian } = basis
  const primary = directOf(basis, spend)
  if (primary === null || factor === null || directMedian === null) return null
  if (directMedian.kgPerUsd >= factor.kgPerUsd) return null
  const ofIndustry = estimateEmissions(factor, amountOf(spend, factor), basis.industryConfidence)
  const direct = directMedian.kgPerUsd * spend.usd
  const withUpstream = (industryKg: number) => tidy(primary.kg + Math.max(primary.upstreamKg, industryKg - direct))
  const kg = withUpstream(ofIndustry.value)
  return {
    method: 'hybrid',
    kg,
    low: withUpstream(ofIndustry.low),
    high: withUpstream(ofIndustry.high),
    primaryKg: tidy(primary.kg + primary.upstreamKg),
    quality: weighted([
      [primary.kg, primary.quality],
      [primary.upstreamKg, qualityOfIncomplete.filled],
      [kg - primary.kg - primary.upstreamKg, averageQuality(basis)],
    ]),
    isAtLeast: false,
    kgPerUsd:
      primary.kg / spend.usd + Math.max(primary.upstreamKg / spend.usd, factor.kgPerUsd - directMedian.kgPerUsd),
    own: primary.own,
    allocated: primary.allocated,
    factor,
    directMedian,
  }
}

function byIndustry(basis: SupplierBasis, spend: SpendInUsd): ReturnType<Calculation> {
  const { factor } = basis
  if (factor === null) return null
  const { value, low, high } = estimateEmissions(factor, amountOf(spend, factor), basis.industryConfidence)
  const figures = { kg: value, low, high, primaryKg: 0, quality: averageQuality(basis) }
  const rest = { isAtLeast: false, kgPerUsd: factor.kgPerUsd, own: null, allocated: null, factor, directMedian: null }
  return { method: 'industry_average', ...figures, ...rest }
}

function amountOf({ usd, year }: SpendInUsd, factor: Factor): Amount {
  return { kind: 'spend', usd, year: year ?? factor.priceYear, isYearAssumed: year === null }
}

function averageQuality({ industryConfidence }: SupplierBasis): number {
  const isKnown = industryConfidence === 'high' || industryConfidence === 'medium'
  return isKnown ? qualityOfAverage.known : qualityOfAverage.guessed
}

/** Returns the weighted mean of qualities, rounded to one decimal. If all weights are zero: the last quality. */
export function weighted(parts: readonly (readonly [weight: number, quality: number])[]): number {
  const total = parts.reduce((sum, [weight]) => sum + weight, 0)
  if (total <= 0) return parts.at(-1)?.[1] ?? qualityOfAverage.guessed
  return Math.round((parts.reduce((sum, [weight, quality]) => sum + weight * quality, 0) / total) * 10) / 10
}
