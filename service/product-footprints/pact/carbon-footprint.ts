import { z } from 'zod'
import {
  Decimal,
  Moment,
  NegativeOrZeroDecimal,
  NonEmptyText,
  PositiveDecimal,
  PositiveOrZeroDecimal,
  setOf,
} from './values'

export const declaredUnits = [
  'liter',
  'kilogram',
  'cubic meter',
  'kilowatt hour',
  'megajoule',
  'ton kilometer',
  'square meter',
  'piece',
  'hour',
  'megabit second',
] as const

/** Regions and subregions of the United Nations (M49). */
const regions = [
  'Africa',
  'Americas',
  'Asia',
  'Europe',
  'Oceania',
  'Australia and New Zealand',
  'Central Asia',
  'Eastern Asia',
  'Eastern Europe',
  'Latin America and the Caribbean',
  'Melanesia',
  'Micronesia',
  'Northern Africa',
  'Northern America',
  'Northern Europe',
  'Polynesia',
  'South-eastern Asia',
  'Southern Asia',
  'Southern Europe',
  'Sub-Saharan Africa',
  'Western Asia',
  'Western Europe',
] as const

const Rating = Decimal.refine((text) => Number(text) >= 1 && Number(text) <= 5, 'must be between 1 and 5')
const Percent = Decimal.refine((text) => Number(text) >= 0 && Number(text) <= 100, 'must be between 0 and 100')

const Rule = z
  .looseObject({
    operator: z.enum(['PEF', 'EPD International', 'Other']),
    ruleNames: setOf(NonEmptyText),
    otherOperatorName: NonEmptyText.optional(),
  })
  .refine(({ operator, otherOperatorName }) => operator !== 'Other' || otherOperatorName !== undefined, {
    message: 'must be given where the operator is "Other"',
    path: ['otherOperatorName'],
  })

const Verification = z.looseObject({
  coverage: z.enum(['PCF calculation model', 'PCF program', 'product level']).optional(),
  providerName: z.string().max(5_000).optional(),
  completedAt: Moment.optional(),
  standardName: z.string().max(5_000).optional(),
  comments: z.string().max(20_000).optional(),
})

const geographies = ['geographyCountrySubdivision', 'geographyCountry', 'geographyRegionOrSubregion'] as const

/** Data type CarbonFootprint of PACT 3.0. Unknown properties are kept, because later revisions add some. */
export const CarbonFootprint = z
  .looseObject({
    declaredUnitOfMeasurement: z.enum(declaredUnits, {
      error: ({ input }) =>
        `${JSON.stringify(input)?.slice(0, 60)} is no unit of PACT 3, which has ${declaredUnits.join(', ')}`,
    }),
    declaredUnitAmount: PositiveDecimal,
    /** Kilograms of the declared unit; "0" for products without mass (energy, transport, services). */
    productMassPerDeclaredUnit: PositiveOrZeroDecimal,
    referencePeriodStart: Moment,
    referencePeriodEnd: Moment,
    geographyRegionOrSubregion: z.enum(regions, 'must be a region or subregion of the United Nations').optional(),
    geographyCountry: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be a country code of ISO 3166-1')
      .optional(),
    geographyCountrySubdivision: z
      .string()
      .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'must be a code of ISO 3166-2')
      .optional(),
    boundaryProcessesDescription: z.string().max(20_000).optional(),
    /** All amounts of emissions: kg CO2e per declared unit. */
    pcfExcludingBiogenicUptake: Decimal,
    pcfIncludingBiogenicUptake: Decimal,
    fossilGhgEmissions: PositiveOrZeroDecimal,
    landUseChangeGhgEmissions: PositiveOrZeroDecimal.optional(),
    landCarbonLeakage: PositiveOrZeroDecimal.optional(),
    landManagementFossilGhgEmissions: PositiveOrZeroDecimal.optional(),
    landManagementBiogenicCO2Emissions: PositiveOrZeroDecimal.optional(),
    landManagementBiogenicCO2Removals: NegativeOrZeroDecimal.optional(),
    biogenicCO2Uptake: NegativeOrZeroDecimal.optional(),
    biogenicNonCO2Emissions: PositiveOrZeroDecimal.optional(),
    landAreaOccupation: PositiveOrZeroDecimal.optional(),
    aircraftGhgEmissions: PositiveOrZeroDecimal.optional(),
    packagingEmissionsIncluded: z.boolean().optional(),
    packagingGhgEmissions: PositiveOrZeroDecimal.optional(),
    packagingBiogenicCarbonContent: PositiveOrZeroDecimal.optional(),
    outboundLogisticsGhgEmissions: PositiveOrZeroDecimal.optional(),
    /** Kilograms of carbon per declared unit. */
    fossilCarbonContent: PositiveOrZeroDecimal,
    biogenicCarbonContent: PositiveOrZeroDecimal.optional(),
    recycledCarbonContent: PositiveOrZeroDecimal.optional(),
    technologicalCO2CaptureOrigin: z.string().max(20_000).optional(),
    technologicalCO2Removals: Decimal.optional(),
    ccsTechnologicalCO2CaptureIncluded: z.boolean().optional(),
    ccsTechnologicalCO2Capture: NegativeOrZeroDecimal.optional(),
    ccuCarbonContent: PositiveOrZeroDecimal.optional(),
    ccuCalculationApproach: z.enum(['Cut-off', 'Credit']).optional(),
    ccuCreditCertification: z.string().max(2_000).optional(),
    ipccCharacterizationFactors: setOf(z.string().regex(/^AR\d+$/, 'must be an assessment report, such as "AR6"')),
    /** Any word, because hosts must accept standards that later revisions add. */
    crossSectoralStandards: setOf(NonEmptyText),
    productOrSectorSpecificRules: z.array(Rule).min(1, 'must not be an empty list: leave it out').max(200).optional(),
    exemptedEmissionsPercent: Percent,
    exemptedEmissionsDescription: z.string().max(20_000).optional(),
    allocationRulesDescription: z.string().max(20_000).optional(),
    secondaryEmissionFactorSources: z
      .array(z.looseObject({ name: NonEmptyText, version: NonEmptyText }))
      .min(1, 'must not be an empty list: leave it out')
      .max(200)
      .optional(),
    primaryDataShare: Percent.optional(),
    dqi: z.looseObject({ technologicalDQR: Rating, geographicalDQR: Rating, temporalDQR: Rating }).optional(),
    verification: Verification.optional(),
  })
  .refine((pcf) => geographies.filter((name) => pcf[name] !== undefined).length <= 1, {
    message: `at most one of ${geographies.join(', ')} may be given`,
    path: ['geography'],
  })
  .refine((pcf) => Date.parse(pcf.referencePeriodStart) < Date.parse(pcf.referencePeriodEnd), {
    message: 'must be after referencePeriodStart',
    path: ['referencePeriodEnd'],
  })
  .refine((pcf) => pcf.packagingEmissionsIncluded !== false || pcf.packagingGhgEmissions === undefined, {
    message: 'must not be given where packagingEmissionsIncluded is false',
    path: ['packagingGhgEmissions'],
  })
  .refine((pcf) => pcf.ccsTechnologicalCO2CaptureIncluded !== false || pcf.ccsTechnologicalCO2Capture === undefined, {
    message: 'must not be given where ccsTechnologicalCO2CaptureIncluded is false',
    path: ['ccsTechnologicalCO2Capture'],
  })
export type CarbonFootprint = z.infer<typeof CarbonFootprint>
