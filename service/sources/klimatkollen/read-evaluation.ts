import { z } from 'zod'
import { baseName, type EmissionField, type StatedTonnes, toDisclosed } from '@/service/sources/tables/printed-figures'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow } from '@/service/sources/tables/source-record'
import type { CompanyYear } from './company-year'
import { parseJsonFile } from './parse-json'
import { fieldOfCategory } from './scope-3-categories'

export const EVALUATION_FILE = 'emissions/klimatkollen-evaluation-2024.json'

/**
 * `productionValue` is what Klimatkollen publishes; `stagingValue`, a language model's reading of the report, never becomes one
 * of our figures. For revenue it is used as a second opinion (revenue-by-year.ts).
 */
const Compared = z.strictObject({
  productionValue: z.number().min(0).max(1e18).optional(),
  stagingValue: z.number().optional(),
  difference: z.number().optional(),
  differencePerct: z.number().optional(),
})
/** Empty for every company of this edition; a figure in it would be one that we do not read yet. */
const NeverFilled = z.strictObject({})

const Report = z.strictObject({
  reportingPeriod: z.strictObject({ startDate: z.iso.datetime(), endDate: z.string().regex(/^2024-12-31T/) }),
  diffs: z.strictObject({
    emissions: z.strictObject({
      scope1: Compared,
      scope2: z.strictObject({ lb: Compared, mb: Compared, unknown: Compared }),
      scope1And2: NeverFilled,
      scope3: z.array(z.strictObject({ categoryId: z.int().min(1).max(16), value: Compared })),
      statedTotalEmissions: NeverFilled,
    }),
    economy: z.strictObject({ employees: Compared, turnover: Compared }),
  }),
  eval: z.unknown(),
})
type Emissions = z.infer<typeof Report>['diffs']['emissions']

const Evaluation = z.array(
  z.strictObject({
    name: z.string().min(1),
    wikidataId: z.string().regex(/^Q\d+$/),
    diffReports: z.array(Report).max(1),
  }),
)

type Reading = { companies: { wikidataId: string; name: string }[]; years: CompanyYear[]; refused: RefusedRow[] }

/** Reads the year 2024 as Klimatkollen publishes it. Throws SourceFileError for an unexpected shape. */
export function readEvaluation(bytes: Uint8Array): Reading {
  const reading: Reading = { companies: [], years: [], refused: [] }
  for (const [index, company] of parseJsonFile(EVALUATION_FILE, bytes, Evaluation).entries()) {
    const { wikidataId, name } = company
    reading.companies.push({ wikidataId, name })
    const report = company.diffReports[0]
    if (!report) continue
    const locator = `$[${index}].diffReports[0]`
    const refuse = (reason: string) =>
      reading.refused.push({
        source: 'klimatkollen',
        file: EVALUATION_FILE,
        row: locator,
        reason: `${name} 2024: ${reason}`,
      })
    if (!report.reportingPeriod.startDate.startsWith('2024-01-01')) {
      refuse(`the period starts on ${report.reportingPeriod.startDate.slice(0, 10)} and is no year`)
      continue
    }
    const { productionValue: turnover, stagingValue: secondReading = null } = report.diffs.economy.turnover
    reading.years.push({
      wikidataId,
      name,
      year: 2024,
      ...toDisclosed(statedFigures(report.diffs.emissions, locator, refuse)),
      turnover:
        turnover === undefined
          ? null
          : {
              amount: turnover,
              currency: null,
              secondReading,
              printed: String(turnover),
              place: placeOf(`${locator}.diffs.economy.turnover`),
            },
      reportUrl: null,
      file: EVALUATION_FILE,
      locator,
    })
  }
  return reading
}

function placeOf(path: string): StatedTonnes['place'] {
  return { file: baseName(EVALUATION_FILE), path: `${path}.productionValue` }
}

function statedFigures(emissions: Emissions, locator: string, refuse: (reason: string) => void): StatedTonnes[] {
  const { location, market, unknown } = readScope2(emissions.scope2, refuse)
  const categories = emissions.scope3.filter(({ value }) => value.productionValue !== undefined)
  if (new Set(categories.map(({ categoryId }) => categoryId)).size !== categories.length) {
    throw new SourceFileError(EVALUATION_FILE, `${locator}.diffs.emissions.scope3`, 'a category is there twice')
  }
  const other = categories.find(({ categoryId }) => categoryId === 16)?.value.productionValue ?? 0
  if (other > 0) refuse(`${other} t of scope 3 in "other" (16) are in no category, and no total is stated here`)
  const figures: (readonly [EmissionField | null, number | undefined, string])[] = [
    ['scope1Kg', emissions.scope1.productionValue, 'scope1'],
    ['scope2Kg', unknown, 'scope2.unknown'],
    ['scope2LocationKg', location, 'scope2.lb'],
    ['scope2MarketKg', market, 'scope2.mb'],
    ...emissions.scope3.map(
      ({ categoryId, value }, index) =>
        [fieldOfCategory(categoryId), value.productionValue, `scope3[${index}].value`] as const,
    ),
  ]
  return figures.flatMap(([field, tonnes, step]) =>
    field === null || tonnes === undefined
      ? []
      : [{ field, tonnes, cell: tonnes, place: placeOf(`${locator}.diffs.emissions.${step}`) }],
  )
}

/**
 * The file writes 0 where a value is missing: `unknown` is 0 for three of four companies; `lb` and `mb` are 0 where the method is
 * unknown and the figure is in `unknown`; `lb` is 0 beside a market-based figure, although purchased power always has
 * location-based emissions.
 */
function readScope2(scope2: Emissions['scope2'], refuse: (reason: string) => void) {
  const unknown = scope2.unknown.productionValue || undefined
  const market = unknown && scope2.mb.productionValue === 0 ? undefined : scope2.mb.productionValue
  const location = scope2.lb.productionValue
  if (location !== 0 || (!unknown && !market)) return { location, market, unknown }
  refuse('0 for location-based scope 2 beside another figure for scope 2 is a blank')
  return { location: undefined, market, unknown }
}
