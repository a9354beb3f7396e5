import { createHash } from 'node:crypto'
import type { Context } from '@/service/context'
import { isSettled } from '@/service/contract/status'
import { ServiceError } from '@/service/errors'
import { findAnswer, storeAnswer } from '@/service/storage/answers'
import { findOrganization } from '@/service/storage/organizations'
import { presentOrganization } from './present'

/** JSON text, and the strong ETag of these bytes. */
export type OrganizationAnswer = { etag: string; body: string }

export type ReadOrganization = {
  projectId: number
  organizationId: number
  currency: string
  /** The year whose rates convert every year; null: each year's own. */
  ratesYear: number | null
}

/**
 * The answer for one organization of a project as JSON text with its strong ETag: the stored text where there is one.
 * ServiceError `organization_not_found`, also for another project's organization.
 */
export async function readOrganization(ctx: Context, request: ReadOrganization): Promise<OrganizationAnswer> {
  const { currency, ratesYear } = request
  const answerKey = ratesYear === null ? currency : `${currency}@${ratesYear}`
  const stored = await findAnswer(ctx.database, { ...request, currency: answerKey })
  if (stored) return stored
  const organization = await findOrganization(ctx.database, request.projectId, request.organizationId)
  if (!organization) {
    throw new ServiceError('organization_not_found', 'This project has no organization with this id')
  }
  // The answer is the surviving record's own, with its id. A chain of merges has no circle (merge-organizations.ts).
  if (organization.mergedInto !== null) {
    return readOrganization(ctx, { ...request, organizationId: organization.mergedInto })
  }
  // An answer is kept: it must not show the days of editions that are in use no more.
  await ctx.takeUpEditions()
  const body = JSON.stringify(presentOrganization({ ...ctx, organization, currency, ratesYear }))
  const answer = { body, etag: etagOf(body) }
  // While research is in progress the next state comes sooner than the next reader.
  if (isSettled(organization.status)) {
    await storeAnswer(ctx.database, {
      ...answer,
      organizationId: organization.id,
      revision: organization.revision,
      currency: answerKey,
    })
  }
  return answer
}

/** A strong ETag of RFC 9110: equal for equal bytes only. */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}
