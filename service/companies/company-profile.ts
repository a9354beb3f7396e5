import { Commitment, type Company, Company as CompanyRecord, Disclosure } from '@/service/reference/records'
import { loadCompanyFacts } from '@/service/storage/companies/companies'
import type { Queryable } from '@/service/storage/engine/database'

/** Everything that the sources say about one company. */
export type CompanyProfile = { company: Company; commitments: Commitment[]; disclosures: Disclosure[] }

/** Loads a company's profile; null if there is no company with this id. */
export async function loadCompanyProfile(db: Queryable, id: number): Promise<CompanyProfile | null> {
  const facts = await loadCompanyFacts(db, id)
  if (facts === null) return null
  return {
    company: CompanyRecord.parse(facts.record),
    commitments: facts.commitments.map((commitment) => Commitment.parse(commitment)),
    disclosures: facts.disclosures.map((disclosure) => Disclosure.parse(disclosure)),
  }
}
