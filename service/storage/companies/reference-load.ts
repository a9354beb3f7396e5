import type { Database, Queryable } from '@/service/storage/engine/database'

/** Statements that bring the known companies from one set of editions to another. */

/** What the known companies were made of; null before the first load. Changes with every import. */
export async function findFingerprint(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ fingerprint: string }>('select fingerprint from reference_edition limit 1')
  return row?.fingerprint ?? null
}

/** Whether any edition has been loaded: what /readyz asks. */
export async function hasAnyEdition(db: Queryable): Promise<boolean> {
  const rows = await db.query('select 1 from reference_edition limit 1')
  return rows.length > 0
}

/** One loader at a time; a second process waits here and then finds the work done. Released at the end of the transaction. */
export async function lockReference(db: Queryable): Promise<void> {
  await db.query('select pg_advisory_xact_lock(7012001)')
}

/**
 * `load` of one process at a time, where many of a cluster start together: each would join all sources by itself, in half a
 * gigabyte, and all but one for nothing. The turn is a transaction of its own that does nothing else, so that a process that
 * is killed gives it back; whoever waits may wait longer than a statement otherwise may take.
 */
export async function loadInTurn<T>(database: Database, load: () => Promise<T>): Promise<T> {
  if (database.engine === 'embedded') return load()
  return database.transaction(async (turn) => {
    await turn.query('set local statement_timeout = 0')
    await turn.query('set local idle_in_transaction_session_timeout = 0')
    await turn.query('select pg_advisory_xact_lock(7012005)')
    return load()
  })
}

export async function recordEdition(db: Queryable, fingerprint: string, at: Date): Promise<void> {
  await db.query('delete from reference_edition')
  await db.query('insert into reference_edition (fingerprint, loaded_at) values ($1, $2)', [fingerprint, at])
}

export type LoadedCompany = { id: number; digest: string; score: number | null; members: string[] }

const page = 2000

/** What is loaded, in short, a page at a time so that others get their turn and nobody has to hold all of it. */
export async function* pagesOfLoadedCompanies(db: Queryable): AsyncGenerator<LoadedCompany[]> {
  let last: number | undefined = 0
  while (last !== undefined) {
    const rows: LoadedCompany[] = await db.query<LoadedCompany>(
      `select id, digest, score, members from company where id > $1 order by id limit ${page}`,
      [last],
    )
    last = rows.length === page ? rows.at(-1)?.id : undefined
    yield rows
  }
}

/** Companies that are gone, with all that was said of them. */
export async function deleteCompanies(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.query('delete from company where id in (select value::bigint from jsonb_array_elements_text($1::jsonb))', [
    JSON.stringify(ids),
  ])
}

/** The rows that a table has of these companies, which are written anew. */
export async function deleteCompanyFacts(
  db: Queryable,
  table: 'company_key' | 'company_block' | 'company_commitment' | 'company_disclosure',
  ids: readonly number[],
): Promise<void> {
  await db.query(
    `delete from ${table} where company_id in (select value::bigint from jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(ids)],
  )
}

export async function updateScores(
  db: Queryable,
  scores: readonly { id: number; score: number | null }[],
): Promise<void> {
  for (let start = 0; start < scores.length; start += chunkSize) {
    await db.query(
      `update company set score = r.score from jsonb_to_recordset($1::jsonb) as r(id bigint, score float8)
        where company.id = r.id`,
      [JSON.stringify(scores.slice(start, start + chunkSize))],
    )
  }
}

/** Factors and standings are few: they are written anew. */
export async function clearIndustryFigures(db: Queryable): Promise<void> {
  await db.query('delete from industry_standing')
  await db.query('delete from industry_factor')
}

/** Statements by table; each takes one JSON array of rows ($1), the same SQL on both engines. */
const inserts = {
  company: `insert into company (id, name, hq_region, hq_subregion, website, industry_id, record, score, digest, members)
    select id, name, hq_region, hq_subregion, website, industry_id, record, score, coalesce(digest, ''), coalesce(members, '[]')
    from jsonb_to_recordset($1::jsonb) as r(id bigint, name text, hq_region text, hq_subregion text, website text,
      industry_id text, record jsonb, score float8, digest text, members jsonb)
    on conflict (id) do update set name = excluded.name, hq_region = excluded.hq_region,
      hq_subregion = excluded.hq_subregion, website = excluded.website, industry_id = excluded.industry_id,
      record = excluded.record, score = excluded.score, digest = excluded.digest, members = excluded.members`,
  company_key: `insert into company_key (kind, value, company_id)
    select kind, value, company_id from jsonb_to_recordset($1::jsonb) as r(kind text, value text, company_id bigint)
    on conflict do nothing`,
  company_block: `insert into company_block (key, company_id)
    select key, company_id from jsonb_to_recordset($1::jsonb) as r(key bigint, company_id bigint)
    on conflict do nothing`,
  company_commitment: `insert into company_commitment (company_id, source, record)
    select company_id, source, record from jsonb_to_recordset($1::jsonb) as r(company_id bigint, source text, record jsonb)`,
  company_disclosure: `insert into company_disclosure (company_id, source, year, record)
    select company_id, source, year, record from jsonb_to_recordset($1::jsonb) as r(company_id bigint, source text, year int, record jsonb)`,
  industry_standing: `insert into industry_standing (industry_id, mean_score, scores, known_shares)
    select industry_id, mean_score, array(select jsonb_array_elements_text(scores)::float8),
           array(select jsonb_array_elements_text(known_shares)::float8)
      from jsonb_to_recordset($1::jsonb) as r(industry_id text, mean_score float8, scores jsonb, known_shares jsonb)`,
  industry_factor: `insert into industry_factor (industry_id, year, region, kg_per_usd, basis, organizations)
    select industry_id, year, region, kg_per_usd, basis, organizations from jsonb_to_recordset($1::jsonb)
    as r(industry_id text, year int, region text, kg_per_usd float8, basis text, organizations int)`,
} as const

export type ReferenceTable = keyof typeof inserts

/** Rows as one JSON array, as `chunksOf` makes them. */
export type RowChunk = { table: ReferenceTable; json: string }

const chunkSize = 2000

/** The rows of a table as JSON texts of bounded size: made where the rows are, written where the database is. */
export function chunksOf(table: ReferenceTable, rows: readonly object[]): RowChunk[] {
  const chunks: RowChunk[] = []
  for (let start = 0; start < rows.length; start += chunkSize) {
    chunks.push({ table, json: JSON.stringify(rows.slice(start, start + chunkSize)) })
  }
  return chunks
}

export async function insertRowChunk(db: Queryable, chunk: RowChunk): Promise<void> {
  await db.query(inserts[chunk.table], [chunk.json])
}

/** Chunks keep memory flat; jsonb_to_recordset was the fastest form that is the same SQL on both engines. */
export async function insertReferenceRows(
  db: Queryable,
  table: ReferenceTable,
  rows: readonly object[],
): Promise<void> {
  for (const chunk of chunksOf(table, rows)) await insertRowChunk(db, chunk)
}
