import type { Context } from '@/service/context'
import type { OrganizationList, OrganizationListQuery } from '@/service/contract/organization-list'
import { foldText } from '@/service/matching/fold-text'
import {
  countOrganizations,
  type ListedRow,
  type SortKey,
  selectOrganizations,
} from '@/service/storage/organization-list'
import { readCursor, writeCursor } from './list-cursor'
import { presentSummary } from './present-summary'

/** One page of a project's organizations with counts. ServiceError `bad_request` for a foreign cursor. */
export async function listOrganizations(
  ctx: Context,
  { projectId, query }: { projectId: number; query: OrganizationListQuery },
): Promise<OrganizationList> {
  const search = foldText(query.q ?? '')
  const filter = { projectId, search: search === '' ? null : search, status: query.status ?? null }
  const after = query.cursor === undefined ? null : readCursor(query.sort, query.cursor)
  const [rows, totals] = await Promise.all([
    // One more than asked: whether there is a next page.
    selectOrganizations(ctx.reads, { ...filter, ...directionOf(query.sort), limit: query.limit + 1, after }),
    countOrganizations(ctx.reads, filter),
  ])
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  return {
    organizations: shown.map((row) => presentSummary(row, ctx.reference.industries)),
    next_cursor: last && rows.length > shown.length ? writeCursor(query.sort, positionOf(last)) : null,
    matching: totals.matching,
    totals: {
      organizations: totals.organizations,
      with_emissions: totals.withEmissions,
      with_science_based_targets: totals.withScienceBasedTargets,
      in_progress: totals.inProgress,
    },
  }
}

const sorts = {
  name: { sort: 'name', descending: false },
  '-name': { sort: 'name', descending: true },
  score: { sort: 'score', descending: false },
  '-score': { sort: 'score', descending: true },
  emissions: { sort: 'emissions', descending: false },
  '-emissions': { sort: 'emissions', descending: true },
  created: { sort: 'created', descending: false },
  '-created': { sort: 'created', descending: true },
} as const satisfies Record<OrganizationListQuery['sort'], { sort: SortKey; descending: boolean }>

function directionOf(sort: OrganizationListQuery['sort']) {
  return sorts[sort]
}

function positionOf(row: ListedRow) {
  return { value: row.sortValue instanceof Date ? row.sortValue.toISOString() : row.sortValue, id: row.id }
}
