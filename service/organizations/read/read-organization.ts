import { createHash } from 'node:crypto'
import type { AnswerKey, Context, OrganizationAnswer, Reading } from '@/service/context'
import { isSettled } from '@/service/contract/status'
import { ServiceError } from '@/service/errors'
import { presentOrganization } from '@/service/organizations/present/present'
import { findAnswer, storeAnswer } from '@/service/storage/organizations/answers'
import { findOrganization, type OrganizationRow } from '@/service/storage/organizations/organizations'

export type ReadOrganization = {
  projectId: number
  organizationId: number
  currency: string
  /** The year whose rates convert every year; null: each year's own. */
  ratesYear: number | null
}

/**
 * The answer for one organization of a project as JSON with its strong ETag: from memory, otherwise the stored text, otherwise computed
 * now. ServiceError `organization_not_found`, also for another project's organization.
 */
export async function readOrganization(ctx: Context, request: ReadOrganization): Promise<OrganizationAnswer> {
  const { projectId, organizationId } = request
  const key = { projectId, organizationId, variant: variantOf(request) }
  return ctx.answers.find(key) ?? readThrough(ctx, request, key)
}

/** The key of an organization's answer in storage (`AnswerKey`). */
function variantOf({ currency, ratesYear }: Pick<ReadOrganization, 'currency' | 'ratesYear'>): string {
  return ratesYear === null ? currency : `${currency}@${ratesYear}`
}

/** Reads the stored answer or computes it, and caches stored ones in memory. */
async function readThrough(ctx: Context, request: ReadOrganization, key: AnswerKey): Promise<OrganizationAnswer> {
  const reading = ctx.answers.begin(key)
  try {
    const stored = await findAnswer(ctx.database, { ...key, currency: key.variant })
    if (stored) return keep(ctx, reading, stored)
    return await makeAnswer(ctx, request, reading)
  } finally {
    ctx.answers.forget(reading)
  }
}

function keep(
  ctx: Pick<Context, 'answers'>,
  reading: Reading,
  { etag, body }: { etag: string; body: string },
): OrganizationAnswer {
  const answer = { etag, body: Buffer.from(body) }
  ctx.answers.keep(reading, answer)
  return answer
}

async function makeAnswer(ctx: Context, request: ReadOrganization, reading: Reading): Promise<OrganizationAnswer> {
  const { currency, ratesYear } = request
  const organization = await findOrganization(ctx.database, request.projectId, request.organizationId)
  if (!organization) {
    throw new ServiceError('organization_not_found', 'This project has no organization with this id')
  }
  // The answer is the surviving record's own, with its id.
  if (organization.mergedInto !== null) {
    return readOrganization(ctx, { ...request, organizationId: organization.mergedInto })
  }
  // Answers are stored, so they must not show days of replaced editions.
  await ctx.applyEditions()
  const body = JSON.stringify(presentOrganization({ ...ctx, organization, currency, ratesYear }))
  const answer = { etag: etagOf(body), body }
  // Not stored while research runs: the next state comes sooner than the next reader.
  if (!isSettled(organization.status)) return { ...answer, body: Buffer.from(body) }
  const isStored = await storeAnswer(ctx.database, {
    ...answer,
    organizationId: organization.id,
    revision: organization.revision,
    currency: reading.key.variant,
  })
  return isStored ? keep(ctx, reading, answer) : { ...answer, body: Buffer.from(body) }
}

/** The answer for an organization that was just read or written, which is not stored. */
export function answerOf(
  ctx: Pick<Context, 'industryFigures' | 'publicUrl' | 'reference'>,
  organization: OrganizationRow,
  { currency, ratesYear }: Pick<ReadOrganization, 'currency' | 'ratesYear'>,
): OrganizationAnswer {
  const body = JSON.stringify(presentOrganization({ ...ctx, organization, currency, ratesYear }))
  return { etag: etagOf(body), body: Buffer.from(body) }
}

/** A strong ETag of RFC 9110: equal only for equal bytes. */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}
