import { type Amount, estimateEmissions, type Factor, tidy } from '@/service/estimates/estimate-emissions'
import type { Confidence } from '@/service/reference/records'
import { chooseOwnFigures, type OwnFigures } from './own-figures'

/** The methods of GHG Protocol's scope 3 guidance for category 1 that what we know allows, the best first. */
export const footprintMethods = ['supplier_specific', 'hybrid', 'industry_average'] as const
export type FootprintMethod = (typeof footprintMethods)[number]

/** Median of what an industry's companies emit in scopes 1 and 2, in kg CO2e per US dollar of revenue. */
export type DirectMedian = { kgPerUsd: number; organizations: number }

/**
 * What a supplier states that its deliveries to the project emitted in the year of the spend, in kilograms CO2e: scopes 1, 2 and
 * upstream 3, or scopes 1 and 2 alone.
 */
export type Allocated = { kg: number; covers: 'cradle_to_gate' | 'scopes_1_and_2'; isAssured: boolean }

/** All that is known of one supplier for its lines. */
export type SupplierBasis = {
  own: readonly OwnFigures[]
  /** Stated by the supplier for this very year and project; none for a spend of another year. */
  allocated: readonly Allocated[]
  factor: Factor | null
  /** Of the supplier's industry; null where too few of its companies disclose. */
  directMedian: DirectMedian | null
  industryConfidence: Confidence | null
  /** The method that somebody chose for this supplier; null: the best there is. */
  chosenMethod: FootprintMethod | null
}

/** Money spent with the supplier, in US dollars of its year. */
export type SpendInUsd = { usd: number; year: number | null }

/**
 * One supplier's share of the footprint, in kilograms CO2e. `low` and `high` are the ends of what the same method gives with
 * the spread of its factors; own figures come without one. `primaryKg` is the part that stands on the supplier's own figures.
 * `quality` runs from 1 (best) to 5 after PCAF's table for business loans (docs/footprint.md).
 */
export type FootprintLine = {
  method: FootprintMethod
  kg: number
  low: number
  high: number
  primaryKg: number
  quality: number
  /** kg CO2e per US dollar that the spend was multiplied with. */
  kgPerUsd: number
  own: OwnFigures | null
  /** What the supplier stated, where the line stands on it instead of on `own`. */
  allocated: Allocated | null
  factor: Factor | null
  directMedian: DirectMedian | null
  /** The method somebody chose, where what we know does not allow it. */
  notPossible: FootprintMethod | null
}

/** PCAF option 1a: the company's own figures, which an independent third party verified. */
const qualityOfAssured = 1
/** PCAF option 1b: the company's own figures, of which we do not know whether somebody verified them. */
const qualityOfOwn = 2
/** PCAF option 3a: the sector's factor per unit of money, for a sector that is known; 5 where it is a weak guess. */
const qualityOfAverage = { known: 4, guessed: 5 }

/** The line of one supplier by the method chosen or the best possible one; null where no method is. */
export function calculateLine(basis: SupplierBasis, spend: SpendInUsd): FootprintLine | null {
  const { chosenMethod } = basis
  const inOrder = chosenMethod === null ? footprintMethods : [chosenMethod, ...footprintMethods]
  for (const method of inOrder) {
    const line = calculations[method](basis, spend)
    if (line === null) continue
    return { ...line, notPossible: chosenMethod === null || chosenMethod === method ? null : chosenMethod }
  }
  return null
}

type Calculation = (basis: SupplierBasis, spend: SpendInUsd) => Omit<FootprintLine, 'notPossible'> | null

const calculations: Record<FootprintMethod, Calculation> = {
  supplier_specific: bySupplier,
  hybrid: byHybrid,
  industry_average: byIndustry,
}

