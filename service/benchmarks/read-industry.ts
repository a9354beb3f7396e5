import type { Context } from '@/service/context'
import type { IndustryFigures } from '@/service/contract/class-figures'
import { ServiceError } from '@/service/errors'
import { presentIndustry } from '@/service/industries/present-industry'
import { buildLevels } from '@/service/reference/industry-levels'
import { listIndustryPeers } from '@/service/storage/companies/industry-peers'
import { knownCompanies } from './known-companies'
import { ownOrganizations } from './own-organizations'

/**
 * One division of ISIC Rev. 4: factors in `currency`, the known companies, and the project's organizations in it.
 * ServiceError `not_found` where there is no such division.
 */
export async function readIndustry(
  ctx: Pick<Context, 'database' | 'industryFigures' | 'publicUrl' | 'reference'>,
  { projectId, code, currency }: { projectId: number; code: string; currency: string },
): Promise<IndustryFigures> {
  const industry = ctx.reference.industries.byId.get(code)
  if (!industry) throw new ServiceError('not_found', 'There is no industry with this id')
  const { database, industryFigures, reference } = ctx
  const peers = (await listIndustryPeers(database)).find(({ industryId }) => industryId === code)
  return {
    ...presentIndustry(ctx, industry, currency),
    section: industry.section,
    level: buildLevels(industryFigures.factors, reference.countries).industryLevel(code),
    peer_median: peers ? { value: peers.kgPerUsd, organizations: peers.organizations } : null,
    known: await knownCompanies(database, 'industry', code),
    ...(await ownOrganizations(ctx, { projectId, kind: 'industry', code })),
  }
}
