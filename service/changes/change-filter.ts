import type { ChangesQuery } from '@/service/contract/changes'
import { ServiceError } from '@/service/errors'
import type { ChangeFilter } from '@/service/storage/organizations/changes'
import { type ChangeCursor, readSince } from './change-cursor'

type Asked = Omit<ChangesQuery, 'limit'>

/** The filter of a query; `before` is the last change of the previous page in the order `newest`, otherwise null. */
export type AskedChanges = { filter: ChangeFilter; before: { happenedOn: string; id: number } | null }

/** ServiceError `bad_request` for a `since` that is neither a day nor a cursor of this order. */
export function toChangeFilter(projectId: number, query: Asked): AskedChanges {
  const { day, cursor } = placeOf(query)
  const filter = {
    projectId,
    kinds: query.kind ?? null,
    organizationIds: query.organization?.map(Number) ?? null,
    since: cursor?.since ?? day,
    by: query.by,
    withHistory: query.history === 'true',
    after: cursor?.after ?? 0,
  }
  return { filter, before: cursor?.order === 'newest' ? cursor.before : null }
}

function placeOf({ since, order }: Asked): { day: string | null; cursor: ChangeCursor | null } {
  if (since === undefined) return { day: null, cursor: null }
  const read = readSince(since)
  if ('day' in read) return { day: read.day, cursor: null }
  // A cursor of order=noted works with either order, one of order=newest does not.
  if (read.cursor.order === 'newest' && order === 'noted') {
    throw new ServiceError('bad_request', 'since: is a cursor of order=newest')
  }
  return { day: null, cursor: read.cursor }
}
