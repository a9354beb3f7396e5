import { spellingKey } from '@/service/matching/names/name-keys'
import { loadSearchedCompanies } from '@/service/storage/companies/company-search'
import type { Queryable } from '@/service/storage/engine/database'
import { findMatchAnswer } from '@/service/storage/organizations/match-answers'
import type { FoundCompany } from './find-known-company'

/**
 * What a person answered for this spelling and country in this project; null where nobody did. A company that the
 * sources no longer name is no answer any more, so the question may come again.
 */
export async function findLearned(
  db: Queryable,
  asked: { projectId: number; name: string | null; region: string | null },
): Promise<FoundCompany | null> {
  if (asked.name === null) return null
  const answer = await findMatchAnswer(db, { ...asked, spelling: spellingKey(asked.name) })
  if (answer === null) return null
  if (answer.companyId === null) return { company: null, reason: 'A person said that it is none of those known' }
  const [company] = await loadSearchedCompanies(db, [answer.companyId])
  if (!company) return null
  const { id, name, region } = company
  return { company: { id, name, region }, reason: `A person said that it is ${name}` }
}
