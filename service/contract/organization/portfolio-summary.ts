import { z } from 'zod'
import { filterShape } from './organization-filter'
import { CurrencyParameter } from './organization-query'
import { OwnDataFacets } from './own-data'

/** Query of GET /organizations/summary: the filters of the list. */
export const PortfolioSummaryQuery = z.strictObject({ ...filterShape, currency: CurrencyParameter })
export type PortfolioSummaryQuery = z.output<typeof PortfolioSummaryQuery>

const Count = z.number().int()
const Counted = z.object({ id: z.string().nullable().describe('null: not known'), count: Count })
const NamedCount = z.object({ id: z.string().nullable(), name: z.string().nullable(), count: Count })
const Answers = z.object({ yes: Count, no: Count, unknown: Count })

/** Answer of GET /organizations/summary (ours): counts over the filter. Unknown is a group of its own, never 0. */
export const PortfolioSummary = z.object({
  organizations: Count.describe('that match the filter'),
  with_emissions: Count.describe('that our sources have an emission figure of, of whatever place'),
  figures: z
    .object({
      worldwide: Count,
      one_country: Count.describe('of one country and none worldwide'),
      none: Count.describe('recognised, and our sources have none that passed our checks; not that it discloses none'),
      not_recognised: Count.describe('no company of our sources was matched'),
      in_progress: Count.describe('without figures yet, still being researched'),
    })
    .describe('what emission figures our sources have of them: each organization once'),
  recognition: z
    .object({ recognised: Count, to_decide: Count, not_found: Count })
    .describe('which of them are a known company, where research has ended without a failure'),
  newest_worldwide_years: z
    .array(z.object({ year: z.number().int(), count: Count }))
    .describe('of those with worldwide figures, by the newest year of each, newest first'),
  share_with_emissions: z.number().nullable().describe('0 to 1; null without organizations'),
  share_with_science_based_targets: z
    .number()
    .nullable()
    .describe('0 to 1 of all, unknown and passed years counted as not known to have one'),
  score_distribution: z.array(z.object({ from: z.number(), to: z.number(), count: Count })).describe('ten tenths'),
  without_score: Count,
  median_intensity: z
    .object({
      kilograms_per_unit: z.number(),
      currency: z.string(),
      organizations: Count.describe('that it is the median of'),
      first_year: z.number().int(),
      last_year: z.number().int(),
    })
    .nullable()
    .describe(
      'of the newest kg CO2e of scopes 1 and 2, worldwide, per unit of revenue of each, at the mean rate of its own year; null where no organization has one, and where they are of more than one industry: such figures do not compare',
    ),
  science_based_targets: Answers.extend({
    passed: Count.describe('the list has one as set, and the year of its near-term target is over; not among `yes`'),
  }),
  race_to_zero: Answers,
  global_compact: Answers,
  climate_pledge: Answers,
  net_zero: Answers,
  countries: z.array(Counted).describe('most organizations first'),
  industries: z.array(NamedCount.extend({ section: z.string().nullable() })).describe('ISIC divisions'),
  statuses: z.object({ synced: Count, in_progress: Count, errored: Count }),
  confidences: z.array(Counted),
  labels: z.array(z.object({ label: z.string(), count: Count })),
  with_candidates: Count,
  worklists: z
    .object({
      spend_year: z.number().int().nullable().describe('the newest year that you gave any spend of; null: none'),
      lists: z.array(
        z.object({
          id: z
            .enum(['to_decide', 'no_figures', 'target_removed'])
            .describe(
              'which company it is waits for an answer (`has_candidates=yes`); recognised, without figures in our sources (`figures=none`); the SBTi list removed its commitment or target (`sbti=removed`)',
            ),
          organizations: Count,
          spend_share: z
            .number()
            .nullable()
            .describe(
              '0 to 1 of the spend of `spend_year`; null without spend, and where an amount has no exchange rate',
            ),
        }),
      ),
    })
    .describe('what waits for somebody, in the whole project, whatever the filter'),
  engagement: z
    .object({
      stages: z.object({ not_contacted: Count, asked: Count, answered: Count, verified: Count, declined: Count }),
      owners: z.array(z.object({ owner: z.string(), count: Count })).describe('most organizations first, at most 200'),
    })
    .describe('how you work with them: each organization is at one stage'),
  own_data: OwnDataFacets.describe('of what your list says beside who they are'),
})
export type PortfolioSummary = z.infer<typeof PortfolioSummary>
