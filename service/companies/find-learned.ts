import { spellingKey } from '@/service/matching/names/name-keys'
import { loadSearchedCompanies } from '@/service/storage/companies/company-search'
import type { Queryable } from '@/service/storage/engine/database'
import { findMatchAnswer } from '@/service/storage/organizations/match-answers'
import type { FoundCompany } from './find-known-company'

export type Learned = {
  /** The decision: a company, or none of the known ones; null if a person only rejected some companies. */
  decided: FoundCompany | null
  /** Companies that were shown to a person and rejected. */
  refused: ReadonlySet<number>
  answeredAt: Date
}

/**
 * Returns what a person of this project decided for this spelling and country; null if nobody did. If the sources no longer have
 * the chosen company, the decision is ignored and the question may be asked again.
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

/** Returns the company found by exact keys, unless a person rejected it. */
export function withoutRefused(known: FoundCompany, refused: ReadonlySet<number>): FoundCompany {
  if (known.company === null || !refused.has(known.company.id)) return known
  return { company: null, reason: `A person said that it is not ${known.company.name}` }
}
