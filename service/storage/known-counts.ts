import type { Queryable } from './database'

export type KnownCounts = {
  withEmissions: number
  withOwnTotals: number
  companyYears: number
  onCommitmentOrIdentifierList: number
  tickers: number
}

/**
 * How much the tables of known companies hold. A total of a company's own: worldwide, or of the country of its
 * headquarters. An identifier list: one that gives identifiers or tickers and nothing else (SEC).
 */
export async function countKnown(db: Queryable): Promise<KnownCounts> {
  const [counts] = await db.query<KnownCounts>(
    `with emitting as (
       select d.company_id, d.year, d.record ->> 'region' as region, c.hq_region
         from company_disclosure d join company c on c.id = d.company_id
        where d.record -> 'emissions' <> '{}'::jsonb)
     select
       (select count(distinct company_id)::int from emitting) as "withEmissions",
       (select count(distinct company_id)::int from emitting where region in ('GLOBAL', hq_region)) as "withOwnTotals",
       (select count(distinct (company_id, year))::int from emitting) as "companyYears",
       (select count(*)::int from company c
         where exists (select 1 from company_commitment m where m.company_id = c.id)
            or c.record -> 'names' @> '[{"source": "sec"}]') as "onCommitmentOrIdentifierList",
       (select count(distinct (t ->> 'exchange', t ->> 'symbol'))::int
          from company c, jsonb_array_elements(c.record -> 'tickers') t) as tickers`,
  )
  if (!counts) throw new Error('Counting gave no row')
  return counts
}
