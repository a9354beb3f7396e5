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

/** A report, and the right one after a wrong one. */
const mostUploads = 3

export type FormRequest = { projectId: number; token: string }

const closed: Readonly<Record<Exclude<RequestState, 'open'>, string>> = {
  answered: 'This link was answered already',
  declined: 'This link was answered already',
  expired: 'This link has expired',
  revoked: 'This link was withdrawn',
}

/** Unknown, of another project, and of an organization that was removed are one answer. ServiceError `not_found`. */
async function findRequest(db: Queryable, { projectId, token }: FormRequest) {
  const row = isToken(token) ? await findRequestByToken(db, projectId, hashKey(token)) : null
  const { organizationId = 0 } = row ?? {}
  const organization = row && (await requireSurvivor(db, { projectId, organizationId }).catch(unlessRemoved))
  if (!row || !organization) throw new ServiceError('not_found', 'This link leads nowhere')
  return { row, organization }
}

function unlessRemoved(error: unknown): null {
  if (error instanceof ServiceError && error.code === 'organization_not_found') return null
  throw error
}

/** ServiceError `not_found`, and `conflict` where nothing can be answered any more. */
async function requireOpen(ctx: Pick<Context, 'clock'>, db: Queryable, request: FormRequest) {
  const found = await findRequest(db, request)
  const state = stateOfRequest(found.row, ctx.clock())
  if (state !== 'open') throw new ServiceError('conflict', closed[state])
  return found
}

/** Returns what the holder of the link may know: who asks, and while it is open about whom and for which year. ServiceError `not_found`. */
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
 * Takes what the organization answers: its figures are proposals until somebody of the team decides. A link is answered once.
 * ServiceError `not_found`, `conflict`; `bad_request` for an answer that says nothing.
 */
export async function answerForm(
  ctx: Pick<Context, 'clock' | 'database'>,
  { answer, ...request }: FormRequest & { answer: SupplierAnswer },
  by: Actor = operator,
): Promise<void> {
  requireBegun(answer.figures, ctx.clock())
  await ctx.database.transaction(async (transaction) => {
    // One at a time: of two answers at once the second is told so.
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
 * Takes a report with an open link: it is read like any other of the organization, and its figures are proposals. ServiceError as
 * `uploadDocument`, `not_found`, `conflict`; `bad_request` where this link has given enough.
 */
export async function takeReport(
  ctx: Pick<Context, 'clock' | 'database' | 'incomingDirectory' | 'queue'>,
  { name, body, ...request }: Report,
): Promise<void> {
  const { row, organization } = await requireOpen(ctx, ctx.database, request)
  if (!(await countUpload(ctx.database, row.id, mostUploads)))
    throw new ServiceError('bad_request', `With one link ${mostUploads} files are taken at most`)
  const by = organization.name ?? organization.foundName
  const upload = { projectId: request.projectId, organizationId: organization.id, name, by, body }
  const documentId = await uploadDocument(ctx, upload)
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    await requireOpen(ctx, transaction, request)
    await changeSupplierRequest(transaction, row.id, { documentId })
  })
}
