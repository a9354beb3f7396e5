import type { Context } from '@/service/context'
import type { NewSupplierRequest, SupplierRequestList } from '@/service/contract/engagement/supplier-request'
import { moveStage } from '@/service/engagement/change-engagement'
import { ServiceError } from '@/service/errors'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { hashKey } from '@/service/projects/hash-key'
import {
  changeSupplierRequest,
  countOpenRequests,
  findSupplierRequest,
  insertSupplierRequest,
  listSupplierRequests,
  type SupplierRequestRow,
} from '@/service/storage/engagement/supplier-requests'
import type { Queryable } from '@/service/storage/engine/database'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { presentRequest, stateOfRequest } from './present-request'
import { generateToken } from './request-token'

/** The most open links of one organization: more than the people that are asked at a time. */
const mostOpen = 20
const dayMs = 24 * 60 * 60 * 1000

type Asking = MatchRequest & { asked: NewSupplierRequest }

/**
 * Creates a link with which the organization can answer, and sets its stage to "asked". Returns the request's id and the token, which
 * is not stored and never returned again. ServiceError `organization_not_found`; `bad_request` if too many links are open.
 */
export async function askSupplier(
  ctx: Pick<Context, 'clock' | 'database'>,
  { asked, ...request }: Asking,
  by: Actor = operator,
): Promise<{ requestId: number; token: string }> {
  const { team, language, year, recipient, expires_in_days: days, by: person } = asked
  const token = generateToken()
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id: organizationId, projectId } = await requireSurvivor(transaction, request)
    const at = ctx.clock()
    if ((await countOpenRequests(transaction, organizationId, at)) >= mostOpen)
      throw new ServiceError('bad_request', `One organization may have ${mostOpen} open links: revoke some`)
    const requestId = await insertSupplierRequest(transaction, {
      organizationId,
      projectId,
      tokenHash: hashKey(token),
      team,
      language,
      year,
      recipient,
      createdBy: person ?? null,
      createdAt: at,
      expiresAt: new Date(at.getTime() + days * dayMs),
    })
    const from = ['not_contacted', 'answered', 'verified', 'declined'] as const
    await moveStage(transaction, { organizationId, projectId, by: person ?? null, at, from, to: 'asked' })
    const details = { project_id: projectId, organization_id: organizationId, request_id: requestId }
    await insertAuditEvent(transaction, { kind: 'supplier_request.made', by, details, at })
    return { requestId, token }
  })
}

/** Returns the links of an organization, without their tokens. ServiceError `organization_not_found`. */
export async function listRequests(
  ctx: Pick<Context, 'clock' | 'database' | 'mail'>,
  request: MatchRequest,
): Promise<SupplierRequestList> {
  const { id } = await requireSurvivor(ctx.database, request)
  const rows = await listSupplierRequests(ctx.database, id)
  const now = ctx.clock()
  return {
    organization_id: id,
    sends_mail: ctx.mail !== null,
    requests: rows.map((row) => presentRequest(row, now)),
  }
}

export type OneRequest = MatchRequest & { requestId: number }

/** Returns a request of an organization of the project. ServiceError `organization_not_found` or `not_found`. */
export async function requireRequest(
  db: Queryable,
  { requestId, ...request }: OneRequest,
): Promise<SupplierRequestRow> {
  const { id } = await requireSurvivor(db, request)
  const row = await findSupplierRequest(db, id, requestId)
  if (row === null) throw new ServiceError('not_found', 'This organization has no link with this id')
  return row
}

/** Revokes a link, so that it can no longer be answered. A link that is not open stays as it is. */
export async function revokeRequest(
  ctx: Pick<Context, 'clock' | 'database'>,
  request: OneRequest,
  by: Actor = operator,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const row = await requireRequest(transaction, request)
    const at = ctx.clock()
    if (stateOfRequest(row, at) !== 'open') return
    await changeSupplierRequest(transaction, row.id, { revokedAt: at })
    const details = { project_id: row.projectId, organization_id: row.organizationId, request_id: row.id }
    await insertAuditEvent(transaction, { kind: 'supplier_request.revoked', by, details, at })
  })
}
