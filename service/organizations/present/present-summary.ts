import { z } from 'zod'
import { RankLevel } from '@/service/contract/organization/organization'
import type { OrganizationSummary } from '@/service/contract/organization/organization-list'
import { standingTargetYear } from '@/service/contract/organization/target-years'
import type { Reference } from '@/service/reference/read-reference'
import type { ListFigure } from '@/service/storage/organizations/list-facts'
import type { ListedRow } from '@/service/storage/organizations/organization-list'
import type { OwnSummary } from '@/service/storage/organizations/own-data'
import { publisherOf } from './present-performance'

const Cover = z.enum(['all_scopes', 'scope_1_and_2', 'scope_1'])
const SbtiStatus = z.enum(['set', 'committed', 'removed', 'none']).nullable()
const Confidence = z.enum(['low', 'medium', 'high']).nullable()

/** A row of the list in wire names. `thisYear`: decides which target stands for the organization. */
export function presentSummary(
  row: ListedRow,
  own: OwnSummary | null,
  { reference, thisYear }: { reference: Reference; thisYear: number },
): OrganizationSummary {
  const years = { nearTerm: row.facts?.targetYear ?? null, last: row.facts?.lastTargetYear ?? null }
  return {
    id: row.id,
    name: row.name ?? row.foundName ?? '',
    hq_region: row.country,
    matched_name: row.companyId === null ? null : row.foundName,
    industry: industryOf(row, reference),
    industry_group: groupOf(row, reference),
    is_identified: row.companyId !== null,
    website: row.website ?? row.foundWebsite,
    external_id: row.externalId,
    status: row.status,
    score: row.score,
    score_range: row.facts?.scoreRange ?? null,
    known_share: row.facts?.knownShare ?? null,
    industry_score_percentile: row.scorePercentile,
    industry_rank: RankLevel.parse(row.industryRank ?? 'unknown'),
    region_rank: RankLevel.parse(row.regionRank ?? 'unknown'),
    latest_emissions: emissionsOf(row, reference),
    emissions_series: (row.facts?.series ?? []).map(([year, kilograms]) => ({ year, kilograms })),
    scopes_1_and_2: scopes1And2Of(row, reference),
    all_scopes: allScopesOf(row, reference),
    intensity: intensityOf(row),
    has_science_based_target: row.hasScienceBasedTarget,
    commitments: {
      sbti: SbtiStatus.parse(row.sbtiStatus),
      net_zero_target: row.hasNetZeroTarget,
      net_zero_status: row.facts?.netZeroStatus ?? null,
      sbti_list_of: row.facts?.sbtiListOf ?? null,
      race_to_zero_list_of: row.facts?.raceToZeroListOf ?? null,
      race_to_zero: row.isInRaceToZero,
      global_compact: row.isInGlobalCompact,
      climate_pledge: row.hasSignedClimatePledge,
    },
    target_year: standingTargetYear(years, thisYear).year,
    confidence: Confidence.parse(row.confidence),
    open_candidates: row.openCandidates,
    group: row.hidesGroup ? null : (row.facts?.group ?? null),
    recognition: recognitionOf(row),
    labels: row.labels,
    identifiers: {
      lei_number: row.leiNumber,
      isin_number: row.isinNumber,
      duns_number: row.dunsNumber,
      sp_global_number: row.spGlobalNumber,
    },
    own_data: own && {
      category: own.category,
      buyer: own.buyer,
      contact_email: own.contactEmail,
      columns: own.columns,
      spend: own.spend,
      spend_in_usd: own.spendInUsd,
    },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** Null while the organization is being researched again. */
function recognitionOf({ status, companyId, openCandidates }: ListedRow): OrganizationSummary['recognition'] {
  if (status !== 'synced') return null
  if (companyId !== null) return 'recognised'
  return openCandidates > 0 ? 'to_decide' : 'not_found'
}

/** The industry that research found, otherwise the registered one. */
function industryOf({ division }: ListedRow, { industries }: Reference): OrganizationSummary['industry'] {
  const industry = industries.byId.get(division ?? '')
  return industry === undefined ? null : { id: industry.id, name: industry.name }
}

/** The possible divisions of a wide sector; empty if the division is known. */
function groupOf({ division, facts }: ListedRow, { industries }: Reference): OrganizationSummary['industry_group'] {
  if (division !== null) return []
  return (facts?.industryGroup ?? []).flatMap((id) => {
    const industry = industries.byId.get(id)
    return industry === undefined ? [] : [{ id, name: industry.name }]
  })
}

function emissionsOf(row: ListedRow, reference: Reference): OrganizationSummary['latest_emissions'] {
  if (row.emissionsKg === null || row.emissionsYear === null || row.emissionsRegion === null) return null
  return {
    year: row.emissionsYear,
    region: row.emissionsRegion,
    kilograms: row.emissionsKg,
    covers: Cover.parse(row.emissionsCover),
    basis: row.facts?.emissionBasis ?? null,
    publishers: (row.facts?.emissionSources ?? []).map((source) => publisherOf(source, reference)),
  }
}

function figureOf({ year, region, kilograms, basis, scope2Method, sources, series }: ListFigure, reference: Reference) {
  return {
    year,
    region,
    kilograms,
    basis,
    scope_2_method: scope2Method,
    publishers: sources.map((source) => publisherOf(source, reference)),
    series: series.map(([of, amount]) => ({ year: of, kilograms: amount })),
  }
}

function scopes1And2Of({ facts }: ListedRow, reference: Reference): OrganizationSummary['scopes_1_and_2'] {
  const figure = facts?.scopes1And2 ?? null
  if (figure === null) return null
  return { ...figureOf(figure, reference), covers: figure.covers === 'scope_1' ? 'scope_1' : 'scope_1_and_2' }
}

function allScopesOf({ facts }: ListedRow, reference: Reference): OrganizationSummary['all_scopes'] {
  const figure = facts?.allScopes ?? null
  if (figure === null) return null
  return {
    ...figureOf(figure, reference),
    scope_3_categories: figure.scope3Categories,
    scope_3_coverage: figure.scope3Coverage,
    lacks_investments: figure.lacksInvestments,
  }
}

function intensityOf({ intensityKgPerUsd, intensityYear }: ListedRow): OrganizationSummary['intensity'] {
  if (intensityKgPerUsd === null || intensityYear === null) return null
  return { kilograms_per_unit: intensityKgPerUsd, currency: 'USD', year: intensityYear, covers: 'scope_1_and_2' }
}
