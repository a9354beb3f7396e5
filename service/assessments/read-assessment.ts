import type { Context } from '@/service/context'
import type { OrganizationAssessment } from '@/service/contract/organization/assessment'
import { ServiceError } from '@/service/errors'
import { findOrganization } from '@/service/storage/organizations/organizations'
import { Outcome } from '@/service/storage/research/outcome'
import { presentAssessment } from './present-assessment'

/**
 * What the score of an organization stands on, as research stored it: a score keeps the version it was made with.
 * ServiceError `organization_not_found`, also for another project's organization.
 */
export async function readAssessment(
  ctx: Pick<Context, 'database' | 'reference' | 'publicUrl'>,
  { projectId, organizationId }: { projectId: number; organizationId: number },
): Promise<OrganizationAssessment> {
  const organization = await findOrganization(ctx.database, projectId, organizationId)
  if (!organization) {
    throw new ServiceError('organization_not_found', 'This project has no organization with this id')
  }
  const outcome = organization.outcome === null ? null : Outcome.parse(organization.outcome)
  return presentAssessment(organization, outcome, {
    industries: ctx.reference.industries,
    url: `${ctx.publicUrl ?? ''}/methodology`,
  })
}
