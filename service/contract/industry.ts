import { z } from 'zod'

/** How an industry's factor was found. An extension: clients may ignore it. */
export const FactorBasis = z.enum(['epa_supply_chain', 'median_of_disclosed'])

export const IndustryPerformance = z.object({
  year: z.number().int(),
  region: z.string().describe('ISO 3166-1 code the factor stands for, or GLOBAL'),
  emission_factor: z.number().describe('kg CO2e per unit of `currency`'),
  currency: z.string(),
  basis: FactorBasis.describe('median_of_disclosed is our own median where EPA has no factor'),
  organizations: z.number().int().nullable().describe('how many companies the median stands on'),
  source: z.object({ url: z.string() }),
})
export type IndustryPerformance = z.infer<typeof IndustryPerformance>

export const classLevels = ['division', 'section', 'all'] as const

/** An extension: the class of ISIC Rev. 4 that a mean or percentile was computed over. */
export const ScoredClass = z.object({
  level: z
    .enum(classLevels)
    .describe('division is the industry itself; section and all are of answers made before scoring version 3'),
  id: z.string(),
  name: z.string(),
  organizations: z
    .number()
    .int()
    .describe('how many of its scored companies were counted: for an organization those of which as much is known'),
})
export type ScoredClass = z.infer<typeof ScoredClass>

/** Section 2.2, with where the class stands in ISIC Rev. 4. */
export const Industry = z.object({
  id: z.string(),
  name: z.string(),
  mean_score: z.number().min(0).max(1).nullable(),
  scored_organizations: z.number().int().describe('how many companies the mean score stands on'),
  mean_score_class: ScoredClass.nullable().describe('which companies the mean score is over; null without one'),
  performances: z.array(IndustryPerformance),
})
export type Industry = z.infer<typeof Industry>

export const IndustryPage = z.array(Industry)
