import { sql } from 'kysely'
import { z } from 'zod'
import { containing } from '@/service/storage/engine/containing'
import type { Queryable } from '@/service/storage/engine/database'
import { anyOf, parsedRows } from '@/service/storage/engine/rows'

/** Searches known companies by typed text: company_search.search_text has a line for each name and number. */

const Found = z.object({ id: z.int() })

/**
 * Ids of the companies that contain the words, best first: as a whole line, the beginning of one, the beginning of a word, anywhere.
 * Among equals, those with figures first, then shorter names. Reads all rows: twenty thousand short texts.
 */
export async function findCompanyIds(db: Queryable, words: string, limit: number): Promise<number[]> {
  const [line, start, word] = [`\n ${words}\n`, `\n ${words}`, ` ${words}`].map(containing)
  const rows = await parsedRows(
    db,
    Found,
    sql`select company_id as id from company_search where search_text like ${containing(words)}
      order by case when search_text like ${line} then 0 when search_text like ${start} then 1
                    when search_text like ${word} then 2 else 3 end, weight, name_length, company_id
      limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

const Held = z.object({
  companyId: z.int(),
  years: z.int(),
  latestYear: z.int().nullable(),
  lists: z.array(z.string()),
})
export type Held = z.infer<typeof Held>

/** What the sources have about each: the number of years with figures, the newest, and the lists of commitments that name it. */
export async function countHeld(db: Queryable, companyIds: readonly number[]): Promise<Held[]> {
  if (companyIds.length === 0) return []
  return parsedRows(
    db,
    Held,
    sql`select c.id as company_id,
            (select count(distinct d.year)::int from company_disclosure d where d.company_id = c.id) as years,
            (select max(d.year) from company_disclosure d where d.company_id = c.id) as latest_year,
            (select coalesce(jsonb_agg(distinct m.source), '[]') from company_commitment m where m.company_id = c.id) as lists
       from company c where c.id = ${anyOf(companyIds, 'bigint')}`,
  )
}
