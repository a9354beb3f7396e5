import type { Context } from '@/service/context'
import type { ChangePage, ChangesQuery, NotedChange } from '@/service/contract/changes'
import {
  type ChangeRow,
  findLastChange,
  listChangesInOrder,
  listNewestChanges,
} from '@/service/storage/organizations/changes'
import { writeChangeCursor } from './change-cursor'
import { toChangeFilter } from './change-filter'

/** Returns a page of changes of a project's organizations. ServiceError `bad_request` for a `since` that is neither a day nor a cursor. */
export async function listChanges(
  { database }: Pick<Context, 'database'>,
  { projectId, query }: { projectId: number; query: ChangesQuery },
): Promise<ChangePage> {
  const { order, limit } = query
  const { filter, before } = toChangeFilter(projectId, query)
  const { since, after } = filter
  // Read first, so that a change noted between the two statements is in both answers rather than in neither.
  const lastId = await findLastChange(database, projectId)
  // One more than the limit shows whether there is another page.
  const found =
    order === 'noted'
      ? await listChangesInOrder(database, filter, limit + 1)
      : await listNewestChanges(database, filter, { before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const nextCursor = ({ id, happenedOn }: ChangeRow) =>
    writeChangeCursor(
      order === 'noted' ? { order, since, after: id } : { order, since, after, before: { id, happenedOn } },
    )
  return {
    changes: rows.map(presentChange),
    next_cursor: last === undefined ? null : nextCursor(last),
    latest_cursor: writeChangeCursor({ order: 'noted', since, after: lastId }),
  }
}

/** Returns a change in the shape of the interface. */
export function presentChange(row: ChangeRow): NotedChange {
  return {
    id: row.id,
    organization: { id: row.organizationId, name: row.name },
    kind: row.kind,
    happened_on: row.happenedOn,
    noted_at: row.notedAt.toISOString(),
    is_history: row.isHistory,
    details: row.details,
  }
}
