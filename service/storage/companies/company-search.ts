import { sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { anyOf, list } from '@/service/storage/engine/rows'
import type { CompanyKeyKind } from './companies'

/** Table company_block: finds companies that a name may mean. The same rows on both engines. */

export type Meeting = { key: number; companyId: number }

// An array of numbers rather than a set of rows: for a set PostgreSQL expects so many rows that it reads the whole index.
const underKeys = prepared((db, given: { keys: readonly number[]; perKey: number }) =>
  db
    .selectFrom(db.selectNoFrom(sql<number>`unnest(${list(given.keys, 'bigint')})`.as('key')).as('wanted'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('companyBlock')
          .select('companyId')
          .whereRef('companyBlock.key', '=', 'wanted.key')
          .orderBy('companyId')
          .limit(given.perKey)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['wanted.key', 'found.companyId']),
)

function meetingsUnder(db: Queryable, keys: readonly number[], perKey: number): Promise<Meeting[]> {
  return underKeys(db, { keys, perKey })
}

type Blocks = { keys: readonly number[]; perKey: number }

/** All keys in one statement; shared keys are read once, up to the largest limit. */
async function meetingsOfAll(db: Queryable, asked: readonly Blocks[]): Promise<Meeting[][]> {
  const most = Math.max(...asked.map(({ perKey }) => perKey))
  const byKey = new Map<number, Meeting[]>(asked.flatMap(({ keys }) => keys.map((key) => [key, []])))
  for (const meeting of await meetingsUnder(db, [...byKey.keys()], most)) byKey.get(meeting.key)?.push(meeting)
  return asked.map(({ keys, perKey }) => [...new Set(keys)].flatMap((key) => byKey.get(key)?.slice(0, perKey) ?? []))
}

/** Companies under each of the keys, at most `perKey` per key, lowest ids first. Index lookups only. */
export async function findCompaniesByBlocks(db: Batched, keys: readonly number[], perKey: number): Promise<Meeting[]> {
  if (db.batches === undefined) return meetingsUnder(db, keys, perKey)
  return db.batches.run(meetingsOfAll, (asked: readonly Blocks[]) => meetingsOfAll(db, asked), { keys, perKey })
}

const Values = z.array(z.object({ value: z.string() }))

const SearchedCompany = z.object({
  id: z.int(),
  name: z.string(),
  region: z.string().nullable(),
  subregion: z.string().nullable(),
  industryId: z.string().nullable(),
  website: z.string().nullable(),
  names: z.array(z.object({ value: z.string(), source: z.string() })),
  websites: Values,
  identifiers: z.array(z.object({ kind: z.string(), value: z.string() })),
  tickers: z.array(z.object({ exchange: z.string(), symbol: z.string() })),
})
export type SearchedCompany = z.infer<typeof SearchedCompany>

/** The columns that are compared; the rest of the record is not read. */
const compared = `c.id, c.name, c.hq_region as region, c.hq_subregion as subregion, c.industry_id as "industryId", c.website, c.record->'names' as names,
  c.record->'websites' as websites, c.record->'identifiers' as identifiers,
  c.record->'tickers' as tickers`

const ofIds = prepared(
  (_, given: { ids: readonly number[] }) =>
    sql`select ${sql.raw(compared)} from company c where c.id = ${anyOf(given.ids, 'bigint')} order by c.id`,
)

async function searchedCompanies(db: Queryable, ids: readonly number[]): Promise<SearchedCompany[]> {
  return (await ofIds(db, { ids })).map((row) => SearchedCompany.parse(row))
}

async function searchedOfAll(db: Queryable, asked: readonly (readonly number[])[]): Promise<SearchedCompany[][]> {
  const found = await searchedCompanies(db, [...new Set(asked.flat())])
  const byId = new Map(found.map((company) => [company.id, company]))
  return asked.map((ids) => ids.toSorted((a, b) => a - b).flatMap((id) => byId.get(id) ?? []))
}

/** The compared columns of the companies with these ids, by id; unknown ids are left out. */
export async function loadSearchedCompanies(db: Batched, ids: readonly number[]): Promise<SearchedCompany[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  if (db.batches === undefined) return searchedCompanies(db, wanted)
  return db.batches.run(searchedOfAll, (asked: readonly (readonly number[])[]) => searchedOfAll(db, asked), wanted)
}

const keyLookup: Lookup = {
  sql: `select ${compared}
       from company_key k join company c on c.id = k.company_id
      where k.kind = $1 and k.value = $2
      order by c.id
      limit 50`,
  types: ['text', 'text'],
}

/** The compared columns of the companies with this exact key, by id; at most 50. */
export async function findCompaniesByKey(db: Batched, kind: CompanyKeyKind, value: string): Promise<SearchedCompany[]> {
  const rows = await batchLookup(db, keyLookup, [kind, value])
  return rows.map((row) => SearchedCompany.parse(row))
}
