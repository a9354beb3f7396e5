import { z } from 'zod'
import { RankLevel } from '@/service/contract/organization'
import type { OrganizationSummary } from '@/service/contract/organization-list'
import type { Industries } from '@/service/reference/read-industries'
import type { ListedRow } from '@/service/storage/organization-list'

const Cover = z.enum(['all_scopes', 'scope_1_and_2', 'scope_1'])

/** A row of the list in wire names. */
export function presentSummary(row: ListedRow, industries: Industries): OrganizationSummary {
  return {
    id: row.id,
    name: row.name ?? row.foundName ?? '',
    hq_region: row.hqRegion ?? row.foundRegion,
    industry: industryOf(row, industries),
    website: row.website ?? row.foundWebsite,
    external_id: row.externalId,
    status: row.status,
    score: row.score,
    industry_score_percentile: row.scorePercentile,
    industry_rank: RankLevel.parse(row.industryRank ?? 'unknown'),
    region_rank: RankLevel.parse(row.regionRank ?? 'unknown'),
    latest_emissions: emissionsOf(row),
    has_science_based_target: row.hasScienceBasedTarget,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** What research found, else what the project gave. */
function industryOf(row: ListedRow, industries: Industries): OrganizationSummary['industry'] {
  const industry = industries.byId.get(row.industry ?? row.industryId ?? '')
  return industry === undefined ? null : { id: industry.id, name: industry.name }
}

function emissionsOf(row: ListedRow): OrganizationSummary['latest_emissions'] {
  if (row.emissionsKg === null || row.emissionsYear === null || row.emissionsRegion === null) return null
  return {
    year: row.emissionsYear,
    region: row.emissionsRegion,
    kilograms: row.emissionsKg,
    covers: Cover.parse(row.emissionsCover),
  }
}
