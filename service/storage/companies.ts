import { askEach, askTogether, type Lookup } from './ask-together'
import { isDatabase, type Queryable } from './database'
import { doTogether } from './do-together'

/** Tables company, company_key, company_commitment, company_disclosure, industry_standing, industry_factor. */

export type CompanyKeyKind = 'name' | 'domain' | 'lei' | 'isin' | 'duns' | 'sp_global'

export type CompanyFacts = { record: unknown; score: number | null; commitments: unknown[]; disclosures: unknown[] }

const factsLookup: Lookup = {
  sql: `select c.record, c.score,
            coalesce((select jsonb_agg(m.record order by m.source) from company_commitment m where m.company_id = c.id), '[]'::jsonb) as commitments,
            coalesce((select jsonb_agg(d.record order by d.year, d.source) from company_disclosure d where d.company_id = c.id), '[]'::jsonb) as disclosures
       from company c where c.id = $1`,
  types: ['bigint'],
}

/** Everything the sources say about one company; null when there is none with that id. */
export async function loadCompanyFacts(db: Queryable, id: number): Promise<CompanyFacts | null> {
  const [facts] = await askTogether<CompanyFacts>(db, factsLookup, [id])
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
  const asked = [classIds.join(','), fewest, score]
  if (isDatabase(db)) return doTogether(db, standingsOfAll, asked)
  return (await askEach<IndustryStanding>(db, standingLookup, [asked]))[0]?.[0] ?? null
}

const standingLookup: Lookup = {
  sql: `select industry_id as "classId", cardinality(scores)::int as scored,
            (select count(*)::int from unnest(scores) as other where other < $3) as below
       from industry_standing where industry_id = any(string_to_array($1, ',')) and cardinality(scores) >= $2
      order by array_position(string_to_array($1, ','), industry_id) limit 1`,
  types: ['text', 'int', 'double precision'],
}

type AskedStanding = readonly (string | number)[]

/** Many companies of an industry have the same score, so each question is asked once. */
async function standingsOfAll(db: Queryable, asked: readonly AskedStanding[]): Promise<(IndustryStanding | null)[]> {
  const questions = new Map(asked.map((one) => [JSON.stringify(one), one]))
  const answers = await askEach<IndustryStanding>(db, standingLookup, [...questions.values()])
  const byQuestion = new Map([...questions.keys()].map((question, place) => [question, answers[place]?.[0] ?? null]))
  return asked.map((one) => byQuestion.get(JSON.stringify(one)) ?? null)
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
