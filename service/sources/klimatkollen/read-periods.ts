import { z } from 'zod'
import { baseName, type EmissionField, type StatedTonnes, toDisclosed } from '@/service/sources/tables/printed-figures'
import type { CompanyYear } from './company-year'
import { parseJsonFile } from './parse-json'
import { fieldOfCategory } from './scope-3-categories'

export const COMPANIES_FILE = 'emissions/klimatkollen-companies-2015-2022.json'

/** The whole world emits 5e10. */
const Tonnes = z.number().min(0).max(1e12)
const Total = z.strictObject({ total: Tonnes })

const Emissions = z.strictObject({
  scope1: Total.optional(),
  scope2: z.strictObject({ mb: Tonnes.optional(), lb: Tonnes.optional() }).optional(),
  scope1And2: Total.optional(),
  scope3: z
    .strictObject({
      statedTotalEmissions: Total.optional(),
      categories: z.array(z.strictObject({ category: z.int().min(1).max(16), total: Tonnes })).optional(),
    })
    .optional(),
  statedTotalEmissions: Total.optional(),
  /** Reported outside the scopes, so it is not carried over. */
  biogenic: Total.optional(),
})

const Period = z.strictObject({
  companyId: z.string(),
  startDate: z.string().regex(/^\d{4}-01-01T00:00:00.000Z$/, 'a period that does not start on 1 January'),
  endDate: z.string().regex(/^\d{4}-12-31T00:00:00.000Z$/, 'a period that does not end on 31 December'),
  reportURL: z.string().optional(),
  emissions: Emissions,
})

const Companies = z.array(
  z.strictObject({
    wikidataId: z.string().regex(/^Q\d+$/),
    name: z.string().min(1),
    reportingPeriods: z.array(Period).optional(),
    internalComment: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
)

/** Reads company names and the years 2015 to 2022 of the manually collected file. Throws SourceFileError for an unexpected shape. */
export function readPeriods(bytes: Uint8Array): {
  companies: { wikidataId: string; name: string }[]
  years: CompanyYear[]
} {
  const companies = parseJsonFile(COMPANIES_FILE, bytes, Companies)
  const years = companies.flatMap((company, companyIndex) =>
    (company.reportingPeriods ?? []).map((period, periodIndex) => {
      const locator = `$[${companyIndex}].reportingPeriods[${periodIndex}]`
      return {
        wikidataId: company.wikidataId,
        name: company.name,
        year: Number(period.endDate.slice(0, 4)),
        ...toDisclosed(statedFigures(period.emissions, `${locator}.emissions`)),
        turnover: null,
        reportUrl: period.reportURL ?? null,
        file: COMPANIES_FILE,
        locator,
      }
    }),
  )
  return { companies: companies.map(({ wikidataId, name }) => ({ wikidataId, name })), years }
}

function statedFigures(emissions: z.infer<typeof Emissions>, path: string): StatedTonnes[] {
  const { scope1, scope2, scope1And2, scope3, statedTotalEmissions } = emissions
  const figures: (readonly [EmissionField | null, number | undefined, string])[] = [
    ['scope1Kg', scope1?.total, 'scope1.total'],
    ['scope2LocationKg', scope2?.lb, 'scope2.lb'],
    ['scope2MarketKg', scope2?.mb, 'scope2.mb'],
    ['scope1And2Kg', scope1And2?.total, 'scope1And2.total'],
    ['scope3Kg', scope3?.statedTotalEmissions?.total, 'scope3.statedTotalEmissions.total'],
    ...(scope3?.categories ?? []).map(
      ({ category, total }, index) => [fieldOfCategory(category), total, `scope3.categories[${index}].total`] as const,
    ),
    ['totalKg', statedTotalEmissions?.total, 'statedTotalEmissions.total'],
  ]
  return figures.flatMap(([field, tonnes, step]) =>
    field === null || tonnes === undefined
      ? []
      : [{ field, tonnes, cell: tonnes, place: { file: baseName(COMPANIES_FILE), path: `${path}.${step}` } }],
  )
}
