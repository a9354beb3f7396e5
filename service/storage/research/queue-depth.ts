import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRows } from '@/service/storage/engine/rows'

const QueueDepth = z.object({
  state: z.enum(['waiting', 'active', 'retrying']),
  jobs: z.int(),
  oldestSeconds: z.number(),
})
export type QueueDepth = z.infer<typeof QueueDepth>

/** Unfinished jobs of the queue by state, with the age of the oldest; includes every state. */
export async function readQueueDepth(db: Queryable): Promise<QueueDepth[]> {
  return parsedRows(
    db,
    QueueDepth,
    sql`select s.state, count(j.id)::int as jobs,
            coalesce(extract(epoch from now() - min(coalesce(j.started_on, j.created_on))), 0)::float8 as oldest_seconds
       from (values ('waiting', 'created'), ('active', 'active'), ('retrying', 'retry')) as s(state, stored)
       left join pgboss.job j on j.state::text = s.stored and j.name in ('research', 'research_given_up', 'document', 'document_given_up',
         'named_report', 'named_report_given_up')
      group by s.state order by s.state`,
  )
}
