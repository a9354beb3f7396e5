import { loadAnsweredProfile } from '@/service/companies/answered-profile'
import type { Context, OrganizationAnswer } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { presentOrganization } from '@/service/organizations/present/present'
import { etagOf } from '@/service/organizations/read/read-organization'
import { findIndustryStanding, type IndustryStanding } from '@/service/storage/companies/companies'
import { findOrganization, type OrganizationRow } from '@/service/storage/organizations/organizations'
import { Outcome } from '@/service/storage/research/outcome'
import { buildEvidence, type EvidenceFacts } from './build-evidence'
import { heldBackFigures } from './held-back'

export type ReadEvidence = { projectId: number; organizationId: number; currency: string; ratesYear: number | null }

async function findStanding(database: Context['database'], outcome: Outcome | null): Promise<IndustryStanding | null> {
  const { industry = null, score = null, assessment = null } = outcome ?? {}
  if (industry === null || score === null || assessment === null) return null
  return findIndustryStanding(database, industry.id, { score, knownShare: assessment.knownShare })
}

/** Loads the facts that the evidence of an organization is made from. */
export async function loadEvidenceFacts(
  ctx: Pick<Context, 'database' | 'industryFigures' | 'publicUrl' | 'reference'>,
  organization: OrganizationRow,
  { currency, ratesYear }: Pick<ReadEvidence, 'currency' | 'ratesYear'>,
): Promise<EvidenceFacts> {
  const { database, reference } = ctx
  const outcome = organization.outcome === null ? null : Outcome.parse(organization.outcome)
  const answer = presentOrganization({ ...ctx, organization, currency, ratesYear })
  const profile = outcome?.company
    ? await loadAnsweredProfile(database, organization.projectId, outcome.company.id)
    : null
  const standing = await findStanding(database, outcome)
  return {
    answer,
    performances: outcome?.performances ?? [],
    currency,
    ratesYear,
    profile,
    standing,
    heldBack: heldBackFigures(profile),
    reference,
  }
}

/**
 * Returns where each figure of an organization's answer comes from, as JSON text with its strong ETag. Computed at each request,
 * because requests are rare. ServiceError `organization_not_found`, also for another project's organization.
 */
export async function readEvidence(
  ctx: Pick<Context, 'database' | 'industryFigures' | 'publicUrl' | 'reference'>,
  request: ReadEvidence,
): Promise<OrganizationAnswer> {
  const organization = await findOrganization(ctx.database, request.projectId, request.organizationId)
  if (!organization) {
    throw new ServiceError('organization_not_found', 'This project has no organization with this id')
  }
  const body = JSON.stringify(buildEvidence(await loadEvidenceFacts(ctx, organization, request)))
  return { body: Buffer.from(body), etag: etagOf(body) }
}
