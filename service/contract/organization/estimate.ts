import { z } from 'zod'
import { Currency } from '@/service/contract/currency'
import { CurrencyConversion } from './organization'

const blankIsNothing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

const Spend = z
  .stringFormat('an amount', /^\d{1,15}(\.\d{1,6})?$/)
  .transform(Number)
  .refine((amount) => amount > 0, 'is not more than 0')
  .meta({ wire: { type: 'number', format: 'double', exclusiveMinimum: 0 } })
const Year = z
  .stringFormat('a year from 1999 on', /^(1999|20\d\d)$/)
  .transform(Number)
  .meta({ wire: { type: 'integer', minimum: 1999, maximum: 2099 } })

/** Query of GET /organizations/{id}/estimate. Currency and year describe the spend, so they are refused without one. */
export const EstimateQuery = z
  .strictObject({
    spend: z
      .preprocess(blankIsNothing, Spend.optional())
      .describe('Amount spent with this organization; if absent, its known revenue is used'),
    currency: z
      .preprocess(blankIsNothing, Currency.optional())
      .describe('ISO 4217 code of the currency of `spend`; USD if absent'),
    year: z
      .preprocess(blankIsNothing, Year.optional())
      .describe('Year of `spend`; if absent, the price year of the factor'),
  })
  .superRefine(({ spend, currency, year }, context) => {
    if (spend !== undefined) return
    if (currency !== undefined) context.addIssue({ code: 'custom', path: ['currency'], message: 'needs `spend`' })
    if (year !== undefined) context.addIssue({ code: 'custom', path: ['year'], message: 'needs `spend`' })
  })
export type EstimateQuery = z.output<typeof EstimateQuery>

const Kilograms = z.number().describe('kg CO2e')
const SourceLink = z.object({ title: z.string(), url: z.string() })
const Intensity = z.object({ region: z.string(), kg_per_usd: z.number(), year: z.number().int() })

/** The same estimate, scaled by the country's carbon intensity relative to that of the United States. */
export const RegionalEstimate = z.object({
  value: Kilograms,
  low: Kilograms,
  high: Kilograms,
  ratio: z.number().describe('the number that the unadjusted figures were multiplied by, between 0.5 and 2'),
  ratio_before_bounds: z.number(),
  country: Intensity,
  reference: Intensity,
  sources: z.array(SourceLink),
})

/** An industry average times an amount. Nobody disclosed this figure, and it is never part of `performances`. */
export const Estimate = z.object({
  value: Kilograms,
  low: Kilograms,
  high: Kilograms,
  unit: z.literal('kg CO2e'),
  confidence: z.enum(['low', 'medium']),
  boundary: z.string(),
  factor: z.object({
    kg_per_usd: z.number(),
    low_kg_per_usd: z.number(),
    high_kg_per_usd: z.number(),
    price_year: z.number().int(),
    region: z.string(),
    basis: z.enum(['epa_supply_chain', 'median_of_disclosed']),
    naics_codes: z.number().int().nullable(),
    organizations: z.number().int().nullable(),
    source: SourceLink,
  }),
  amount: z.object({
    kind: z.enum(['spend', 'revenue']),
    amount: z.number(),
    currency: z.string(),
    year: z.number().int().nullable().describe('null where the source of a revenue states none'),
    usd: z.number(),
    source: SourceLink.nullable().describe('null for a spend, which you sent'),
    currency_conversion: CurrencyConversion.nullable(),
  }),
  regional: RegionalEstimate.nullable(),
  regional_reason: z.string().nullable().describe('why there is no regional figure'),
  basis: z.array(z.string()).describe('every step and assumption, in words'),
})
export type Estimate = z.infer<typeof Estimate>

/** Answer of GET /organizations/{id}/estimate, an extension. */
export const OrganizationEstimate = z.object({
  id: z.number().int(),
  industry: z
    .object({ id: z.string(), name: z.string(), confidence: z.enum(['low', 'medium', 'high']).nullable() })
    .nullable(),
  has_disclosed_emissions: z.boolean(),
  estimate: Estimate.nullable(),
  reason: z.string().nullable().describe('why there is no estimate'),
})
export type OrganizationEstimate = z.infer<typeof OrganizationEstimate>
