import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { anyOf, parsedRows } from '@/service/storage/engine/rows'

const Status = z.enum(['set', 'committed', 'removed', 'none'])

const Part = z.object({ status: Status, year: z.string().nullable() })

/** A row of SBTi's list (table company_commitment) with its past. */
const SbtiRecord = z.object({
  nearTerm: Part,
  longTerm: Part,
  netZero: Part,
  updatedOn: z.string(),
  history: z.object({ removedOn: z.string() }).optional(),
  changes: z
    .array(
      z.object({
        on: z.string(),
        part: z.enum(['near_term', 'long_term', 'net_zero']),
        change: z.enum(['committed', 'set', 'renewed', 'removed']),
      }),
    )
    .default([]),
})
export type SbtiRecord = z.infer<typeof SbtiRecord>

/** The rows of each organization's matched company; empty if the list has none. */
export function listSbtiRecords(
  db: Queryable,
  ids: readonly number[],
): Promise<{ organizationId: number; record: SbtiRecord }[]> {
  return parsedRows(
    db,
    z.object({ organizationId: z.int(), record: SbtiRecord }),
    sql`select o.id as organization_id, m.record from organization o
          join company_commitment m on m.company_id = o.company_id and m.source = 'sbti'
         where o.id = ${anyOf(ids, 'bigint')} order by o.id`,
  )
}
