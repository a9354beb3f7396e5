import type { OrganizationSummary } from './list-answer'
import type { OrganizationAnswer, PerformanceAnswer } from './organization-answer'
import { scopeFigures } from './scope-figures'
import { yearsOf } from './worldwide'

type Latest = OrganizationSummary['latest_emissions']

/** The newest amount and the scopes it holds; scope 3 alone says too little to stand in a list. */
function amountOf(performance: PerformanceAnswer): { kilograms: number; covers: string } | null {
  const { scope1, scope2, scope1And2, scope3, total } = scopeFigures(performance)
  if (total?.basis === 'stated') return { kilograms: total.kilograms, covers: 'all_scopes' }
  const operations = scope1And2?.kilograms ?? (scope1 && scope2 ? scope1.kilograms + scope2.kilograms : null)
  if (operations !== null && scope3) return { kilograms: operations + scope3.kilograms, covers: 'all_scopes' }
  if (operations !== null) return { kilograms: operations, covers: 'scope_1_and_2' }
  return scope1 ? { kilograms: scope1.kilograms, covers: 'scope_1' } : null
}

function latestEmissions(organization: OrganizationAnswer): Latest {
  for (const performance of yearsOf(organization, 'worldwide').toReversed()) {
    const amount = amountOf(performance)
    if (amount) return { year: performance.year, region: 'GLOBAL', ...amount }
  }
  return null
}

function hasScienceBasedTarget({ sbti }: OrganizationAnswer): boolean | null {
  if (sbti.data.length === 0) return sbti.last_retrieved_at === null ? null : false
  if (sbti.data.some(({ near_term: nearTerm }) => nearTerm.target_status === 'set')) return true
  return sbti.data.some(
    ({ near_term: { target_status: status, has_target: hasTarget } }) => status !== null || hasTarget !== null,
  )
    ? false
    : null
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
