import type { Queryable } from '@/service/storage/engine/database'
import type { ListFilter } from '@/service/storage/organizations/organization-filter'
import { findLabels, findsAny, type Search } from '@/service/storage/organizations/organization-search'
import { findCountries } from './find-countries'

/**
 * The filter with its search interpreted in the strictest of three ways that finds anything in the project, so that "dell" lists Dell and
 * not Banco Sabadell, and "bosh" finds Bosch: beginnings of words (and countries and labels of this name), any part, one letter off. Two
 * pages of one search can only differ in this if something it finds was registered or removed in between.
 */
export async function resolveSearch(database: Queryable, filter: ListFilter): Promise<ListFilter> {
  const { search, projectId } = filter
  if (search === null) return filter
  const { words } = search
  const named = {
    words,
    countries: findCountries(words),
    labels: await findLabels(database, projectId, words),
  }
  for (const as of ['beginning', 'part'] satisfies Search['as'][]) {
    const tried: Search = { ...named, as }
    if (await findsAny(database, projectId, tried)) return { ...filter, search: tried }
  }
  return { ...filter, search: { ...named, as: 'near' } }
}
