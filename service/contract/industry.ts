import { z } from 'zod'

/** How an industry's factor was found. An extension: clients may ignore it. */
export const FactorBasis = z.enum(['epa_supply_chain', 'median_of_disclosed'])

export const IndustryPerformance = z.object({
  year: z.number().int(),
  region: z.string().describe('ISO 3166-1 code of the country the factor applies to, or GLOBAL'),
  emission_factor: z.number().describe('kg CO2e per unit of `currency`'),
  currency: z.string(),
  basis: FactorBasis.describe('median_of_disclosed is our own median where EPA has no factor'),
  organizations: z.number().int().nullable().describe('how many companies the median is computed from'),
  source: z.object({ url: z.string() }),
})
export type IndustryPerformance = z.infer<typeof IndustryPerformance>

export const classLevels = ['division', 'section', 'all'] as const

/** An extension: the class of ISIC Rev. 4 that a mean or percentile was computed over. */
export const ScoredClass = z.object({
  level: z
    .enum(classLevels)
    .describe('division is the industry itself; section and all occur only in answers made before scoring version 3'),
  id: z.string(),
  name: z.string(),
  organizations: z
    .number()
    .int()
    .describe(
      'how many of its scored companies were counted: for an organization, those with at least the same known share',
    ),
})
export type ScoredClass = z.infer<typeof ScoredClass>

/** An industry of the published interface: a division of ISIC Rev. 4. */
export const Industry = z.object({
  id: z.string(),
  name: z.string(),
  mean_score: z.number().min(0).max(1).nullable(),
  scored_organizations: z.number().int().describe('how many companies the mean score is computed from'),
  mean_score_class: ScoredClass.nullable().describe('which companies the mean score covers; null without a mean score'),
  performances: z.array(IndustryPerformance),
})
export type Industry = z.infer<typeof Industry>

export const IndustryPage = z.array(Industry)
