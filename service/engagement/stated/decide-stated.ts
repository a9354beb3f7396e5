import type { Context } from '@/service/context'
import type { StatedVerdict } from '@/service/contract/engagement/stated-figure'
import { moveStage } from '@/service/engagement/change-engagement'
import { ServiceError } from '@/service/errors'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import {
  decideStatedFigure,
  deleteStatedFigure,
  findStatedFigure,
  type StatedFigureRow,
} from '@/service/storage/engagement/stated-figures'
import type { Transaction } from '@/service/storage/engine/database'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'

type StatedRequest = MatchRequest & { figureId: number }
type Deciding = Pick<Context, 'clock' | 'database' | 'queue'>

/**
 * Stores that a person accepts or rejects a figure that the organization stated in a form, or makes it a proposal again. Accepted
 * figures count in the project and are marked. ServiceError `organization_not_found` or `not_found`; `bad_request` for a figure
 * that the team entered itself.
 */
export async function decideStated(
  ctx: Deciding,
  { verdict, ...request }: StatedRequest & { verdict: StatedVerdict },
  by: Actor = operator,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    const { projectId, figure } = await lock(transaction, request)
    if (figure.origin !== 'answered')
      throw new ServiceError('bad_request', 'decision: the team entered this figure itself; it can be removed')
    const { decision, note, by: person } = verdict
    const isOpen = decision === 'proposed'
    const at = ctx.clock()
    await decideStatedFigure(transaction, figure.id, {
      decision,
      decidedBy: isOpen ? null : (person ?? 'this project'),
      decidedAt: isOpen ? null : at,
      decisionNote: isOpen ? null : note,
    })
    const { organizationId } = figure
    if (decision === 'accepted') {
      await moveStage(transaction, {
        organizationId,
        projectId,
        by: person ?? null,
        at,
        from: ['answered'],
        to: 'verified',
      })
    }
    const details = { project_id: projectId, organization_id: organizationId, figure_id: figure.id, decision }
    await insertAuditEvent(transaction, { kind: 'stated_figure.decided', by, details, at })
    if (decision === 'accepted' || figure.decision === 'accepted')
      await researchAgain(ctx, transaction, organizationId, 'A figure that was stated to the project was decided')
  })
}

/** Removes a figure that the team entered. ServiceError as `decideStated`; a figure that the organization stated must be rejected instead. */
export async function removeStated(ctx: Deciding, request: StatedRequest, by: Actor = operator): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    const { projectId, figure } = await lock(transaction, request)
    if (figure.origin === 'answered')
      throw new ServiceError('bad_request', 'The organization answered this figure: reject it instead')
    await deleteStatedFigure(transaction, figure.id)
    const { organizationId } = figure
    const details = { project_id: projectId, organization_id: organizationId, figure_id: figure.id }
    await insertAuditEvent(transaction, { kind: 'stated_figure.removed', by, details, at: ctx.clock() })
    await researchAgain(ctx, transaction, organizationId, 'A figure that was stated to the project was removed')
  })
}

async function lock(
  transaction: Transaction,
  { figureId, ...request }: StatedRequest,
): Promise<{ projectId: number; figure: StatedFigureRow }> {
  await lockProject(transaction, request.projectId)
  const { id, projectId } = await requireSurvivor(transaction, request)
  const figure = await findStatedFigure(transaction, id, figureId)
  if (figure === null) throw new ServiceError('not_found', 'This organization has no stated figure with this id')
  return { projectId, figure }
}
