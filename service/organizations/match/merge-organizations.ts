import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { setMergedInto } from '@/service/storage/organizations/duplicates'
import { findOrganization, recordState } from '@/service/storage/organizations/organizations'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { type MatchRequest, requireSurvivor } from './read-match-question'

/**
 * Merges two records that a person says are one organization: from then on `into` answers for both ids, and for all that were merged into
 * either before. The other record leaves all lists; what the team wrote, stated or decided about it goes along. Returns the id of the surviving record. ServiceError
 * `organization_not_found` if either is not of this project, `bad_request` if they are already one.
 */
export async function mergeOrganizations(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { into, ...request }: MatchRequest & { into: number },
  by: Actor = operator,
): Promise<number> {
  return ctx.database.transaction(async (transaction) => {
    // One at a time: two simultaneous merges in opposite directions would make a circle.
    await lockProject(transaction, request.projectId)
    const merged = await requireSurvivor(transaction, request)
    const survivor = await requireSurvivor(transaction, { projectId: request.projectId, organizationId: into })
    if (survivor.id === merged.id) throw new ServiceError('bad_request', 'into: is this very organization')
    const at = ctx.clock()
    const researched = await setMergedInto(transaction, merged.id, survivor.id, at)
    const reason = `A person said that it is the same organization as ${survivor.id}`
    await recordState(transaction, { id: merged.id, state: merged.status, reason, at })
    const details = { project_id: request.projectId, organization_id: merged.id, into: survivor.id }
    await insertAuditEvent(transaction, { kind: 'organization.merged', by, details, at })
    for (const id of researched) await researchAgain(ctx, transaction, id, 'A person merged another record into it')
    return survivor.id
  })
}

/** Undoes a merge: the record answers for itself again, as it was. ServiceError `not_found` if it was not merged. */
export async function separateOrganization(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { projectId, organizationId }: MatchRequest,
  by: Actor = operator,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    const organization = await findOrganization(transaction, projectId, organizationId)
    if (organization === null) {
      throw new ServiceError('organization_not_found', 'This project has no organization with this id')
    }
    if (organization.mergedInto === null) throw new ServiceError('not_found', 'This organization is not merged')
    const at = ctx.clock()
    const researched = await setMergedInto(transaction, organizationId, null, at)
    const reason = 'A person took a merge back'
    await recordState(transaction, { id: organizationId, state: organization.status, reason, at })
    const details = { project_id: projectId, organization_id: organizationId, from: organization.mergedInto }
    await insertAuditEvent(transaction, { kind: 'organization.separated', by, details, at })
    for (const id of researched) await researchAgain(ctx, transaction, id, reason)
  })
}
