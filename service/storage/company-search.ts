import { z } from 'zod'
import type { Queryable } from './database'

/** Table company_block: the search for companies that may be the one a name means. The same rows on both engines. */

export type Meeting = { key: number; companyId: number }

/** Companies under each of the keys, at most `perKey` a key, those of the lowest ids. Index look-ups only. */
export async function findCompaniesByBlocks(
  db: Queryable,
  keys: readonly number[],
  perKey: number,
): Promise<Meeting[]> {
  return db.query<Meeting>(
    `select wanted.key, found.company_id as "companyId"
       from (select value::bigint as key from jsonb_array_elements_text($1::jsonb)) as wanted
      cross join lateral (
        select company_id from company_block where key = wanted.key order by company_id limit $2
      ) as found`,
    [JSON.stringify(keys), perKey],
  )
}

const Values = z.array(z.object({ value: z.string() }))

const SearchedCompany = z.object({
  id: z.int(),
  name: z.string(),
  region: z.string().nullable(),
  industryId: z.string().nullable(),
  website: z.string().nullable(),
  names: z.array(z.object({ value: z.string(), source: z.string() })),
  websites: Values,
  identifiers: z.array(z.object({ kind: z.string(), value: z.string() })),
})
export type SearchedCompany = z.infer<typeof SearchedCompany>

/** What is compared of the companies with these ids, by id; an id that is not there is left out. */
export async function loadSearchedCompanies(db: Queryable, ids: readonly number[]): Promise<SearchedCompany[]> {
  if (ids.length === 0) return []
  const rows = await db.query(
    `select id, name, hq_region as region, industry_id as "industryId", website, record->'names' as names,
            record->'websites' as websites, record->'identifiers' as identifiers
       from company
      where id in (select value::bigint from jsonb_array_elements_text($1::jsonb))
      order by id`,
    [JSON.stringify(ids)],
  )
  return rows.map((row) => SearchedCompany.parse(row))
}
