import type { Context } from '@/service/context'
import { massUnits, type NewStatedFigures, type StatedValue } from '@/service/contract/engagement/stated-figure'
import { ServiceError } from '@/service/errors'
import { researchAgain } from '@/service/organizations/match/answer-match'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import {
  countStatedFigures,
  type NewStatedFigure,
  storeStatedFigures,
} from '@/service/storage/engagement/stated-figures'
import type { Transaction } from '@/service/storage/engine/database'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'

/** The most stated figures of one organization, so that a faulty client cannot fill the disk. */
const mostFigures = 2_000

type Stated = MatchRequest & { statement: NewStatedFigures; origin: 'typed' | 'imported' }

/**
 * Stores figures that a member of the team enters for the organization, and returns its id. They count immediately, and research
 * runs again. ServiceError `organization_not_found`; `bad_request` for a year that has not begun, or too many figures.
 */
export async function stateFigures(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { statement, origin, ...request }: Stated,
  by: Actor = operator,
): Promise<number> {
  const { figures, by: person, ...how } = statement
  requireBegun(figures, ctx.clock())
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id, projectId } = await requireSurvivor(transaction, request)
    await requireRoomForFigures(transaction, id, figures.length)
    const at = ctx.clock()
    const given = { ...how, origin, givenBy: person ?? null, givenAt: at, requestId: null, firstOrganizationId: null }
    const decided = { decision: 'accepted' as const, decidedBy: person ?? null, decidedAt: at, decisionNote: null }
    await storeStatedFigures(
      transaction,
      figures.map((figure) => ({ organizationId: id, projectId, ...toTonnes(figure), ...given, ...decided })),
    )
    await insertAuditEvent(transaction, {
      kind: 'stated_figure.given',
      by,
      details: { project_id: projectId, organization_id: id, figures: figures.length, origin },
      at,
    })
    await researchAgain(ctx, transaction, id, 'Figures were stated to the project')
    return id
  })
}

/** Throws ServiceError `bad_request` if a figure is of a year that has not begun. */
export function requireBegun(figures: readonly { year: number }[], now: Date): void {
  const place = figures.findIndex(({ year }) => year > now.getUTCFullYear())
  if (place >= 0) throw new ServiceError('bad_request', `figures.${place}.year: has not begun yet`)
}

export async function requireRoomForFigures(transaction: Transaction, id: number, more: number): Promise<void> {
  if ((await countStatedFigures(transaction, id)) + more > mostFigures)
    throw new ServiceError('bad_request', `One organization may have ${mostFigures} stated figures`)
}

/** Converts a figure to tonnes CO2e. Rounded to 15 digits, because the multiplication of binary fractions is inexact. */
export function toTonnes({
  year,
  scope,
  value,
  unit,
}: StatedValue): Pick<NewStatedFigure, 'year' | 'scope' | 'tonnes' | 'givenValue' | 'givenUnit'> {
  const tonnes = Number((value * massUnits[unit]).toPrecision(15))
  return { year, scope, tonnes, givenValue: value, givenUnit: unit }
}
