import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'

const StatusRow = z.object({ id: z.int(), status: z.string() })
export type OrganizationStatus = z.infer<typeof StatusRow>

/** How far the research of these is; one that was merged has the status of the record that answers for it. */
export async function selectStatuses(
  db: Queryable,
  projectId: number,
  ids: readonly number[],
): Promise<OrganizationStatus[]> {
  const rows = await db.query(
    `select o.id, coalesce(s.status, o.status) as status
       from organization o left join organization s on s.id = o.merged_into
      where o.project_id = $1 and o.id in (select value::bigint from jsonb_array_elements_text($2::jsonb))
      order by o.id`,
    [projectId, JSON.stringify(ids)],
  )
  return rows.map((row) => StatusRow.parse(row))
}
