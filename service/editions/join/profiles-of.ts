import type { CompanyProfile } from '@/service/companies/company-profile'
import type { CompiledCompanies } from '@/service/compile/companies/compile-companies'

/** Returns each company with its commitments and disclosures. */
export function profilesOf({ companies, commitments, disclosures }: CompiledCompanies): CompanyProfile[] {
  const profiles = new Map<number, CompanyProfile>(
    companies.map((company) => [company.id, { company, commitments: [], disclosures: [] }]),
  )
  for (const commitment of commitments) profiles.get(commitment.companyId)?.commitments.push(commitment)
  for (const disclosure of disclosures) profiles.get(disclosure.companyId)?.disclosures.push(disclosure)
  return [...profiles.values()]
}
