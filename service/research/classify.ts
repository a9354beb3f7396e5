import type { Industries } from '@/service/reference/read-industries'
import type { Company } from '@/service/reference/records'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import type { Outcome } from '@/service/storage/research/outcome'

function findByName(industries: Industries, name: string): string | null {
  const wanted = name.trim().toLowerCase()
  return industries.all.find((industry) => industry.name.toLowerCase() === wanted)?.id ?? null
}

type Classified = Pick<Outcome, 'industry' | 'industryGroup'>

/**
 * Industry with how surely we know it. The project's own choice of a class comes first (high), also where a person
 * gave it later in words; then the matched company's, then a name the project gave that is the name of a class (medium). Where
 * none is known, the divisions that the matched company may be in.
 */
export function classify(organization: OrganizationRow, company: Company | null, industries: Industries): Classified {
  const only = (industry: Outcome['industry']): Classified => ({ industry, industryGroup: [] })
  if (organization.industryId !== null && industries.byId.has(organization.industryId)) {
    return only({ id: organization.industryId, confidence: 'high' })
  }
  const named = organization.industryName === null ? null : findByName(industries, organization.industryName)
  if (named !== null && 'industry_name' in organization.setByHand) return only({ id: named, confidence: 'high' })
  if (company?.industry) return only({ id: company.industry.id, confidence: company.industry.confidence })
  if (named !== null) return only({ id: named, confidence: 'medium' })
  return { industry: null, industryGroup: company?.industryGroup ?? [] }
}
