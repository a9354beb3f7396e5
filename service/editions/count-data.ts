import type { DataCount } from '@/service/contract/data-source'
import type { Reference } from '@/service/reference/read-reference'
import type { Queryable } from '@/service/storage/database'
import { countKnown } from '@/service/storage/known-counts'

/** What the database knows, beside what it is to know at least (issue 3). */
export async function countData(db: Queryable, reference: Reference): Promise<DataCount[]> {
  const known = await countKnown(db)
  return [
    { what: 'companies with disclosed emissions', found: known.withEmissions, goal: 3_500 },
    { what: 'of these with worldwide or home-country totals', found: known.withOwnTotals, goal: 850 },
    { what: 'company-years with disclosed emissions', found: known.companyYears, goal: 8_500 },
    {
      what: 'companies known by at least one commitment or identifier list',
      found: known.onCommitmentOrIdentifierList,
      goal: 25_000,
    },
    { what: 'tickers', found: known.tickers, goal: 10_000 },
    { what: 'currencies with rates', found: reference.rates.currencies.length, goal: 140 },
  ]
}
