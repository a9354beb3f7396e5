import type { Context } from '@/service/context'
import type { IndustryFigures } from '@/service/contract/class-figures'
import { ServiceError } from '@/service/errors'
import { presentIndustry } from '@/service/industries/present-industry'
import { fewestOfAClass } from '@/service/reference/industries/industry-classes'
import { buildLevels } from '@/service/reference/industries/industry-levels'
import { median } from '@/service/reference/median'
import { knownCompanies } from './known-companies'
import { ownOrganizations } from './own-organizations'

/** Of rising figures; null where there are too few. */
function medianOf(intensities: readonly number[]): IndustryFigures['peer_median'] {
  if (intensities.length < fewestOfAClass) return null
  return { value: median(intensities), organizations: intensities.length }
}

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
  const known = await knownCompanies(database, 'industry', code)
  return {
    ...presentIndustry(ctx, industry, currency),
    section: industry.section,
    level: buildLevels(industryFigures.factors, reference.countries).industryLevel(code),
    peer_median: medianOf(known.intensities),
    known,
    ...(await ownOrganizations(ctx, { projectId, kind: 'industry', code })),
  }
}
