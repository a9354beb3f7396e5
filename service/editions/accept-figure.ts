import type { HeldFigures } from '@/service/contract/held-figure'
import { ServiceError } from '@/service/errors'
import {
  deleteAcceptedFigure,
  type FigureName,
  insertAcceptedFigure,
  listAcceptedFigures,
  listHeldFigures,
} from '@/service/storage/held-figures'
import type { EditionContext } from './edition-context'
import { loadReference } from './load-reference'

function describe({ source, recordId, year, region, field }: FigureName): string {
  return `${field} of ${year} (${region}) of ${source} ${recordId}`
}

function isSame(one: FigureName, other: FigureName): boolean {
  return describe(one) === describe(other)
}

/**
 * Shows a figure that a check holds back, because a person looked at it and says why it is right. The companies are joined
 * again and organizations researched again. ServiceError `bad_request` where no check holds such a figure back; what a
 * person judged when the data was compiled is not undone here.
 */
export async function acceptFigure(ctx: EditionContext, name: FigureName, reason: string): Promise<void> {
  const held = (await listHeldFigures(ctx.database)).filter((figure) => isSame(figure, name))
  if (held.length === 0) throw new ServiceError('bad_request', `${describe(name)} is not held back`)
  if (held.some(({ rule }) => rule === 'reviewed')) {
    throw new ServiceError('bad_request', `${describe(name)} was held back by a person's review: ${held[0]?.reason}`)
  }
  await insertAcceptedFigure(ctx.database, { ...name, reason, acceptedAt: ctx.clock() })
  await loadReference(ctx)
}

/** Takes an acceptance back. ServiceError `bad_request` where there is none. */
export async function withdrawFigure(ctx: EditionContext, name: FigureName): Promise<void> {
  if (!(await deleteAcceptedFigure(ctx.database, name))) {
    throw new ServiceError('bad_request', `${describe(name)} is not accepted`)
  }
  await loadReference(ctx)
}

/** What is held back, and what a person accepted. */
export async function readHeldFigures(ctx: Pick<EditionContext, 'database'>): Promise<HeldFigures> {
  const held = await listHeldFigures(ctx.database)
  const accepted = await listAcceptedFigures(ctx.database)
  return {
    held: held.map(({ companyId, recordId, ...figure }) => ({ ...figure, company_id: companyId, record_id: recordId })),
    accepted: accepted.map(({ recordId, acceptedAt, ...figure }) => ({
      ...figure,
      record_id: recordId,
      accepted_at: acceptedAt.toISOString(),
    })),
  }
}
