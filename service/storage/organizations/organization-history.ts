import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'

export type StateEntry = { state: string; reason: string; at: Date }

/** The newest `limit` changes of state of one organization, newest first. */
export async function listStates(db: Queryable, organizationId: number, limit: number): Promise<StateEntry[]> {
  return tables(db)
    .selectFrom('organizationState')
    .select(['state', 'reason', 'at'])
    .where('organizationId', '=', organizationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
