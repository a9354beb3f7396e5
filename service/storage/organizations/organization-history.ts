import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'

const StateEntry = z.object({ state: z.string(), reason: z.string(), at: z.date() })
export type StateEntry = z.infer<typeof StateEntry>

/** The newest `limit` changes of state of one organization, newest first. */
export async function listStates(db: Queryable, organizationId: number, limit: number): Promise<StateEntry[]> {
  const rows = await db.query(
    `select state, reason, at from organization_state where organization_id = $1 order by id desc limit $2`,
    [organizationId, limit],
  )
  return rows.map((row) => StateEntry.parse(row))
}
