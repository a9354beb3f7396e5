import type { Context } from '@/service/context'
import type { RegionFigures, RegionList, RegionSummary } from '@/service/contract/class-figures'
import { ServiceError } from '@/service/errors'
import { buildLevels } from '@/service/reference/industries/industry-levels'
import type { Country } from '@/service/reference/records'
import { countOrganizationsByClass, listClassCounts } from '@/service/storage/companies/class-figures'
import { knownCompanies } from './known-companies'
import { ownOrganizations } from './own-organizations'

type Asked = Pick<Context, 'database' | 'reference' | 'industryFigures'>

/** What the carbon intensity of an economy is made of. */
function sourcesOf({ reference }: Pick<Context, 'reference'>): RegionList['sources'] {
  return (['owid-co2', 'world-bank-gdp'] as const).map((id) => {
    const { title, publisher, url, retrievedOn } = reference.editions.byId[id]
    return { title, publisher, url, retrieved_at: retrievedOn }
  })
}

function presentCountry(
  { code, name, carbonIntensity }: Country,
  levelOf: (code: string) => RegionSummary['level'],
): Pick<RegionSummary, 'code' | 'name' | 'level' | 'carbon_intensity'> {
  return {
    code,
    name,
    level: levelOf(code),
    carbon_intensity: carbonIntensity && {
      value: carbonIntensity.kgPerUsd,
      year: carbonIntensity.year,
      co2_tonnes: carbonIntensity.co2Tonnes,
      gdp_usd: carbonIntensity.gdpUsd,
    },
  }
}

/** Every country of ISO 3166-1, by code, with the carbon intensity of its economy and how many companies are known. */
export async function readRegions(ctx: Asked, projectId: number): Promise<RegionList> {
  const { database, reference, industryFigures } = ctx
  const { regionLevel } = buildLevels(industryFigures.factors, reference.countries)
  const known = new Map((await listClassCounts(database, 'region')).map((counts) => [counts.code, counts]))
  const own = await countOrganizationsByClass(database, projectId, 'region')
  return {
    regions: reference.countries.all.map((country) => ({
      ...presentCountry(country, regionLevel),
      companies: known.get(country.code)?.companies ?? 0,
      disclosing: known.get(country.code)?.disclosing ?? 0,
      organizations: own.get(country.code) ?? 0,
    })),
    sources: sourcesOf(ctx),
  }
}

/** One country by its code in upper case. ServiceError `not_found` where ISO 3166-1 has none. */
export async function readRegion(
  ctx: Asked,
  { projectId, code }: { projectId: number; code: string },
): Promise<RegionFigures> {
  const { database, reference, industryFigures } = ctx
  const country = reference.countries.byCode.get(code)
  if (!country) throw new ServiceError('not_found', 'There is no country with this code')
  const { regionLevel } = buildLevels(industryFigures.factors, reference.countries)
  return {
    ...presentCountry(country, regionLevel),
    known: await knownCompanies(database, 'region', code),
    ...(await ownOrganizations(ctx, { projectId, kind: 'region', code })),
    sources: sourcesOf(ctx),
  }
}
