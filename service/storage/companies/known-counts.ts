import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRow } from '@/service/storage/engine/rows'

const YearCount = z.object({ year: z.int(), companies: z.int() })
/** How many companies have their newest figure in this year. */
export type YearCount = z.infer<typeof YearCount>

const KnownCounts = z.object({
  withEmissions: z.int(),
  worldwide: z.array(YearCount),
  oneCountry: z.array(YearCount),
  companyYears: z.int(),
  onCommitmentOrIdentifierList: z.int(),
  tickers: z.int(),
})
export type KnownCounts = z.infer<typeof KnownCounts>

/**
 * The contents of the tables of known companies: companies with worldwide figures, and with figures of one country only, by their newest
 * year, newest first. An identifier list only has identifiers or tickers (SEC).
 */
export async function countKnown(db: Queryable): Promise<KnownCounts> {
  const counts = await parsedRow(
    db,
    KnownCounts,
    sql`with emitting as (
       select company_id, year, record ->> 'region' as region from company_disclosure
        where record -> 'emissions' <> '{}'::jsonb),
     newest as (
       select company_id, bool_or(region = 'GLOBAL') as is_worldwide,
              coalesce(max(year) filter (where region = 'GLOBAL'), max(year)) as year
         from emitting group by company_id),
     counted as (select is_worldwide, year, count(*)::int as companies from newest group by 1, 2)
     select
       (select count(distinct company_id)::int from emitting) as with_emissions,
       (select coalesce(jsonb_agg(jsonb_build_object('year', year, 'companies', companies) order by year desc), '[]')
          from counted where is_worldwide) as worldwide,
       (select coalesce(jsonb_agg(jsonb_build_object('year', year, 'companies', companies) order by year desc), '[]')
          from counted where not is_worldwide) as one_country,
       (select count(distinct (company_id, year))::int from emitting) as company_years,
       (select count(*)::int from company c
         where exists (select 1 from company_commitment m where m.company_id = c.id)
            or c.record -> 'names' @> '[{"source": "sec"}]') as on_commitment_or_identifier_list,
       (select count(distinct (t ->> 'exchange', t ->> 'symbol'))::int
          from company c, jsonb_array_elements(c.record -> 'tickers') t) as tickers`,
  )
  if (!counts) throw new Error('Counting gave no row')
  return counts
}
