import { z } from 'zod'
import { askTogether, type Lookup } from './ask-together'
import type { CompanyKeyKind } from './companies'
import type { Queryable } from './database'

/** Table company_block: the search for companies that may be the one a name means. The same rows on both engines. */

export type Meeting = { key: number; companyId: number }

/** Companies under each of the keys, at most `perKey` a key, those of the lowest ids. Index look-ups only. */
export async function findCompaniesByBlocks(
  db: Queryable,
  keys: readonly number[],
  perKey: number,
): Promise<Meeting[]> {
  // Not asked together: joined over several askers PostgreSQL reads the whole index (150 ms in the place of 1).
  return db.query<Meeting>(
    `select wanted.key, found.company_id as "companyId"
       from (select unnest(string_to_array($1, ',')::bigint[]) as key) as wanted
      cross join lateral (
        select company_id from company_block where key = wanted.key order by company_id limit $2
      ) as found`,
    [keys.join(','), perKey],
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

/** What is compared of a company: the rest of its record is not read. */
const compared = `c.id, c.name, c.hq_region as region, c.industry_id as "industryId", c.website, c.record->'names' as names,
  c.record->'websites' as websites, c.record->'identifiers' as identifiers`

/** What is compared of the companies with these ids, by id; an id that is not there is left out. */
export async function loadSearchedCompanies(db: Queryable, ids: readonly number[]): Promise<SearchedCompany[]> {
  if (ids.length === 0) return []
  const rows = await db.query(
    `select ${compared}
       from company c
      where c.id = any(string_to_array($1, ',')::bigint[])
      order by c.id`,
    [ids.join(',')],
  )
  return rows.map((row) => SearchedCompany.parse(row))
}

/** What is compared of the companies under this blocking key, by id; at most `limit`. In one statement. */
export async function loadCompaniesByBlock(db: Queryable, key: number, limit: number): Promise<SearchedCompany[]> {
  const rows = await db.query(
    `select ${compared}
       from (select company_id from company_block where key = $1 order by company_id limit $2) as found
       join company c on c.id = found.company_id
      order by c.id`,
    [key, limit],
  )
  return rows.map((row) => SearchedCompany.parse(row))
}

const keyLookup: Lookup = {
  sql: `select ${compared}
       from company_key k join company c on c.id = k.company_id
      where k.kind = $1 and k.value = $2
      order by c.id
      limit 50`,
  types: ['text', 'text'],
}

/** What is compared of the companies that have this exact key, by id; at most 50. */
export async function findCompaniesByKey(
  db: Queryable,
  kind: CompanyKeyKind,
  value: string,
): Promise<SearchedCompany[]> {
  const rows = await askTogether(db, keyLookup, [kind, value])
  return rows.map((row) => SearchedCompany.parse(row))
}
