import { defaultCurrency } from '@/lib/views/address/choose-currency'
import type { OrganizationSummary } from '@/lib/views/answers/list-answer'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { chosenFigures, toListed } from '@/lib/views/emissions/chosen-figures'
import { yearsOf } from '@/lib/views/emissions/worldwide'

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
    // Factors in several currencies would not be comparable.
    if (factor !== null) return currency === defaultCurrency ? { kilograms_per_unit: factor, currency, year } : null
  }
  return null
}

function isMemberOf({ initiatives }: OrganizationAnswer['un'], named: RegExp): boolean {
  return initiatives.some(({ slug, name }) => named.test(slug ?? name ?? ''))
}

function strongestOf(statuses: readonly (string | null)[]): string | null {
  return ['set', 'committed', 'removed'].find((status) => statuses.includes(status)) ?? null
}

function commitmentsOf({
  sbti,
  un,
  un_memberships: memberships,
  climate_pledge: pledge,
}: OrganizationAnswer): OrganizationSummary['commitments'] {
  const statuses = sbti.data.flatMap(({ near_term: near, long_term: long }) => [near.target_status, long.target_status])
  const netZero = sbti.data.map(({ net_zero: { has_target: hasTarget } }) => hasTarget)
  const netZeroStatuses = sbti.data.map(({ net_zero: of }) => of.target_status ?? (of.has_target ? 'set' : null))
  // A member of the Global Compact has an answer under UN although Race to Zero is unknown.
  const race = memberships.find(({ slug }) => slug === 'race-to-zero')
  const inRace = isMemberOf(un, /^race[ -]to[ -]zero$/i)
  return {
    sbti: strongestOf(statuses) ?? (hasScienceBasedTarget(sbti) === false ? 'none' : null),
    net_zero_status: strongestOf(netZeroStatuses) ?? (sbti.last_retrieved_at === null ? null : 'none'),
    sbti_list_of: sbti.last_retrieved_at,
    race_to_zero_list_of:
      race?.listed_by === 'net-zero-tracker' ? null : (race?.last_retrieved_at ?? un.last_retrieved_at),
    net_zero_target: netZero.includes(true) ? true : sbti.last_retrieved_at === null ? null : false,
    race_to_zero: race ? race.is_member : inRace ? true : un.last_retrieved_at === null ? null : false,
    global_compact: isMemberOf(un, /^(?:un[ -])?global[ -]compact$/i) ? true : null,
    climate_pledge: pledge.signed,
  }
}

/** The list row of a full answer, for services without a list. */
export function summarizeOrganization(
  organization: OrganizationAnswer,
  labels: readonly string[] = [],
): OrganizationSummary {
  const { scopes1And2, allScopes, headline } = chosenFigures(organization)
  const latest = headline && toListed(headline)
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
    scopes_1_and_2: scopes1And2 && toListed(scopes1And2),
    all_scopes: allScopes && toListed(allScopes),
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
