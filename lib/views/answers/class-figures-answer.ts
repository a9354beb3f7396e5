import * as z from 'zod/mini'
import { Rank } from './organization-answer'
import { day, fields, list, number, optionalFields, optionalYear, text, year } from './tolerant'

const Source = fields({ title: text, publisher: text, url: text, retrieved_at: day })

const Known = fields({
  companies: number,
  disclosing: number,
  with_worldwide_figures: number,
  with_one_country_figures: number,
  scores: list(z.number()),
  intensities: list(z.number()),
})

const Own = z.object({
  id: z.int(),
  name: text,
  score: number,
  intensity: optionalFields({ year: optionalYear, value: z.number() }),
})
export type OwnAnswer = z.infer<typeof Own>

const shared = { level: Rank, known: Known, organizations: list(Own), organizations_total: number }

const IndustryFigures = z.object({
  id: z.string(),
  name: z.string(),
  section: optionalFields({ name: text }),
  mean_score: number,
  scored_organizations: number,
  performances: list(
    z.object({
      year,
      region: text,
      emission_factor: z.number(),
      currency: text,
      basis: text,
      organizations: number,
      source: fields({ url: text }),
    }),
  ),
  peer_median: optionalFields({ value: z.number(), organizations: number }),
  ...shared,
})
export type IndustryFiguresAnswer = z.infer<typeof IndustryFigures>

const CarbonIntensity = optionalFields({ value: z.number(), year: optionalYear, co2_tonnes: number, gdp_usd: number })

const RegionFigures = z.object({
  code: z.string(),
  name: z.string(),
  carbon_intensity: CarbonIntensity,
  sources: list(Source),
  ...shared,
})
export type RegionFiguresAnswer = z.infer<typeof RegionFigures>

const RegionList = z.object({
  regions: list(
    z.object({
      code: z.string(),
      name: z.string(),
      level: Rank,
      carbon_intensity: CarbonIntensity,
      companies: number,
      disclosing: number,
      organizations: number,
    }),
  ),
  sources: list(Source),
})
export type RegionListAnswer = z.infer<typeof RegionList>

function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> | null {
  const read = schema.safeParse(value)
  return read.success ? read.data : null
}

/** Null for an answer of another shape; so are the two below. */
export function parseIndustryFigures(value: unknown): IndustryFiguresAnswer | null {
  return parsed(IndustryFigures, value)
}

export function parseRegionFigures(value: unknown): RegionFiguresAnswer | null {
  return parsed(RegionFigures, value)
}

export function parseRegionList(value: unknown): RegionListAnswer | null {
  return parsed(RegionList, value)
}
