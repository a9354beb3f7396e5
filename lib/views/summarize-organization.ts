import { defaultCurrency } from './choose-currency'
import type { OrganizationSummary } from './list-answer'
import type { OrganizationAnswer, PerformanceAnswer } from './organization-answer'
import { scopeFigures } from './scope-figures'
import { yearsOf } from './worldwide'

type Latest = OrganizationSummary['latest_emissions']

/** The newest amount and the scopes it holds; scope 3 alone says too little to stand in a list. */
function amountOf(
  performance: PerformanceAnswer,
): { kilograms: number; covers: string; basis: 'stated' | 'added_up' } | null {
  const { scope1, scope2, scope1And2, scope3, total } = scopeFigures(performance)
  if (total?.basis === 'stated') return { kilograms: total.kilograms, covers: 'all_scopes', basis: 'stated' }
  const operations = scope1And2?.kilograms ?? (scope1 && scope2 ? scope1.kilograms + scope2.kilograms : null)
  if (operations !== null && scope3)
    return { kilograms: operations + scope3.kilograms, covers: 'all_scopes', basis: 'added_up' }
  if (operations !== null) {
    return { kilograms: operations, covers: 'scope_1_and_2', basis: scope1And2 ? scope1And2.basis : 'added_up' }
  }
  return scope1 ? { kilograms: scope1.kilograms, covers: 'scope_1', basis: scope1.basis } : null
}

function latestEmissions(organization: OrganizationAnswer): Latest {
  for (const performance of yearsOf(organization, 'worldwide').toReversed()) {
    const amount = amountOf(performance)
    if (amount) return { year: performance.year, region: 'GLOBAL', publishers: performance.publishers, ...amount }
  }
  return null
}

function hasScienceBasedTarget(sbti: OrganizationAnswer['sbti']): boolean | null {
  if (sbti.data.length === 0) return sbti.last_retrieved_at === null ? null : false
  if (sbti.data.some(({ near_term: nearTerm }) => nearTerm.target_status === 'set')) return true
  return sbti.data.some(
    ({ near_term: { target_status: status, has_target: hasTarget } }) => status !== null || hasTarget !== null,
  )
    ? false
    : null
}

/** The years whose amount holds the very scopes of the newest, oldest first. */
function seriesOf(organization: OrganizationAnswer, latest: Latest): OrganizationSummary['emissions_series'] {
  return yearsOf(organization, 'worldwide').flatMap((performance) => {
    const amount = amountOf(performance)
    return amount?.covers === latest?.covers && amount ? [{ year: performance.year, kilograms: amount.kilograms }] : []
  })
}

function intensityOf(organization: OrganizationAnswer): OrganizationSummary['intensity'] {
  for (const { emission_factor: factor, revenue_currency: currency, year } of yearsOf(
    organization,
    'worldwide',
  ).toReversed()) {
    // Factors of several currencies would not compare.
    if (factor !== null) return currency === defaultCurrency ? { kilograms_per_unit: factor, currency, year } : null
  }
  return null
}

function commitmentsOf({ sbti, un, climate_pledge: pledge }: OrganizationAnswer): OrganizationSummary['commitments'] {
  const statuses = sbti.data.flatMap(({ near_term: near, long_term: long }) => [near.target_status, long.target_status])
  const strongest = ['set', 'committed', 'removed'].find((status) => statuses.includes(status)) ?? null
  const netZero = sbti.data.map(({ net_zero: { has_target: hasTarget } }) => hasTarget)
  const inRace = un.initiatives.some(({ slug, name }) => /^race[ -]to[ -]zero$/i.test(slug ?? name ?? ''))
  return {
    sbti: strongest ?? (hasScienceBasedTarget(sbti) === false ? 'none' : null),
    net_zero_target: netZero.includes(true) ? true : sbti.last_retrieved_at === null ? null : false,
    race_to_zero: inRace ? true : un.last_retrieved_at === null ? null : false,
    climate_pledge: pledge.signed,
  }
}

/** The line of a list that a whole answer amounts to, for services that have no list of their own. */
export function summarizeOrganization(
  organization: OrganizationAnswer,
  labels: readonly string[] = [],
): OrganizationSummary {
  const latest = latestEmissions(organization)
  return {
    id: organization.id,
    name: organization.name,
    hq_region: organization.hq_region,
    external_id: organization.external_id,
    website: organization.website,
    industry: organization.industry,
    status: organization.status,
    score: organization.score,
    score_range: organization.score_range,
    known_share: organization.known_share,
    industry_score_percentile: organization.industry_score_percentile,
    industry_rank: organization.industry_rank,
    region_rank: organization.region_rank,
    latest_emissions: latest,
    emissions_series: seriesOf(organization, latest),
    intensity: intensityOf(organization),
    has_science_based_target: hasScienceBasedTarget(organization.sbti),
    commitments: commitmentsOf(organization),
    confidence: null,
    open_candidates: null,
    labels: [...labels],
    updated_at: null,
  }
}
