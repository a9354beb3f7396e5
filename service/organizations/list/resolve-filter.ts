import type { Queryable } from '@/service/storage/engine/database'
import type { ListFilter } from '@/service/storage/organizations/organization-filter'
import { findLabels, findsAny, type Search } from '@/service/storage/organizations/organization-search'
import { findNewestSpendYear } from '@/service/storage/organizations/yearly-spend'
import { findCountries } from './find-countries'

/** The filter with what only the database can say: how its search is meant, and the year of spend that was not named. */
export async function resolveFilter(database: Queryable, filter: ListFilter): Promise<ListFilter> {
  const [search, spend] = await Promise.all([resolveSearch(database, filter), resolveSpend(database, filter)])
  return { ...filter, search, spend }
}

async function resolveSpend(database: Queryable, { spend, projectId }: ListFilter): Promise<ListFilter['spend']> {
  if (spend === null || spend.year !== null) return spend
  return { ...spend, year: await findNewestSpendYear(database, projectId) }
}

/**
 * Returns the search interpreted in the strictest of three ways that finds anything in the project, so that "dell" lists Dell and
 * not Banco Sabadell, and "bosh" finds Bosch: beginnings of words (and countries and labels of this name), any part, one letter off. Two
 * pages of one search can only differ in this if something it finds was registered or removed in between.
 */
async function resolveSearch(database: Queryable, { search, projectId }: ListFilter): Promise<Search | null> {
  if (search === null) return null
  const { words } = search
  const named = {
    words,
    countries: findCountries(words),
    labels: await findLabels(database, projectId, words),
  }
  for (const as of ['beginning', 'part'] satisfies Search['as'][]) {
    const tried: Search = { ...named, as }
    if (await findsAny(database, projectId, tried)) return tried
  }
  return { ...named, as: 'near' }
}
