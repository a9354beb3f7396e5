import { spellingKey } from '@/service/matching/names/name-keys'
import { loadSearchedCompanies } from '@/service/storage/companies/company-search'
import type { Queryable } from '@/service/storage/engine/database'
import { findMatchAnswer } from '@/service/storage/organizations/match-answers'
import type { FoundCompany } from './find-known-company'

export type Learned = {
  /** The decision: a company, or that it is none of the known ones; null where only some were refused. */
  decided: FoundCompany | null
  /** Companies that a person was shown and refused. */
  refused: ReadonlySet<number>
  answeredAt: Date
}

/**
 * What a person answered for this spelling and country in this project; null where nobody did. A company that the
 * sources no longer name is no answer any more, so the question may come again.
 */
export async function findLearned(
  db: Queryable,
  asked: { projectId: number; name: string | null; region: string | null },
): Promise<Learned | null> {
  if (asked.name === null) return null
  const answer = await findMatchAnswer(db, { ...asked, spelling: spellingKey(asked.name) })
  if (answer === null) return null
  const { companyId, notCompanies, answeredAt } = answer
  const refused = new Set(notCompanies)
  if (companyId === null) {
    const none = { company: null, reason: 'A person said that it is none of those known' }
    return { decided: refused.size === 0 ? none : null, refused, answeredAt }
  }
  const [company] = await loadSearchedCompanies(db, [companyId])
  if (!company) return null
  const { id, name, region } = company
  return {
    decided: { company: { id, name, region }, reason: `A person said that it is ${name}` },
    refused,
    answeredAt,
  }
}

/** The company that exact keys lead to, unless a person refused it. */
export function withoutRefused(known: FoundCompany, refused: ReadonlySet<number>): FoundCompany {
  if (known.company === null || !refused.has(known.company.id)) return known
  return { company: null, reason: `A person said that it is not ${known.company.name}` }
}
