import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Database, Queryable } from '@/service/storage/engine/database'
import { anyOf, insertRows, jsonOf, rowsIn, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { CompanyTable } from '@/service/storage/schema'

/** Statements that update the known companies from one set of editions to another. */

/** The fingerprint of the loaded data; null before the first load. Changes with every import. */
export async function findFingerprint(db: Queryable): Promise<string | null> {
  const row = await tables(db).selectFrom('referenceEdition').select('fingerprint').limit(1).executeTakeFirst()
  return row?.fingerprint ?? null
}

/** Whether any edition has been loaded; used by /readyz. */
export async function hasAnyEdition(db: Queryable): Promise<boolean> {
  return (await findFingerprint(db)) !== null
}

/** One loader at a time; a second process waits here and then finds the work done. Released at the end of the transaction. */
export async function lockReference(db: Queryable): Promise<void> {
  await run(db, sql`select pg_advisory_xact_lock(7012001)`)
}

/**
 * Runs `load` in one process at a time when many of a cluster start together: each would otherwise join all sources in half a gigabyte,
 * all but one for nothing. The lock is a transaction of its own, so that a killed process releases it; waiting may take longer than the
 * usual statement limit.
 */
export async function loadInTurn<T>(database: Database, load: () => Promise<T>): Promise<T> {
  if (database.engine === 'embedded') return load()
  return database.transaction(async (turn) => {
    await run(turn, sql`set local statement_timeout = 0`)
    await run(turn, sql`set local idle_in_transaction_session_timeout = 0`)
    await run(turn, sql`select pg_advisory_xact_lock(7012005)`)
    return load()
  })
}

export async function recordEdition(db: Queryable, fingerprint: string, at: Date): Promise<void> {
  await tables(db).deleteFrom('referenceEdition').execute()
  await tables(db).insertInto('referenceEdition').values({ fingerprint, loadedAt: at }).execute()
}

const Members = z.array(z.string())
export type LoadedCompany = Pick<Selectable<CompanyTable>, 'id' | 'digest' | 'score'> & { members: string[] }

const page = 2000

/** The loaded companies in brief, a page at a time, so that others can run and memory stays small. */
export async function* pagesOfLoadedCompanies(db: Queryable): AsyncGenerator<LoadedCompany[]> {
  let last: number | undefined = 0
  while (last !== undefined) {
    const query = tables(db).selectFrom('company').select(['id', 'digest', 'score', 'members'])
    const found = await query.where('id', '>', last).orderBy('id').limit(page).execute()
    const rows: LoadedCompany[] = found.map((row) => ({ ...row, members: Members.parse(row.members) }))
    last = rows.length === page ? rows.at(-1)?.id : undefined
    yield rows
  }
}

/** Deletes companies with all their data. */
export async function deleteCompanies(db: Queryable, ids: readonly number[]): Promise<void> {
  await tables(db).deleteFrom('company').where('id', '=', anyOf(ids, 'bigint')).execute()
}

/** Deletes the rows of these companies that are written again. */
export async function deleteCompanyFacts(
  db: Queryable,
  table: 'company_key' | 'company_block' | 'company_commitment' | 'company_disclosure',
  ids: readonly number[],
): Promise<void> {
  await run(db, sql`delete from ${sql.table(table)} where company_id = ${anyOf(ids, 'bigint')}`)
}

export async function updateScores(
  db: Queryable,
  scores: readonly { id: number; score: number | null }[],
): Promise<void> {
  for (let start = 0; start < scores.length; start += chunkSize) {
    const some = rowsIn(
      'company',
      ['id', 'score'],
      jsonOf(['id', 'score'], scores.slice(start, start + chunkSize)),
      'given',
    )
    await tables(db)
      .updateTable('company')
      .from(some)
      .set((eb) => ({ score: eb.ref('given.score') }))
      .whereRef('company.id', '=', 'given.id')
      .execute()
  }
}

/** Factors and standings are few, so they are rewritten. */
export async function clearIndustryFigures(db: Queryable): Promise<void> {
  await tables(db).deleteFrom('industryStanding').execute()
  await tables(db).deleteFrom('industryFactor').execute()
}

const columnsOfCompany = [
  'id',
  'name',
  'hqRegion',
  'hqSubregion',
  'website',
  'industryId',
  'record',
  'score',
  'digest',
  'members',
] as const

/** A narrow table besides the companies', as each search reads all of it. */
async function insertSearched(db: Queryable, json: string): Promise<void> {
  await run(
    db,
    sql`insert into company_search (company_id, weight, name_length, search_text)
     select id, coalesce(search_weight, 2), length(name), coalesce(search_text, '')
       from jsonb_to_recordset(${json}::jsonb) as given(id bigint, name text, search_weight smallint, search_text text)
     on conflict (company_id) do update set weight = excluded.weight, name_length = excluded.name_length,
       search_text = excluded.search_text`,
  )
}

/** Overwrites existing companies; their rows in other tables were deleted before. */
async function insertCompanies(db: Queryable, json: string): Promise<void> {
  await tables(db)
    .insertInto('company')
    .columns(columnsOfCompany)
    .expression((eb) =>
      eb
        .selectFrom(rowsIn('company', columnsOfCompany, json, 'given'))
        .select(['id', 'name', 'hqRegion', 'hqSubregion', 'website', 'industryId', 'record', 'score'])
        .select([sql<string>`coalesce(digest, '')`.as('digest'), sql<string>`coalesce(members, '[]')`.as('members')]),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        hqRegion: eb.ref('excluded.hqRegion'),
        hqSubregion: eb.ref('excluded.hqSubregion'),
        website: eb.ref('excluded.website'),
        industryId: eb.ref('excluded.industryId'),
        record: sql`excluded.record`,
        score: eb.ref('excluded.score'),
        digest: eb.ref('excluded.digest'),
        members: sql`excluded.members`,
      })),
    )
    .execute()
  await insertSearched(db, json)
}

