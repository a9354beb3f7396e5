import type { Context } from '@/service/context'
import { defaultCurrency } from '@/service/contract/currency'
import type { EstimateQuery, OrganizationEstimate } from '@/service/contract/organization/estimate'
import { isSettled } from '@/service/contract/status'
import { ServiceError } from '@/service/errors'
import { findFactor } from '@/service/organizations/find-factor'
import { type KnownMoney, presentEstimate } from '@/service/organizations/present/present-estimate'
import { findOrganization } from '@/service/storage/organizations/organizations'
import { Outcome, type StoredPerformance } from '@/service/storage/research/outcome'

export type EstimateOrganization = { projectId: number; organizationId: number; query: EstimateQuery }

type Known = { industryId: string | null; outcome: Outcome | null }

/**
 * An industry average times the given spend or the known revenue; or no estimate, with the reason in words. ServiceError
 * `organization_not_found`, also for another project's organization.
 */
export async function estimateOrganization(
  ctx: Context,
  { projectId, organizationId, query }: EstimateOrganization,
): Promise<OrganizationEstimate> {
  const organization = await findOrganization(ctx.database, projectId, organizationId)
  if (!organization) {
    throw new ServiceError('organization_not_found', 'This project has no organization with this id')
  }
  const outcome = organization.outcome === null ? null : Outcome.parse(organization.outcome)
  const known: Known = { industryId: outcome?.industry?.id ?? organization.industryId, outcome }
  const industry = known.industryId === null ? undefined : ctx.reference.industries.byId.get(known.industryId)
  const hasDisclosed = outcome?.performances.some(hasEmissions) ?? false
  const answer = {
    id: organization.id,
    industry: industry
      ? { id: industry.id, name: industry.name, confidence: outcome?.industry?.confidence ?? null }
      : null,
    has_disclosed_emissions: hasDisclosed,
  }
  const without = (reason: string): OrganizationEstimate => ({ ...answer, estimate: null, reason })
  const group = outcome?.industryGroup ?? []
  if (industry === undefined && group.length > 0) {
    return without(
      `Lists name ${group.length} industries of this organization and not one, so that there is no average`,
    )
  }
  if (industry === undefined) {
    return without(`The industry of this organization is not known${isSettled(organization.status) ? '' : ' yet'}`)
  }
  const factor = findFactor(ctx, industry.id)
  if (factor === null) return without(`No emission factor is known for ${industry.name}`)
  if (query.spend === undefined && hasDisclosed) {
    return without('Our sources have emissions of it, so none are estimated from its revenue; give a spend')
  }
  const money = query.spend === undefined ? findRevenue(outcome) : spendOf(query, query.spend)
  if (money === null) return without('No revenue of a known year of this organization is at hand; give a spend')
  const region = organization.hqRegion ?? organization.foundRegion
  const presented = presentEstimate(ctx.reference, {
    factor,
    money,
    region,
    industryConfidence: answer.industry?.confidence ?? null,
    publicUrl: ctx.publicUrl,
  })
  return typeof presented === 'string' ? without(presented) : { ...answer, estimate: presented, reason: null }
}

function hasEmissions({ emissions }: StoredPerformance): boolean {
  return Object.keys(emissions).length > 0
}

function spendOf({ currency, year }: EstimateQuery, spend: number): KnownMoney {
  return { kind: 'spend', amount: spend, currency: currency ?? defaultCurrency, year: year ?? null, source: null }
}

/**
 * Revenue of the newest year that has one. Net Zero Tracker's undated revenue is not used: the list gives some amounts in another
 * currency than stated (USD 2,347 billion for Nidec, 753 billion for Activision Blizzard).
 */
function findRevenue(outcome: Outcome | null): KnownMoney | null {
  const newest = outcome?.performances.find(({ region, revenue }) => region === 'GLOBAL' && revenue !== null)
  if (!newest?.revenue) return null
  return { kind: 'revenue', ...newest.revenue, year: newest.year, source: newest.sources.at(-1) ?? null }
}
