import type { Context } from '@/service/context'
import type { OrganizationExportQuery, OrganizationSummary } from '@/service/contract/organization/organization-list'
import { directionOf, positionOf } from '@/service/organizations/list/list-order'
import { resolveFilter } from '@/service/organizations/list/resolve-filter'
import { toListFilter } from '@/service/organizations/list/to-list-filter'
import { presentSummary } from '@/service/organizations/present/present-summary'
import { type Position, selectOrganizations } from '@/service/storage/organizations/organization-list'
import { summarizeOwnData } from '@/service/storage/organizations/own-data'

/** Organizations per statement: worth a round trip, with little memory. */
const pageSize = 500

/**
 * All organizations of a project selected by the filters, page by page in order. Each page is read on demand from where the last one
 * ended, so that memory does not grow with their number; none occurs twice, and new ones are included if their place is still ahead.
 */
export async function* streamOrganizations(
  ctx: Pick<Context, 'clock' | 'reads' | 'reference'>,
  { projectId, query }: { projectId: number; query: OrganizationExportQuery },
): AsyncGenerator<OrganizationSummary[], void, undefined> {
  const filter = await resolveFilter(ctx.reads, toListFilter(query, projectId, ctx))
  const direction = directionOf(query.sort)
  const said = { reference: ctx.reference, thisYear: filter.thisYear }
  let from: Position | null = null
  do {
    const rows = await selectOrganizations(ctx.reads, { filter, ...direction, limit: pageSize, from, backwards: false })
    const own = await summarizeOwnData(
      ctx.reads,
      rows.map(({ id }) => id),
    )
    if (rows.length > 0) yield rows.map((row) => presentSummary(row, own.get(row.id) ?? null, said))
    const last = rows.at(-1)
    from = rows.length === pageSize && last !== undefined ? positionOf(last) : null
  } while (from !== null)
}
