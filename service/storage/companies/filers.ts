import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRows } from '@/service/storage/engine/rows'

/** CIKs of companies with worldwide emissions in our sources, or matched with an organization; in rising order. */
export async function listFilersWithFigures(db: Queryable): Promise<string[]> {
  const rows = await parsedRows(
    db,
    z.object({ cik: z.string() }),
    sql`select distinct i ->> 'value' as cik
          from company c, jsonb_array_elements(c.record -> 'identifiers') i
         where i ->> 'kind' = 'cik'
           and (exists (select 1 from company_disclosure d where d.company_id = c.id
                         and d.record ->> 'region' = 'GLOBAL' and d.record -> 'emissions' <> '{}'::jsonb)
                or exists (select 1 from organization o where o.company_id = c.id))
         order by 1`,
  )
  return rows.map(({ cik }) => cik)
}

/** LEIs registered by projects; in rising order. */
export async function listGivenLeis(db: Queryable): Promise<string[]> {
  const rows = await parsedRows(
    db,
    z.object({ lei: z.string() }),
    sql`select distinct lei_number as lei from organization where lei_number is not null and merged_into is null order by 1`,
  )
  return rows.map(({ lei }) => lei)
}
