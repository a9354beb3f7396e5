import { findKnownNames } from '@/service/matching/names/known-names'
import { readName } from '@/service/matching/names/read-name'
import { searchWords } from '@/service/matching/names/search-text'
import { websiteDomain } from '@/service/matching/normalize-website'
import { findCompanyIds } from '@/service/storage/companies/find-companies'
import type { Queryable } from '@/service/storage/engine/database'
import { loadCandidates, type SearchedCandidate } from './search-candidates'

/**
 * Searches known companies by what a person types: a part of any name, a ticker, an LEI, an ISIN, a website. The best match comes
 * first; for a former name ("Statoil") or the name of a part ("Gillette"), the current company. Empty if `typed` has no words.
 */
export async function searchCompanies(db: Queryable, typed: string, limit: number): Promise<SearchedCandidate[]> {
  const domain = /^(https?:\/\/|www\.)/i.test(typed.trim()) ? websiteDomain(typed) : null
  const words = searchWords(domain ?? typed)
  if (words === '') return []
  const today = findKnownNames(readName(typed)).map(({ now }) => searchWords(now.words.join(' ')))
  const lists = await Promise.all([...new Set([...today, words])].map((one) => findCompanyIds(db, one, limit)))
  const ids = [...new Set(lists.flat())].slice(0, limit)
  const found = new Map((await loadCandidates(db, ids)).map((company) => [company.id, company]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
