import type { HeldFigures } from '@/service/contract/held-figure'
import { ServiceError } from '@/service/errors'
import {
  deleteAcceptedFigure,
  type FigureName,
  insertAcceptedFigure,
  listAcceptedHeldFigures,
  listHeldFigures,
} from '@/service/storage/editions/held-figures'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import type { EditionContext } from './edition-context'
import { loadReference } from './load-reference'

function describe({ source, recordId, year, region, field }: FigureName): string {
  return `${field} of ${year} (${region}) of ${source} ${recordId}`
}

function detailsOf({ source, recordId, year, region, field }: FigureName) {
  return { source, record_id: recordId, year, region, field }
}

function isSame(one: FigureName, other: FigureName): boolean {
  return describe(one) === describe(other)
}

/**
 * Accepts a figure that a check holds back, with a person's reason why it is right. Companies are joined again and organizations
 * researched again. ServiceError `bad_request` if no check holds this figure back; figures that a person held back when the data
 * was compiled cannot be accepted here.
 */
export async function acceptFigure(
  ctx: EditionContext,
  name: FigureName,
  reason: string,
  by: Actor = operator,
): Promise<void> {
  const held = (await listHeldFigures(ctx.database)).filter((figure) => isSame(figure, name))
  if (held.length === 0) throw new ServiceError('bad_request', `${describe(name)} is not held back`)
  if (held.some(({ rule }) => rule === 'reviewed')) {
    throw new ServiceError('bad_request', `${describe(name)} was held back by a person's review: ${held[0]?.reason}`)
  }
  const at = ctx.clock()
  await ctx.database.transaction(async (transaction) => {
    await insertAcceptedFigure(transaction, { ...name, reason, acceptedAt: at })
    await insertAuditEvent(transaction, { kind: 'figure.accepted', by, details: { ...detailsOf(name), reason }, at })
  })
  await loadReference(ctx)
}

/** Withdraws an acceptance. ServiceError `bad_request` if there is none. */
export async function withdrawFigure(ctx: EditionContext, name: FigureName, by: Actor = operator): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    if (!(await deleteAcceptedFigure(transaction, name))) {
      throw new ServiceError('bad_request', `${describe(name)} is not accepted`)
    }
    await insertAuditEvent(transaction, { kind: 'figure.withdrawn', by, details: detailsOf(name), at: ctx.clock() })
  })
  await loadReference(ctx)
}

/** Returns the figures that are held back, and those that a person accepted. */
export async function readHeldFigures(ctx: Pick<EditionContext, 'database'>): Promise<HeldFigures> {
  const held = await listHeldFigures(ctx.database)
  const accepted = await listAcceptedHeldFigures(ctx.database)
  return {
    held: held.map(({ companyId, recordId, ...figure }) => ({ ...figure, company_id: companyId, record_id: recordId })),
    accepted: accepted.map(({ recordId, acceptedAt, ...figure }) => ({
      ...figure,
      record_id: recordId,
      accepted_at: acceptedAt.toISOString(),
    })),
  }
}
