import type { OrganizationSummary } from './list-answer'
import type { OrganizationAnswer } from './organization-answer'
import { scopeFigures } from './scope-figures'
import { yearsOf } from './worldwide'

function latestEmissions(organization: OrganizationAnswer): OrganizationSummary['latest_emissions'] {
  for (const performance of yearsOf(organization, 'worldwide').toReversed()) {
    const { scope1, scope2, scope1And2, scope3, total } = scopeFigures(performance)
    const { year } = performance
    if (total && (scope3 || total.basis === 'stated'))
      return { year, region: 'GLOBAL', kilograms: total.kilograms, covers: 'all_scopes' }
    if (scope1 && scope2)
      return { year, region: 'GLOBAL', kilograms: scope1.kilograms + scope2.kilograms, covers: 'scope_1_and_2' }
    if (scope1And2) return { year, region: 'GLOBAL', kilograms: scope1And2.kilograms, covers: 'scope_1_and_2' }
    if (scope1) return { year, region: 'GLOBAL', kilograms: scope1.kilograms, covers: 'scope_1' }
  }
  return null
}

function hasScienceBasedTarget({ sbti }: OrganizationAnswer): boolean | null {
  if (sbti.data.length === 0) return sbti.last_retrieved_at === null ? null : false
  return sbti.data.some(({ near_term: nearTerm }) => nearTerm.target_status === 'set')
}

/** The line of a list that a whole answer amounts to, for services that have no list of their own. */
export function summarizeOrganization(organization: OrganizationAnswer): OrganizationSummary {
  return {
    id: organization.id,
    name: organization.name,
    hq_region: organization.hq_region,
    industry: organization.industry,
    status: organization.status,
    score: organization.score,
    industry_score_percentile: organization.industry_score_percentile,
    industry_rank: organization.industry_rank,
    region_rank: organization.region_rank,
    latest_emissions: latestEmissions(organization),
    has_science_based_target: hasScienceBasedTarget(organization),
  }
}
