import type { Queryable } from './database'

/** Tables company, company_key, company_commitment, company_disclosure, industry_standing, industry_factor. */

export type CompanyKeyKind = 'name' | 'domain' | 'lei' | 'isin' | 'duns' | 'sp_global'

export type CompanyFacts = { record: unknown; score: number | null; commitments: unknown[]; disclosures: unknown[] }

/** Everything the sources say about one company; null when there is none with that id. */
export async function loadCompanyFacts(db: Queryable, id: number): Promise<CompanyFacts | null> {
  const [facts] = await db.query<CompanyFacts>(
    `select c.record, c.score,
            coalesce((select jsonb_agg(m.record order by m.source) from company_commitment m where m.company_id = c.id), '[]'::jsonb) as commitments,
            coalesce((select jsonb_agg(d.record order by d.year, d.source) from company_disclosure d where d.company_id = c.id), '[]'::jsonb) as disclosures
       from company c where c.id = $1`,
    [id],
  )
  return facts ?? null
}

export type IndustryStanding = { classId: string; scored: number; below: number }

/**
 * How a score stands among the known companies of the first of these classes that holds at least `fewest` scored ones;
 * null where none does.
 */
export async function findIndustryStanding(
  db: Queryable,
  classIds: readonly string[],
  fewest: number,
  score: number,
): Promise<IndustryStanding | null> {
  const [standing] = await db.query<IndustryStanding>(
    `select industry_id as "classId", cardinality(scores)::int as scored,
            (select count(*)::int from unnest(scores) as other where other < $3) as below
       from industry_standing where industry_id = any($1::text[]) and cardinality(scores) >= $2
      order by array_position($1::text[], industry_id) limit 1`,
    [classIds, fewest, score],
  )
  return standing ?? null
}

export type IndustryFactorRow = {
  industryId: string
  year: number
  region: string
  kgPerUsd: number
  basis: 'epa_supply_chain' | 'median_of_disclosed'
  organizations: number | null
}

export async function listIndustryFactors(db: Queryable): Promise<IndustryFactorRow[]> {
  return db.query<IndustryFactorRow>(
    `select industry_id as "industryId", year, region, kg_per_usd as "kgPerUsd", basis, organizations
       from industry_factor order by industry_id, year desc, basis`,
  )
}

export type IndustryMeanRow = { industryId: string; meanScore: number; scored: number }

export async function listIndustryMeans(db: Queryable): Promise<IndustryMeanRow[]> {
  return db.query<IndustryMeanRow>(
    `select industry_id as "industryId", mean_score as "meanScore", cardinality(scores)::int as scored from industry_standing`,
  )
}
