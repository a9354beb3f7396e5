import type { Context } from '@/service/context'
import { type ChangeSummary, type ChangeSummaryQuery, mostChangedOrganizations } from '@/service/contract/changes'
import {
  countChangedOrganizations,
  countChanges,
  findLastChange,
  listChangedOrganizations,
} from '@/service/storage/organizations/changes'
import { writeChangeCursor } from './change-cursor'
import { toChangeFilter } from './change-filter'

/** Counts changes by kind and lists the organizations. ServiceError `bad_request` for a `since` that is neither a day nor a cursor. */
export async function summarizeChanges(
  { database }: Pick<Context, 'database'>,
  { projectId, query }: { projectId: number; query: ChangeSummaryQuery },
): Promise<ChangeSummary> {
  const { filter } = toChangeFilter(projectId, { ...query, order: 'noted' })
  const lastId = await findLastChange(database, projectId)
  const kinds = await countChanges(database, filter)
  return {
    changes: kinds.reduce((sum, { changes }) => sum + changes, 0),
    organizations: await countChangedOrganizations(database, filter),
    kinds,
    organization_ids: await listChangedOrganizations(database, filter, mostChangedOrganizations),
    latest_cursor: writeChangeCursor({ order: 'noted', since: filter.since, after: lastId }),
  }
}
