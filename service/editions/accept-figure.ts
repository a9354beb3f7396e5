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
 * Shows a figure that a check holds back, because a person looked at it and says why it is right. The companies are joined
 * again and organizations researched again. ServiceError `bad_request` where no check holds such a figure back; what a
 * person judged when the data was compiled is not undone here.
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

/** Takes an acceptance back. ServiceError `bad_request` where there is none. */
export async function withdrawFigure(ctx: EditionContext, name: FigureName, by: Actor = operator): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    if (!(await deleteAcceptedFigure(transaction, name))) {
      throw new ServiceError('bad_request', `${describe(name)} is not accepted`)
    }
    await insertAuditEvent(transaction, { kind: 'figure.withdrawn', by, details: detailsOf(name), at: ctx.clock() })
  })
  await loadReference(ctx)
}

/** What is held back, and what a person accepted. */
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
