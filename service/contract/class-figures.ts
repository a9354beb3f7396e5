import { z } from 'zod'
import { RankLevel } from '@/service/contract/organization/organization'
import { Industry } from './industry'

/** Extensions to the published interface: known companies by industry and by country, beside the project's own organizations. */

/** Figures of several companies in ascending order, without their names. */
const Distribution = z.array(z.number())

const known = {
  companies: z.number().int().describe('known companies of this industry or country'),
  disclosing: z
    .number()
    .int()
    .describe('how many of those have at least one yearly figure in our sources, revenue included'),
  with_worldwide_figures: z
    .number()
    .int()
    .nullable()
    .describe('how many of those have a worldwide emission figure in our sources; null: not yet counted'),
  with_one_country_figures: z
    .number()
    .int()
    .nullable()
    .describe('how many of those have emission figures for one country only; null: not yet counted'),
  scores: Distribution.describe('scores from 0 to 1, in ascending order'),
  intensities: Distribution.describe(
    'scopes 1 and 2 in kg CO2e per US dollar of revenue for the newest year that has both, in ascending order',
  ),
}

export const OwnOrganization = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  score: z.number().nullable(),
  intensity: z
    .object({ year: z.number().int(), value: z.number().describe('kg CO2e per US dollar, scopes 1 and 2') })
    .nullable(),
})
export type OwnOrganization = z.infer<typeof OwnOrganization>

const own = {
  organizations: z.array(OwnOrganization).describe('organizations of this project, ordered by name; at most 200'),
  organizations_total: z.number().int(),
}

/** Answer of GET /industries/{code}. */
export const IndustryFigures = Industry.extend({
  section: z.object({ id: z.string(), name: z.string() }),
  level: RankLevel,
  peer_median: z
    .object({ value: z.number(), organizations: z.number().int() })
    .nullable()
    .describe('median of `intensities`; null where fewer than ten companies have one'),
  known: z.object(known),
  ...own,
})
export type IndustryFigures = z.infer<typeof IndustryFigures>

const CarbonIntensity = z.object({
  value: z.number().describe('fossil CO2 in kg per US dollar of gross domestic product at current prices'),
  year: z.number().int(),
  co2_tonnes: z.number(),
  gdp_usd: z.number(),
})

const regionBase = {
  code: z.string().describe('ISO 3166-1 alpha-2'),
  name: z.string(),
  level: RankLevel,
  carbon_intensity: CarbonIntensity.nullable(),
}

export const RegionSummary = z.object({
  ...regionBase,
  companies: known.companies,
  disclosing: known.disclosing,
  organizations: z.number().int().describe('of this project'),
})
export type RegionSummary = z.infer<typeof RegionSummary>

const RegionSource = z.object({
  title: z.string(),
  publisher: z.string(),
  url: z.string(),
  retrieved_at: z.iso.date(),
})

/** Answer of GET /regions. */
export const RegionList = z.object({ regions: z.array(RegionSummary), sources: z.array(RegionSource) })
export type RegionList = z.infer<typeof RegionList>

/** Answer of GET /regions/{code}. */
export const RegionFigures = z.object({
  ...regionBase,
  known: z.object(known),
  ...own,
  sources: z.array(RegionSource),
})
export type RegionFigures = z.infer<typeof RegionFigures>
