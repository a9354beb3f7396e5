import type { Industries } from '@/service/reference/industries/read-industries'
import type { Company } from '@/service/reference/records'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import type { Outcome } from '@/service/storage/research/outcome'

function findByName(industries: Industries, name: string): string | null {
  const wanted = name.trim().toLowerCase()
  return industries.all.find((industry) => industry.name.toLowerCase() === wanted)?.id ?? null
}

type Classified = Pick<Outcome, 'industry' | 'industryGroup'>

/**
 * The industry and its confidence. The project's own choice of a class comes first (high), also one given later in words; then the
 * matched company's, then a name given by the project that equals a class's name (medium). If none is known, the possible divisions of
 * the matched company.
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
