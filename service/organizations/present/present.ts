import type { Industry } from '@/service/contract/industry'
import type { MatchingOrganization, Organization, RegisteredFields } from '@/service/contract/organization/organization'
import { isSubdivisionOf } from '@/service/contract/region'
import { isSettled } from '@/service/contract/status'
import { type IndustryLookups, presentIndustry } from '@/service/industries/present-industry'
import { placeOf } from '@/service/matching/place-of'
import { fieldNames } from '@/service/organizations/register/field-names'
import { readHeldReason } from '@/service/reference/held-reasons'
import type { Reference } from '@/service/reference/read-reference'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import { Outcome } from '@/service/storage/research/outcome'
import { presentCommitments } from './present-commitments'
import { presentGroup } from './present-group'
import { presentPerformance, publisherOf } from './present-performance'
import { presentSource } from './present-source'

export type Presenting = IndustryLookups & {
  reference: Reference
  organization: OrganizationRow
  currency: string
  ratesYear?: number | null
  /** Base of links to the service itself (service/context.ts). */
  publicUrl?: string | null
}

function readOutcome(organization: OrganizationRow): Outcome | null {
  return organization.outcome === null ? null : Outcome.parse(organization.outcome)
}

/** The industry that research found; while research runs, the one that the project chose. */
function presentClass(presenting: Presenting, outcome: Outcome | null): Organization['industry'] {
  const id = outcome?.industry?.id ?? presenting.organization.industryId
  const industry = id === null ? undefined : presenting.reference.industries.byId.get(id)
  if (industry === undefined) return null
  return {
    ...presentIndustry(presenting, industry, presenting.currency, presenting.ratesYear ?? null),
    ...presentPeers(outcome?.standing ?? null),
  }
}

/** Both mean and percentile cover the companies of the industry of which as much is known. */
function presentPeers(
  standing: Outcome['standing'],
): Pick<Industry, 'mean_score' | 'scored_organizations' | 'mean_score_class'> {
  if (standing === null) return { mean_score: null, scored_organizations: 0, mean_score_class: null }
  const { classId: id, className: name, level, scored, meanScore } = standing
  return {
    mean_score: meanScore,
    scored_organizations: scored,
    mean_score_class: { level, id, name, organizations: scored },
  }
}

/** The possible divisions, if no single one is shown. For a group of industries the confidence is never high. */
function presentIndustryGroup(presenting: Presenting, outcome: Outcome | null) {
  const { industries } = presenting.reference
  const divisions = (outcome?.industryGroup ?? []).flatMap((id) => industries.byId.get(id) ?? [])
  return {
    industry_confidence: outcome?.industry?.confidence ?? (divisions.length > 0 ? ('low' as const) : null),
    industry_group: divisions.map(({ id, name }) => ({ id, name })),
  }
}

function presentSectors(outcome: Outcome | null, reference: Reference): Organization['listed_sectors'] {
  return (outcome?.company?.sectors ?? []).map(({ source, words }) => ({
    source,
    publisher: publisherOf(source, reference),
    sector: words,
  }))
}

function presentHeldBack(outcome: Outcome | null, reference: Reference): Organization['held_back'] {
  return (outcome?.heldBack ?? []).map(({ source, ...held }) => {
    const said = readHeldReason(held.reason)
    return { ...held, publisher: publisherOf(source, reference), reason_codes: said && [said] }
  })
}

function presentMatch(company: NonNullable<Outcome['company']>, reference: Reference): MatchingOrganization {
  const industry = company.industryId === null ? null : reference.industries.byId.get(company.industryId)
  return {
    id: company.id,
    link: company.link,
    name: company.name,
    names: company.names.map((value) => ({ value })),
    websites: company.websites.map((value) => ({ value })),
    hq_region: company.region,
    hq_subregion: company.subregion,
    industry: industry ? { id: Number(industry.id), name: industry.name } : null,
    tickers: company.tickers,
  }
}

/**
 * The organization's location according to the project, by code or unambiguous free text; otherwise the one research found. The project's
 * own subregion is used unless it is not in that country.
 */
function presentPlace(organization: OrganizationRow): Pick<Organization, 'hq_region' | 'hq_subregion'> {
  const { hqRegion, hqSubregion, foundRegion, foundSubregion } = organization
  const { region, subregion } = placeOf(organization) ?? { region: foundRegion, subregion: foundSubregion }
  const isElsewhere = hqSubregion !== null && region !== null && !isSubdivisionOf(hqSubregion, region)
  const own = hqRegion === null && isElsewhere ? null : hqSubregion
  return { hq_region: region, hq_subregion: own ?? subregion ?? (foundRegion === region ? foundSubregion : null) }
}

function presentRegistered(organization: OrganizationRow): RegisteredFields {
  const marks = Object.values(fieldNames).flatMap((field) => {
    const at = organization.setByHand[field]
    return at === undefined ? [] : [{ field, at }]
  })
  return {
    name: organization.name,
    hq_region: organization.hqRegion,
    hq_subregion: organization.hqSubregion,
    hq_fuzzy: organization.hqFuzzy,
    industry_id: organization.industryId,
    industry_name: organization.industryName,
    website: organization.website,
    external_id: organization.externalId,
    is_legal_entity_name: organization.isLegalEntityName,
    lei_number: organization.leiNumber,
    isin_number: organization.isinNumber,
    duns_number: organization.dunsNumber,
    sp_global_number: organization.spGlobalNumber,
    set_by_hand: marks,
  }
}

function reportStatus(
  organization: OrganizationRow,
  outcome: Outcome | null,
): Organization['related_environmental_report_status'] {
  if (!isSettled(organization.status)) return 'processing'
  return outcome?.reportStatus ?? null
}

/**
 * The answer of both endpoints: the project's own record first, blanks filled by research, money and factors in `currency`. Every field
 * exists; unknown is null or an empty list.
 */
export function presentOrganization(presenting: Presenting): Organization {
  const { organization, reference, currency, ratesYear = null } = presenting
  const outcome = readOutcome(organization)
  return {
    id: organization.id,
    name: organization.name ?? organization.foundName ?? '',
    ...presentPlace(organization),
    industry: presentClass(presenting, outcome),
    website: organization.website ?? organization.foundWebsite,
    external_id: organization.externalId,
    status: organization.status,
    matching_organization: outcome?.company ? presentMatch(outcome.company, reference) : null,
    performances: (outcome?.performances ?? []).map((performance) =>
      presentPerformance(performance, currency, reference, ratesYear, presenting.publicUrl),
    ),
    held_back: presentHeldBack(outcome, reference),
    sources: (outcome?.sources ?? []).map((source) => presentSource(source, presenting)),
    score: outcome?.score ?? null,
    score_range: outcome?.assessment?.range ?? null,
    known_share: outcome?.assessment?.knownShare ?? null,
    score_reasons: outcome?.scoreReasons ?? [],
    industry_score_percentile: outcome?.percentile ?? null,
    ...presentIndustryGroup(presenting, outcome),
    listed_sectors: presentSectors(outcome, reference),
    industry_rank: outcome?.industryRank ?? 'unknown',
    region_rank: outcome?.regionRank ?? 'unknown',
    related_environmental_report_status: reportStatus(organization, outcome),
    ...presentCommitments(outcome),
    group: outcome?.group ? presentGroup(outcome.group, !organization.hidesGroup, presenting) : null,
    registration: presentRegistered(organization),
  }
}
