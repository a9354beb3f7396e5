import { batchLookup, type Lookup, lookUpEach } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'

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
export async function loadCompanyFacts(db: Batched, id: number): Promise<CompanyFacts | null> {
  const [facts] = await batchLookup<CompanyFacts>(db, factsLookup, [id])
  return facts ?? null
}

export type IndustryStanding = { scored: number; below: number; meanScore: number | null }

/**
 * How a score stands among the scored companies of its industry of which at least as much is known: `scored` of them,
 * `below` with a lower score, and their mean (0 to 1, null where there is none).
 */
export async function findIndustryStanding(
  db: Batched,
  industryId: string,
  { score, knownShare }: { score: number; knownShare: number },
): Promise<IndustryStanding> {
  const asked = [industryId, knownShare, score]
  const found =
    db.batches === undefined
      ? (await standingsOfAll(db, [asked]))[0]
      : await db.batches.run(standingsOfAll, (all: readonly AskedStanding[]) => standingsOfAll(db, all), asked)
  return found ?? { scored: 0, below: 0, meanScore: null }
}

const standingLookup: Lookup = {
  sql: `select count(*)::int as scored, count(*) filter (where other.score < $3)::int as below, avg(other.score) as "meanScore"
       from industry_standing, unnest(scores, known_shares) as other(score, known_share)
      where industry_id = $1 and other.known_share >= $2`,
  types: ['text', 'double precision', 'double precision'],
}

type AskedStanding = readonly (string | number)[]

/** Many companies of an industry have the same score, so each question is asked once. */
async function standingsOfAll(db: Queryable, asked: readonly AskedStanding[]): Promise<(IndustryStanding | null)[]> {
  const questions = new Map(asked.map((one) => [JSON.stringify(one), one]))
  const answers = await lookUpEach<IndustryStanding>(db, standingLookup, [...questions.values()])
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
