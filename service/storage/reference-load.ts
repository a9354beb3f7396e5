import type { Queryable } from './database'

/** Statements that replace the known companies with another compiled edition. */

export async function hasEdition(db: Queryable, fingerprint: string): Promise<boolean> {
  const rows = await db.query('select 1 from reference_edition where fingerprint = $1', [fingerprint])
  return rows.length > 0
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

export async function clearReference(db: Queryable): Promise<void> {
  for (const table of [
    'company_key',
    'company_block',
    'company_commitment',
    'company_disclosure',
    'industry_standing',
    'industry_factor',
    'reference_edition',
    'company',
  ]) {
    await db.query(`delete from ${table}`)
  }
}

export async function recordEdition(db: Queryable, fingerprint: string, at: Date): Promise<void> {
  await db.query('insert into reference_edition (fingerprint, loaded_at) values ($1, $2)', [fingerprint, at])
}

/** Statements by table; each takes one JSON array of rows ($1), the same SQL on both engines. */
const inserts = {
  company: `insert into company (id, name, hq_region, hq_subregion, website, industry_id, record, score)
    select id, name, hq_region, hq_subregion, website, industry_id, record, score from jsonb_to_recordset($1::jsonb)
    as r(id bigint, name text, hq_region text, hq_subregion text, website text, industry_id text, record jsonb, score float8)`,
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
  industry_standing: `insert into industry_standing (industry_id, mean_score, scores)
    select industry_id, mean_score, array(select jsonb_array_elements_text(scores)::float8)
      from jsonb_to_recordset($1::jsonb) as r(industry_id text, mean_score float8, scores jsonb)`,
  industry_factor: `insert into industry_factor (industry_id, year, region, kg_per_usd, basis, organizations)
    select industry_id, year, region, kg_per_usd, basis, organizations from jsonb_to_recordset($1::jsonb)
    as r(industry_id text, year int, region text, kg_per_usd float8, basis text, organizations int)`,
} as const

const chunkSize = 2000

/** Chunks keep memory flat; jsonb_to_recordset was the fastest form that is the same SQL on both engines. */
export async function insertReferenceRows(
  db: Queryable,
  table: keyof typeof inserts,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    await db.query(inserts[table], [JSON.stringify(rows.slice(start, start + chunkSize))])
  }
}

/** Ids of all organizations, to research them again under new reference data. */
export async function listOrganizationIds(db: Queryable): Promise<number[]> {
  const rows = await db.query<{ id: number }>('select id from organization order by id')
  return rows.map((row) => row.id)
}
