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

/** Answer of GET /organizations/summary, an extension: counts of the organizations that pass the filter. Unknown is counted separately, never as 0. */
export const PortfolioSummary = z.object({
  organizations: Count.describe('organizations that pass the filter'),
  with_emissions: Count.describe('organizations with an emission figure in our sources, worldwide or of one country'),
  figures: z
    .object({
      worldwide: Count,
      one_country: Count.describe('with figures of one country but no worldwide ones'),
      none: Count.describe(
        'recognised, but our sources have no figures that passed our checks; they may still disclose some',
      ),
      not_recognised: Count.describe('not matched to a company of our sources'),
      in_progress: Count.describe('still being researched and without figures so far'),
    })
    .describe('organizations by the emission figures that our sources have; each is counted once'),
  recognition: z
    .object({ recognised: Count, to_decide: Count, not_found: Count })
    .describe(
      'organizations by whether they were recognised as a known company, where research has ended without a failure',
    ),
  newest_worldwide_years: z
    .array(z.object({ year: z.number().int(), count: Count }))
    .describe('organizations with worldwide figures by the newest year of each, newest first'),
  share_with_emissions: z.number().nullable().describe('0 to 1; null without organizations'),
  share_with_science_based_targets: z
    .number()
    .nullable()
    .describe(
      '0 to 1 of all organizations; unknown, and a target whose year is over, count as not known to have a target',
    ),
  score_distribution: z.array(z.object({ from: z.number(), to: z.number(), count: Count })).describe('ten tenths'),
  without_score: Count,
  median_intensity: z
    .object({
      kilograms_per_unit: z.number(),
      currency: z.string(),
      organizations: Count.describe('how many organizations the median is computed from'),
      first_year: z.number().int(),
      last_year: z.number().int(),
    })
    .nullable()
    .describe(
      'median of the newest kg CO2e of scopes 1 and 2, worldwide, per unit of revenue, at the mean rate of its year; null where no organization has one, and where they belong to more than one industry, because such figures are not comparable',
    ),
  science_based_targets: Answers.extend({
    passed: Count.describe(
      'the list has a target set, and the years of all its validated targets are over; not counted in `yes`',
    ),
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
      spend_year: z.number().int().nullable().describe('the newest year with spend; null: none'),
      lists: z.array(
        z.object({
          id: z
            .enum(['to_decide', 'no_figures', 'target_removed'])
            .describe(
              'to_decide: a person has to choose the company (`has_candidates=yes`); no_figures: recognised, but without figures in our sources (`figures=none`); target_removed: the SBTi list has its commitment as removed (`sbti=removed`)',
            ),
          organizations: Count,
          spend_share: z
            .number()
            .nullable()
            .describe(
              '0 to 1 of the spend in `spend_year`; null without spend, and where an amount has no exchange rate',
            ),
        }),
      ),
    })
    .describe('organizations that need a person’s attention, in the whole project, whatever the filter'),
  engagement: z
    .object({
      stages: z.object({ not_contacted: Count, asked: Count, answered: Count, verified: Count, declined: Count }),
      owners: z.array(z.object({ owner: z.string(), count: Count })).describe('most organizations first, at most 200'),
    })
    .describe('organizations by stage of engagement; each is at exactly one stage'),
  own_data: OwnDataFacets.describe('values of the other columns of your list'),
})
export type PortfolioSummary = z.infer<typeof PortfolioSummary>
