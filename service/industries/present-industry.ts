import type { IndustryFigures } from '@/service/context'
import type { Industry, IndustryPerformance, ScoredClass } from '@/service/contract/industry'
import { fewestWithAScore } from '@/service/reference/industries/industry-classes'
import type { Editions } from '@/service/reference/read-editions'
import { findRate, type Rates } from '@/service/reference/read-rates'
import type { Industry as IndustryRecord } from '@/service/reference/records'
import type { IndustryFactorRow } from '@/service/storage/companies/companies'

/** Path of the documentation that explains our medians; see service/http/docs. */
const medianExplained = '/docs#industry-factors'

export type IndustryLookups = {
  reference: { rates: Rates; editions: Editions }
  industryFigures: IndustryFigures
  publicUrl: string | null
}

/**
 * Returns one industry with its factors in `currency` (ISO 4217), at the rates of their years or of `ratesYear`. A factor of a
 * year without a rate stays in USD, which its `currency` says.
 */
export function presentIndustry(
  lookups: IndustryLookups,
  industry: IndustryRecord,
  currency: string,
  ratesYear: number | null = null,
): Industry {
  const scored = findMean(lookups.industryFigures, industry)
  const factors = lookups.industryFigures.factors.get(industry.id) ?? []
  return {
    id: industry.id,
    name: industry.name,
    mean_score: scored?.meanScore ?? null,
    scored_organizations: scored?.scoredClass.organizations ?? 0,
    mean_score_class: scored?.scoredClass ?? null,
    performances: factors.map((factor) => presentFactor(lookups, factor, currency, ratesYear)),
  }
}

/** Returns the mean score of the division's scored companies; null for fewer than ten. */
function findMean({ means }: IndustryFigures, { id, name }: IndustryRecord) {
  const mean = means.get(id)
  if (mean === undefined || mean.scored < fewestWithAScore) return null
  const scoredClass: ScoredClass = { level: 'division', id, name, organizations: mean.scored }
  return { meanScore: mean.meanScore, scoredClass }
}

function presentFactor(
  lookups: IndustryLookups,
  factor: IndustryFactorRow,
  currency: string,
  ratesYear: number | null,
): IndustryPerformance {
  const rate = findRate(lookups.reference.rates, currency, ratesYear ?? factor.year)
  return {
    year: factor.year,
    region: factor.region,
    // One dollar is `perUsd` units, so the factor per unit is the factor per dollar divided by `perUsd`.
    emission_factor: rate === null ? factor.kgPerUsd : factor.kgPerUsd / rate.perUsd,
    currency: rate === null ? 'USD' : currency,
    basis: factor.basis,
    organizations: factor.organizations,
    source: { url: sourceOf(lookups, factor.basis) },
  }
}

function sourceOf(lookups: IndustryLookups, basis: IndustryFactorRow['basis']): string {
  switch (basis) {
    case 'epa_supply_chain':
      return lookups.reference.editions.byId['epa-supply-chain'].url
    case 'median_of_disclosed':
      return `${lookups.publicUrl ?? ''}${medianExplained}`
  }
}
