import { coreKey, hashBlockingKey } from '@/service/matching/names/name-keys'
import {
  findCompaniesByBlocks,
  loadSearchedCompanies,
  type SearchedCompany,
} from '@/service/storage/companies/company-search'
import type { Queryable } from '@/service/storage/engine/database'

/** More companies of one name say nothing about which of them is meant. */
const perKey = 10

export type NamedCompany = SearchedCompany & { keys: readonly string[] }

/** The known companies of which a name has one of these core keys (`coreKey`), each with the keys that it has. Index lookups only. */
export async function findCompaniesNamed(db: Queryable, keys: readonly string[]): Promise<NamedCompany[]> {
  const wanted = new Set(keys)
  const blocks = [...wanted].map((key) => hashBlockingKey(`=${key}`))
  const meetings = await findCompaniesByBlocks(db, blocks, perKey)
  const companies = await loadSearchedCompanies(
    db,
    meetings.map(({ companyId }) => companyId),
  )
  return companies.flatMap((company) => {
    const own = new Set(company.names.map(({ value }) => coreKey(value)))
    const shared = [...own].filter((key) => wanted.has(key))
    return shared.length === 0 ? [] : [{ ...company, keys: shared }]
  })
}
