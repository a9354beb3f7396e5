import { sql } from 'kysely'
import { z } from 'zod'
import { containing } from '@/service/storage/engine/containing'
import type { Queryable } from '@/service/storage/engine/database'
import { anyOf, parsedRows } from '@/service/storage/engine/rows'

/** Searching the known companies by what a person types: company_search.search_text, which holds a line for each name and number. */

const Found = z.object({ id: z.int() })

/**
 * Ids of the companies that have the words somewhere, the nearest first: a whole line, the beginning of one, the beginning of a
 * word, anywhere. Of equal ones those with figures first, and the shorter name. All rows are read: twenty thousand short texts.
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

/** What the sources hold of each: how many years of figures, the newest of them, and the lists of commitments that name it. */
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
