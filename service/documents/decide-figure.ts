import type { Context } from '@/service/context'
import type { FigureVerdict } from '@/service/contract/document'
import { ServiceError } from '@/service/errors'
import { researchAgain } from '@/service/organizations/answer-match'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/audit-events'
import { type Decided, type FigureRow, findFigure, storeDecision } from '@/service/storage/document-figures'
import { lockProject } from '@/service/storage/projects'
import { type DocumentRequest, requireDocument } from './require-document'

export type DecideFigure = DocumentRequest & { figureId: number; verdict: FigureVerdict }

/**
 * A person accepts, corrects or rejects a figure, or makes it a proposal again. What is accepted or corrected becomes a
 * performance of the organization. ServiceError `organization_not_found` or `not_found`; `bad_request` for accepting a
 * figure of CO2 alone, which would be shown as CO2e.
 */
export async function decideFigure(
  ctx: Context,
  { figureId, verdict, ...request }: DecideFigure,
  by: Actor = operator,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const document = await requireDocument(transaction, request)
    const figure = await findFigure(transaction, document.id, figureId)
    if (!figure) throw new ServiceError('not_found', 'This document has no figure with this id')
    if (verdict.decision === 'accepted' && figure.gas === 'CO2') {
      throw new ServiceError('bad_request', 'decision: the report prints CO2 alone here, which is not CO2e')
    }
    const at = ctx.clock()
    await storeDecision(transaction, figure.id, toDecided(verdict, at))
    const { decision } = verdict
    const details = { project_id: request.projectId, document_id: document.id, figure_id: figure.id, decision }
    await insertAuditEvent(transaction, { kind: 'report_figure.decided', by, details, at })
    if (counts(figure.decision) || counts(verdict.decision)) {
      await researchAgain(ctx, transaction, document.organizationId, `A figure of ${document.name} was decided`)
    }
  })
}

/** Whether such a figure stands behind a performance. */
function counts(decision: FigureRow['decision']): boolean {
  return decision === 'accepted' || decision === 'corrected'
}

function toDecided(verdict: FigureVerdict, at: Date): Decided {
  const isOpen = verdict.decision === 'proposed'
  const corrected = verdict.decision === 'corrected' ? verdict : null
  return {
    decision: verdict.decision,
    correctedYear: corrected?.year ?? null,
    correctedScope: corrected?.scope ?? null,
    correctedValue: corrected?.value ?? null,
    decidedBy: isOpen ? null : (verdict.by ?? 'this project'),
    decidedAt: isOpen ? null : at,
    note: isOpen ? null : (verdict.note ?? null),
  }
}
