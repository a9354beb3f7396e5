import type { Queryable } from '@/service/storage/engine/database'
import { anyOf } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

export type OrganizationStatus = { id: number; status: string }

/** The research status of these organizations; a merged one has the status of the record that answers for it. */
export async function selectStatuses(
  db: Queryable,
  projectId: number,
  ids: readonly number[],
): Promise<OrganizationStatus[]> {
  return tables(db)
    .selectFrom('organization as asked')
    .leftJoin('organization as survivor', 'survivor.id', 'asked.mergedInto')
    .select((eb) => ['asked.id', eb.fn.coalesce('survivor.status', 'asked.status').as('status')])
    .where('asked.projectId', '=', projectId)
    .where('asked.removedAt', 'is', null)
    .where('asked.id', '=', anyOf(ids, 'bigint'))
    .orderBy('asked.id')
    .execute()
}
