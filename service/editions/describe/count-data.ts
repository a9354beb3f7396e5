import type { DataCount } from '@/service/contract/data-source'
import type { Reference } from '@/service/reference/read-reference'
import { countKnown, type YearCount } from '@/service/storage/companies/known-counts'
import type { Queryable } from '@/service/storage/engine/database'

function byYear(counts: readonly YearCount[]): Pick<DataCount, 'found' | 'newest_years'> {
  return { found: counts.reduce((sum, { companies }) => sum + companies, 0), newest_years: [...counts] }
}

/** Counts the data in the database, with minimum goals; worldwide and one-country figures are counted separately. */
export async function countData(db: Queryable, reference: Reference): Promise<DataCount[]> {
  const known = await countKnown(db)
  const plain = { goal: null, newest_years: null }
  return [
    {
      ...plain,
      key: 'with_figures',
      what: 'companies with emission figures in our sources',
      found: known.withEmissions,
      goal: 3_500,
    },
    { key: 'worldwide', what: 'of these with worldwide figures', goal: null, ...byYear(known.worldwide) },
    { key: 'one_country', what: 'of these with figures of one country only', goal: null, ...byYear(known.oneCountry) },
    {
      ...plain,
      key: 'company_years',
      what: 'company-years with emission figures',
      found: known.companyYears,
      goal: 8_500,
    },
    {
      ...plain,
      key: 'listed',
      what: 'companies known by at least one commitment or identifier list',
      found: known.onCommitmentOrIdentifierList,
      goal: 25_000,
    },
    { ...plain, key: 'tickers', what: 'tickers', found: known.tickers, goal: 10_000 },
    {
      ...plain,
      key: 'currencies',
      what: 'currencies with rates',
      found: reference.rates.currencies.length,
      goal: 140,
    },
  ]
}
