import type { Context } from '@/service/context'
import type { FigureVerdict } from '@/service/contract/documents/document'
import { mostTonnes } from '@/service/contract/engagement/stated-figure'
import { ServiceError } from '@/service/errors'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { type Decided, type FigureRow, findFigure, storeDecision } from '@/service/storage/documents/document-figures'
import type { DocumentRow } from '@/service/storage/documents/documents'
import { insertChanges, type NewChange } from '@/service/storage/organizations/changes'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { type DocumentRequest, requireDocument } from './require-document'
import { asksWhose, whoseQuestion } from './whose-report'

export type DecideFigure = DocumentRequest & { figureId: number; verdict: FigureVerdict }

/**
 * Stores that a person accepts, corrects or rejects a figure, or makes it a proposal again. Accepted and corrected figures become
 * part of a performance of the organization. ServiceError `organization_not_found` or `not_found`; `bad_request` while it is asked
 * whose report it is, and for figures that must not be accepted: CO2 alone, which would be shown as CO2e, and revenue in an unknown
 * currency.
 */
export async function decideFigure(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { figureId, verdict, ...request }: DecideFigure,
  by: Actor = operator,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const document = await requireDocument(transaction, request)
    const figure = await findFigure(transaction, document.id, figureId)
    if (!figure) throw new ServiceError('not_found', 'This document has no figure with this id')
    const isTaken = verdict.decision === 'accepted' || verdict.decision === 'corrected'
    if (isTaken && asksWhose(document)) throw new ServiceError('bad_request', whoseQuestion)
    const problem = problemOf(figure, verdict)
    if (problem !== null) throw new ServiceError('bad_request', problem)
    const at = ctx.clock()
    await storeDecision(transaction, figure.id, toDecided(figure, verdict, at))
    const { decision } = verdict
    const details = { project_id: request.projectId, document_id: document.id, figure_id: figure.id, decision }
    await insertAuditEvent(transaction, { kind: 'report_figure.decided', by, details, at })
    // Employees are not part of the answer, so they need no research (docs/decisions/0031).
    if (figure.scope !== 'employees' && (counts(figure.decision) || counts(verdict.decision))) {
      await researchAgain(ctx, transaction, document.organizationId, `A figure of ${document.name} was decided`)
    }
    if (decision !== 'proposed') await insertChanges(transaction, [decidedOf(request.projectId, document, at)])
  })
}

/** One change for all figures of a report that are decided on the same day. */
function decidedOf(projectId: number, document: DocumentRow, at: Date): NewChange {
  const { id, name, organizationId } = document
  const happenedOn = at.toISOString().slice(0, 10)
  return {
    kind: 'report_decided',
    details: { document_id: id, name },
    projectId,
    organizationId,
    companyId: null,
    happenedOn,
    notedAt: at,
    isHistory: false,
    sameAs: `report ${id} decided ${happenedOn}`,
  }
}

/** Whether a figure with this decision is part of a performance. */
function counts(decision: FigureRow['decision']): boolean {
  return decision === 'accepted' || decision === 'corrected' || decision === 'unchecked'
}

function kindOf(scope: string): 'revenue' | 'employees' | 'emissions' {
  return scope === 'revenue' || scope === 'employees' ? scope : 'emissions'
}

/** Why this figure cannot be decided like this, in words; null if it can. */
function problemOf({ scope, gas, currency }: FigureRow, verdict: FigureVerdict): string | null {
  if (verdict.decision === 'accepted') {
    if (gas === 'CO2') return 'decision: the report prints CO2 alone here, which is not CO2e'
    const isBare = scope === 'revenue' && currency === null
    return isBare ? 'decision: the report does not say which currency this is; correct it with one' : null
  }
  if (verdict.decision !== 'corrected') return null
  const kind = kindOf(scope)
  if (kind !== kindOf(verdict.scope)) return `scope: a figure of ${kind} stays one`
  if (kind !== 'revenue' && verdict.currency !== undefined) return 'currency: only revenue has one'
  if (kind === 'emissions') return verdict.value > mostTonnes ? 'value: is more than 1e12 tonnes' : null
  if (verdict.value <= 0) return 'value: must be more than 0'
  return kind === 'revenue' && (verdict.currency ?? currency) === null ? 'currency: revenue needs one' : null
}

function toDecided(figure: FigureRow, verdict: FigureVerdict, at: Date): Decided {
  const isOpen = verdict.decision === 'proposed'
  const corrected = verdict.decision === 'corrected' ? verdict : null
  return {
    decision: verdict.decision,
    correctedYear: corrected?.year ?? null,
    correctedScope: corrected?.scope ?? null,
    correctedValue: corrected?.value ?? null,
    correctedCurrency: corrected === null ? null : (corrected.currency ?? figure.currency),
    decidedBy: isOpen ? null : (verdict.by ?? 'this project'),
    decidedAt: isOpen ? null : at,
    note: isOpen ? null : (verdict.note ?? null),
  }
}
