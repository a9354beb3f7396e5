import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup, lookUpEach } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import type { IndustryFactorTable } from '@/service/storage/schema'

/** Tables company, company_key, company_commitment, company_disclosure, industry_standing, industry_factor. */

export type CompanyKeyKind = 'name' | 'domain' | 'lei' | 'isin' | 'duns' | 'sp_global'

const CompanyFacts = z.object({
  record: z.unknown(),
  score: z.number().nullable(),
  commitments: z.array(z.unknown()),
  disclosures: z.array(z.unknown()),
})
export type CompanyFacts = z.infer<typeof CompanyFacts>

const factsLookup: Lookup = {
  sql: `select c.record, c.score,
            coalesce((select jsonb_agg(m.record order by m.source) from company_commitment m where m.company_id = c.id), '[]'::jsonb) as commitments,
            coalesce((select jsonb_agg(d.record order by d.year, d.source) from company_disclosure d where d.company_id = c.id), '[]'::jsonb) as disclosures
       from company c where c.id = $1`,
  types: ['bigint'],
}

/** Everything the sources say about one company; null if the id is unknown. */
export async function loadCompanyFacts(db: Batched, id: number): Promise<CompanyFacts | null> {
  const [facts] = await batchLookup(db, factsLookup, [id])
  return facts ? CompanyFacts.parse(facts) : null
}

const IndustryStanding = z.object({ scored: z.int(), below: z.int(), meanScore: z.number().nullable() })
export type IndustryStanding = z.infer<typeof IndustryStanding>

/**
 * How a score compares with the companies of its industry of which at least as much is known: `scored` of them, `below` with a lower
 * score, and their mean (0 to 1, null without any).
 */
export async function findIndustryStanding(
  db: Batched,
  industryId: string,
  { score, knownShare }: { score: number; knownShare: number },
): Promise<IndustryStanding> {
  const asked = [industryId, knownShare, score]
  const found =
    db.batches === undefined
      ? (await standings(db, [asked]))[0]
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

async function standings(db: Queryable, asked: readonly AskedStanding[]): Promise<(IndustryStanding | null)[]> {
  const answers = await lookUpEach(db, standingLookup, asked)
  return answers.map(([row]) => (row ? IndustryStanding.parse(row) : null))
}

/** Many companies of an industry have the same score, so each distinct question is asked once. */
async function standingsOfAll(db: Queryable, asked: readonly AskedStanding[]): Promise<(IndustryStanding | null)[]> {
  const questions = new Map(asked.map((one) => [JSON.stringify(one), one]))
  const answers = await standings(db, [...questions.values()])
  const byQuestion = new Map([...questions.keys()].map((question, place) => [question, answers[place] ?? null]))
  return asked.map((one) => byQuestion.get(JSON.stringify(one)) ?? null)
}

export type IndustryFactorRow = Selectable<IndustryFactorTable>

export async function listIndustryFactors(db: Queryable): Promise<IndustryFactorRow[]> {
  return tables(db)
    .selectFrom('industryFactor')
    .selectAll()
    .orderBy('industryId')
    .orderBy('year', 'desc')
    .orderBy('basis')
    .execute()
}

export type IndustryMeanRow = { industryId: string; meanScore: number; scored: number }

export async function listIndustryMeans(db: Queryable): Promise<IndustryMeanRow[]> {
  return tables(db)
    .selectFrom('industryStanding')
    .select(['industryId', 'meanScore', sql<number>`cardinality(scores)`.as('scored')])
    .execute()
}