/** What it allocated to the project itself comes first: revenue says nothing of how much of its emissions one customer causes. */
function bySupplier({ own: figures, allocated }: SupplierBasis, { usd, year }: SpendInUsd): ReturnType<Calculation> {
  const none = { own: null, allocated: null, factor: null, directMedian: null }
  const stated = allocated.find(({ covers }) => covers === 'cradle_to_gate')
  if (stated !== undefined) {
    const { kg } = stated
    const line = { kg, low: kg, high: kg, primaryKg: kg, quality: qualityOf(stated), kgPerUsd: kg / usd }
    return { method: 'supplier_specific', ...line, ...none, allocated: stated }
  }
  const own = chooseOwnFigures(
    figures.filter(({ upstreamKg }) => upstreamKg !== null),
    year,
  )
  if (own?.upstreamKg == null) return null
  const kgPerUsd = (own.scope1And2Kg + own.upstreamKg) / own.revenueUsd
  const kg = tidy(kgPerUsd * usd)
  const line = { kg, low: kg, high: kg, primaryKg: kg, quality: qualityOfOwn, kgPerUsd }
  return { method: 'supplier_specific', ...line, ...none, own }
}

function qualityOf({ isAssured }: Allocated): number {
  return isAssured ? qualityOfAssured : qualityOfOwn
}

/** What the supplier's own scopes 1 and 2 come to for the spend: as it allocated them, else by its revenue. */
function directOf(basis: SupplierBasis, spend: SpendInUsd) {
  const allocated = basis.allocated.find(({ covers }) => covers === 'scopes_1_and_2') ?? null
  if (allocated !== null) return { kg: allocated.kg, quality: qualityOf(allocated), own: null, allocated }
  const own = chooseOwnFigures(basis.own, spend.year)
  if (own === undefined) return null
  return { kg: (own.scope1And2Kg / own.revenueUsd) * spend.usd, quality: qualityOfOwn, own, allocated: null }
}

/**
 * The supplier's scopes 1 and 2, and for what it buys in turn its industry's factor less what the industry itself emits. Where
 * the industry's companies emit as much as the factor holds, nothing would be left for what they buy: then the two figures
 * do not belong together and there is no hybrid.
 */
function byHybrid(basis: SupplierBasis, spend: SpendInUsd): ReturnType<Calculation> {
  const { factor, directMedian } = basis
  const primary = directOf(basis, spend)
  if (primary === null || factor === null || directMedian === null) return null
  if (directMedian.kgPerUsd >= factor.kgPerUsd) return null
  const ofIndustry = estimateEmissions(factor, amountOf(spend, factor), basis.industryConfidence)
  const direct = directMedian.kgPerUsd * spend.usd
  const withUpstream = (industryKg: number) => tidy(primary.kg + Math.max(0, industryKg - direct))
  const kg = withUpstream(ofIndustry.value)
  return {
    method: 'hybrid',
    kg,
    low: withUpstream(ofIndustry.low),
    high: withUpstream(ofIndustry.high),
    primaryKg: tidy(primary.kg),
    quality: weighted([
      [primary.kg, primary.quality],
      [kg - primary.kg, averageQuality(basis)],
    ]),
    kgPerUsd: primary.kg / spend.usd + factor.kgPerUsd - directMedian.kgPerUsd,
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
  const figures = { kg: value, low, high, primaryKg: 0, quality: averageQuality(basis), kgPerUsd: factor.kgPerUsd }
  return { method: 'industry_average', ...figures, own: null, allocated: null, factor, directMedian: null }
}

function amountOf({ usd, year }: SpendInUsd, factor: Factor): Amount {
  return { kind: 'spend', usd, year: year ?? factor.priceYear, isYearAssumed: year === null }
}

function averageQuality({ industryConfidence }: SupplierBasis): number {
  const isKnown = industryConfidence === 'high' || industryConfidence === 'medium'
  return isKnown ? qualityOfAverage.known : qualityOfAverage.guessed
}

/** Mean of qualities by their weight, to one decimal. All weights zero: the last quality. */
export function weighted(parts: readonly (readonly [weight: number, quality: number])[]): number {
  const total = parts.reduce((sum, [weight]) => sum + weight, 0)
  if (total <= 0) return parts.at(-1)?.[1] ?? qualityOfAverage.guessed
  return Math.round((parts.reduce((sum, [weight, quality]) => sum + weight * quality, 0) / total) * 10) / 10
}