const skipKnown = sql`on conflict do nothing`

/** By table; each takes a JSON array of rows, whose keys are the columns. */
const inserts = {
  company: insertCompanies,
  company_key: (db, json) => insertRows(db, 'companyKey', ['kind', 'value', 'companyId'], json, skipKnown),
  company_block: (db, json) => insertRows(db, 'companyBlock', ['key', 'companyId'], json, skipKnown),
  company_commitment: (db, json) => insertRows(db, 'companyCommitment', ['companyId', 'source', 'record'], json),
  company_disclosure: (db, json) =>
    insertRows(db, 'companyDisclosure', ['companyId', 'source', 'year', 'record'], json),
  industry_standing: (db, json) =>
    insertRows(db, 'industryStanding', ['industryId', 'meanScore', 'scores', 'knownShares'], json),
  industry_factor: (db, json) =>
    insertRows(db, 'industryFactor', ['industryId', 'year', 'region', 'kgPerUsd', 'basis', 'organizations'], json),
} satisfies Record<string, (db: Queryable, json: string) => Promise<void>>

export type ReferenceTable = keyof typeof inserts

/** Rows as one JSON array, as built by `chunksOf`. */
export type RowChunk = { table: ReferenceTable; json: string }

const chunkSize = 2000

/** The rows of a table as JSON texts of bounded size: built where the rows are, written where the database is. */
export function chunksOf(table: ReferenceTable, rows: readonly object[]): RowChunk[] {
  const chunks: RowChunk[] = []
  for (let start = 0; start < rows.length; start += chunkSize) {
    chunks.push({ table, json: JSON.stringify(rows.slice(start, start + chunkSize)) })
  }
  return chunks
}

export async function insertRowChunk(db: Queryable, chunk: RowChunk): Promise<void> {
  await inserts[chunk.table](db, chunk.json)
}

/** In chunks, to keep memory constant. */
export async function insertReferenceRows(
  db: Queryable,
  table: ReferenceTable,
  rows: readonly object[],
): Promise<void> {
  for (const chunk of chunksOf(table, rows)) await insertRowChunk(db, chunk)
}
