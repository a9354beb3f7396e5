import { defaultCurrency } from '@/lib/views/address/choose-currency'
import type { ListFigure, OrganizationSummary } from '@/lib/views/answers/list-answer'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { categoriesAddedUp } from '@/lib/views/emissions/scope-3-coverage'
import { scopeFigures } from '@/lib/views/emissions/scope-figures'
import { yearsOf } from '@/lib/views/emissions/worldwide'
import { isWholeOfScope3 } from '@/service/scope-3-coverage'

type Amount = { kilograms: number; covers: string; basis: 'stated' | 'added_up'; categories?: number[] | null }

function scope1And2In(performance: PerformanceAnswer): Amount | null {
  const { scope1, scope2, scope1And2 } = scopeFigures(performance)
  if (scope1And2) return { kilograms: scope1And2.kilograms, covers: 'scope_1_and_2', basis: scope1And2.basis }
  return scope1 && scope2
    ? { kilograms: scope1.kilograms + scope2.kilograms, covers: 'scope_1_and_2', basis: 'added_up' }
    : null
}

function scope1In(performance: PerformanceAnswer): Amount | null {
  const { scope1 } = scopeFigures(performance)
  return scope1 && { kilograms: scope1.kilograms, covers: 'scope_1', basis: scope1.basis }
}

function allScopesIn(performance: PerformanceAnswer): Amount | null {
  const { scope3, total } = scopeFigures(performance)
  if (total?.basis === 'stated') return { kilograms: total.kilograms, covers: 'all_scopes', basis: 'stated' }
  const operations = scope1And2In(performance)
  return operations && scope3
    ? {
        kilograms: operations.kilograms + scope3.kilograms,
        covers: 'all_scopes',
        basis: 'added_up',
        categories: categoriesAddedUp(performance),
      }
    : null
}

function isWhole({ categories }: Amount): boolean {
  return isWholeOfScope3(categories ?? null)
}

/** All scopes where scope 3 is no sum of a few categories. */
function wholeIn(performance: PerformanceAnswer): Amount | null {
  const amount = allScopesIn(performance)
  return amount !== null && isWhole(amount) ? amount : null
}

/** The newest amount and the scopes it holds; scope 3 alone says too little to stand in a list. */
function amountIn(performance: PerformanceAnswer): Amount | null {
  return wholeIn(performance) ?? scope1And2In(performance) ?? scope1In(performance)
}

/** The newest worldwide figure that `read` finds, with the years of the same scopes; by which method an answer does not say. */
function newestOf(
  organization: OrganizationAnswer,
  read: (performance: PerformanceAnswer) => Amount | null,
): ListFigure | null {
  const years = yearsOf(organization, 'worldwide')
  for (const performance of years.toReversed()) {
    const amount = read(performance)
    if (amount === null) continue
    const series = years.flatMap((one) => {
      const other = read(one)
      if (other?.covers !== amount.covers) return []
      const isMadeAlike = String(other.categories) === String(amount.categories) || (isWhole(other) && isWhole(amount))
      return isMadeAlike ? [{ year: one.year, kilograms: other.kilograms }] : []
    })
    const { year, publishers } = performance
    const { categories, ...figure } = amount
    const scope3 = { scope_3_categories: categories ?? null }
    return { ...figure, ...scope3, year, region: 'GLOBAL', scope_2_method: null, publishers, series }
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

function intensityOf(organization: OrganizationAnswer): OrganizationSummary['intensity'] {
  for (const { scope_1_and_2_emission_factor: factor, revenue_currency: currency, year } of yearsOf(
    organization,
    'worldwide',
  ).toReversed()) {
    // Factors of several currencies would not compare.
    if (factor !== null) return currency === defaultCurrency ? { kilograms_per_unit: factor, currency, year } : null
  }
  return null
}

function isMemberOf({ initiatives }: OrganizationAnswer['un'], named: RegExp): boolean {
  return initiatives.some(({ slug, name }) => named.test(slug ?? name ?? ''))
}

function commitmentsOf({
  sbti,
  un,
  un_memberships: memberships,
  climate_pledge: pledge,
}: OrganizationAnswer): OrganizationSummary['commitments'] {
  const statuses = sbti.data.flatMap(({ near_term: near, long_term: long }) => [near.target_status, long.target_status])
  const strongest = ['set', 'committed', 'removed'].find((status) => statuses.includes(status)) ?? null
  const netZero = sbti.data.map(({ net_zero: { has_target: hasTarget } }) => hasTarget)
  // Who takes part in the Global Compact has an answer of the UN although nothing is known of Race to Zero.
  const race = memberships.find(({ slug }) => slug === 'race-to-zero')
  const inRace = isMemberOf(un, /^race[ -]to[ -]zero$/i)
  return {
    sbti: strongest ?? (hasScienceBasedTarget(sbti) === false ? 'none' : null),
    net_zero_target: netZero.includes(true) ? true : sbti.last_retrieved_at === null ? null : false,
    race_to_zero: race ? race.is_member : inRace ? true : un.last_retrieved_at === null ? null : false,
    global_compact: isMemberOf(un, /^(?:un[ -])?global[ -]compact$/i) ? true : null,
    climate_pledge: pledge.signed,
  }
}

/** The line of a list that a whole answer amounts to, for services that have no list of their own. */
export function summarizeOrganization(
  organization: OrganizationAnswer,
  labels: readonly string[] = [],
): OrganizationSummary {
  const latest = newestOf(organization, amountIn)
  return {
    id: organization.id,
    name: organization.name,
    hq_region: organization.hq_region,
    matched_name: organization.matching_organization?.name ?? null,
    external_id: organization.external_id,
    website: organization.website,
    industry: organization.industry,
    industry_group: organization.industry_group,
    is_identified: organization.matching_organization !== null,
    status: organization.status,
    score: organization.score,
    score_range: organization.score_range,
    known_share: organization.known_share,
    industry_score_percentile: organization.industry_score_percentile,
    industry_rank: organization.industry_rank,
    region_rank: organization.region_rank,
    latest_emissions: latest,
    emissions_series: latest?.series ?? [],
    scopes_1_and_2: newestOf(organization, scope1And2In) ?? newestOf(organization, scope1In),
    all_scopes: newestOf(organization, wholeIn) ?? newestOf(organization, allScopesIn),
    intensity: intensityOf(organization),
    has_science_based_target: hasScienceBasedTarget(organization.sbti),
    commitments: commitmentsOf(organization),
    target_year: null,
    confidence: null,
    open_candidates: null,
    group: organization.group?.is_shown === false ? null : (organization.group?.parent.name ?? null),
    recognition: null,
    labels: [...labels],
    identifiers: { lei_number: null, isin_number: null, duns_number: null, sp_global_number: null },
    own_data: null,
    updated_at: null,
  }
}
