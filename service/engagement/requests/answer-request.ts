import type { Context } from '@/service/context'
import type { RequestState, SupplierAnswer, SupplierForm } from '@/service/contract/engagement/supplier-request'
import { uploadDocument } from '@/service/documents/add-document'
import { moveStage } from '@/service/engagement/change-engagement'
import { requireBegun, requireRoomForFigures, toTonnes } from '@/service/engagement/stated/state-figures'
import { ServiceError } from '@/service/errors'
import { requireSurvivor } from '@/service/organizations/match/read-match-question'
import { hashKey } from '@/service/projects/hash-key'
import { storeStatedFigures } from '@/service/storage/engagement/stated-figures'
import {
  changeSupplierRequest,
  countUpload,
  findRequestByToken,
  type SupplierRequestRow,
} from '@/service/storage/engagement/supplier-requests'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { stateOfRequest } from './present-request'
import { isToken } from './request-token'

/** The most files for one link: a report, and corrections after a wrong one. */
const mostUploads = 3

export type FormRequest = { projectId: number; token: string }

const closed: Readonly<Record<Exclude<RequestState, 'open'>, string>> = {
  answered: 'This link was answered already',
  declined: 'This link was answered already',
  expired: 'This link has expired',
  revoked: 'This link was withdrawn',
}

/** Finds the request of a token. ServiceError `not_found` alike for unknown tokens, other projects and removed organizations. */
async function findRequest(db: Queryable, { projectId, token }: FormRequest) {
  const row = isToken(token) ? await findRequestByToken(db, projectId, hashKey(token)) : null
  const { organizationId = 0 } = row ?? {}
  const organization = row && (await requireSurvivor(db, { projectId, organizationId }).catch(unlessRemoved))
  if (!row || !organization) throw new ServiceError('not_found', 'There is no such link')
  return { row, organization }
}

function unlessRemoved(error: unknown): null {
  if (error instanceof ServiceError && error.code === 'organization_not_found') return null
  throw error
}

/** Returns the request of a token. ServiceError `not_found`, and `conflict` if it can no longer be answered. */
async function requireOpen(ctx: Pick<Context, 'clock'>, db: Queryable, request: FormRequest) {
  const found = await findRequest(db, request)
  const state = stateOfRequest(found.row, ctx.clock())
  if (state !== 'open') throw new ServiceError('conflict', closed[state])
  return found
}

/** Returns what whoever has the link may see: who asks and, while the link is open, about whom and for which year. ServiceError `not_found`. */
export async function openForm(ctx: Pick<Context, 'clock' | 'database'>, request: FormRequest): Promise<SupplierForm> {
  const { row, organization } = await findRequest(ctx.database, request)
  const now = ctx.clock()
  const state = stateOfRequest(row, now)
  const isOpen = state === 'open'
  if (isOpen && row.openedAt === null) await changeSupplierRequest(ctx.database, row.id, { openedAt: now })
  return {
    state,
    team: row.team,
    language: row.language,
    organization: isOpen ? (organization.name ?? organization.foundName) : null,
    year: isOpen ? row.year : null,
    expires_at: isOpen ? row.expiresAt.toISOString() : null,
    has_report: row.documentId !== null,
  }
}

/**
 * Stores an organization's answer. Its figures are proposals until a member of the team decides. A link can be answered once.
 * ServiceError `not_found`, `conflict`; `bad_request` for an empty answer.
 */
export async function answerForm(
  ctx: Pick<Context, 'clock' | 'database'>,
  { answer, ...request }: FormRequest & { answer: SupplierAnswer },
  by: Actor = operator,
): Promise<void> {
  requireBegun(answer.figures, ctx.clock())
  await ctx.database.transaction(async (transaction) => {
    // One at a time: the second of two simultaneous answers is refused.
    await lockProject(transaction, request.projectId)
    const { row, organization } = await requireOpen(ctx, transaction, request)
    if (!answer.declines && answer.figures.length === 0 && row.documentId === null)
      throw new ServiceError('bad_request', 'figures: give a figure or a report')
    const at = ctx.clock()
    const organizationId = organization.id
    await requireRoomForFigures(transaction, organizationId, answer.figures.length)
    await storeAnswer(transaction, { row, answer, organizationId, at })
    await changeSupplierRequest(transaction, row.id, {
      answeredAt: at,
      answeredBy: answer.name,
      answeredEmail: answer.email,
      declines: answer.declines,
      note: answer.note,
    })
    const of = { organizationId, projectId: request.projectId, by: answer.name, at }
    const from = ['not_contacted', 'asked', 'declined'] as const
    await moveStage(transaction, { ...of, from, to: answer.declines ? 'declined' : 'answered' })
    const details = { project_id: request.projectId, organization_id: organizationId, request_id: row.id }
    await insertAuditEvent(transaction, { kind: 'supplier_request.answered', by, details, at })
  })
}

type Answered = { row: SupplierRequestRow; answer: SupplierAnswer; organizationId: number; at: Date }

async function storeAnswer(transaction: Transaction, { row, answer, organizationId, at }: Answered): Promise<void> {
  const { figures, method, assurance, name } = answer
  await storeStatedFigures(
    transaction,
    figures.map((figure) => ({
      organizationId,
      firstOrganizationId: row.organizationId === organizationId ? null : row.organizationId,
      projectId: row.projectId,
      requestId: row.id,
      ...toTonnes(figure),
      method,
      assurance,
      note: null,
      origin: 'answered',
      givenBy: name,
      givenAt: at,
      decision: 'proposed',
      decidedBy: null,
      decidedAt: null,
      decisionNote: null,
    })),
  )
}

type Report = FormRequest & { name: string; body: AsyncIterable<Buffer> }

/**
 * Stores a report that is sent with an open link. It is read like any other report of the organization, and its figures are
 * proposals. ServiceError as `uploadDocument`, `not_found`, `conflict`; `bad_request` if three files were sent already.
 */
export async function takeReport(
  ctx: Pick<Context, 'clock' | 'database' | 'incomingDirectory' | 'queue'>,
  { name, body, ...request }: Report,
): Promise<void> {
  const { row, organization } = await requireOpen(ctx, ctx.database, request)
  if (!(await countUpload(ctx.database, row.id, mostUploads)))
    throw new ServiceError('bad_request', `At most ${mostUploads} files can be sent with one link`)
  const by = organization.name ?? organization.foundName
  const upload = { projectId: request.projectId, organizationId: organization.id, name, by, body }
  const documentId = await uploadDocument(ctx, upload)
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    await requireOpen(ctx, transaction, request)
    await changeSupplierRequest(transaction, row.id, { documentId })
  })
}
