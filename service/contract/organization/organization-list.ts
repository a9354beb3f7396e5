import { z } from 'zod'
import { wholeNumber } from '@/service/contract/whole-number'
import { listSorts } from './list-sorts'
import { RankLevel } from './organization'
import { filterShape } from './organization-filter'
import { OwnDataSummary } from './own-data'

/** `emissions` is an older word for `all_scopes`. */
export const organizationSorts = [...listSorts, 'emissions', '-emissions'] as const

/** Query of GET /organizations (ours: the published interface has no list). */
export const OrganizationListQuery = z.strictObject({
  ...filterShape,
  sort: z
    .enum(organizationSorts)
    .default('name')
    .describe(
      '"-" in front: descending. What has no figure comes last. `scope_1_2` and `all_scopes` go by worldwide amounts with all of those scopes: what is known of one country only, what is known to hold less than seven categories of scope 3, and what of a bank, an insurer or a fund holds no category 15, comes last too; `emissions` is an older word for `all_scopes`. Intensities compare within one industry only',
    ),
  limit: wholeNumber(200).default(50).describe('Organizations in one page'),
  cursor: z
    .string()
    .max(2000)
    .optional()
    .describe('`next_cursor` or `previous_cursor` of another page, in the same order'),
})
export type OrganizationListQuery = z.output<typeof OrganizationListQuery>

/** Query of GET /organizations.ndjson, .csv and .parquet: all that the filters leave. */
export const OrganizationExportQuery = z.strictObject({
  ...filterShape,
  sort: z
    .enum(organizationSorts)
    .default('created')
    .describe('As of GET /organizations. By "created" what is registered meanwhile comes at the end'),
})
export type OrganizationExportQuery = z.output<typeof OrganizationExportQuery>

const covers = z.enum(['all_scopes', 'scope_1_and_2', 'scope_1']).describe('which scopes the amount holds')

const series = z.array(z.object({ year: z.number().int(), kilograms: z.number() }))

const figure = {
  year: z.number().int(),
  region: z.string().describe('"GLOBAL", or the country that it is of, where no worldwide figure is known'),
  kilograms: z.number(),
  basis: z
    .enum(['stated', 'added_up'])
    .describe('a total that the source prints, or a sum of ours: of scopes, or over sites'),
  scope_2_method: z
    .enum(['market', 'location', 'not_stated'])
    .nullable()
    .describe('how its scope 2 was accounted for; null: it holds no scope 2'),
  publishers: z.array(z.string()).describe('who compiled it, the first for emissions'),
  series: series.describe('years of the same scopes, region and method, oldest first, at most twelve'),
}

export const OrganizationSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  hq_region: z.string().nullable(),
  matched_name: z.string().nullable().describe('of the known company it is matched to; null: it is matched to none'),
  industry: z.object({ id: z.string(), name: z.string() }).nullable(),
  industry_group: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('where `industry` is null, the divisions it may be in'),
  is_identified: z
    .boolean()
    .describe(
      'a company of our sources is matched; where none is, nothing was looked up, and null says nothing of our sources',
    ),
  website: z.string().nullable(),
  external_id: z.string().nullable(),
  status: z.string(),
  score: z.number().nullable().describe('null also where less than 40 of the 100 points are known'),
  score_range: z.object({ low: z.number(), high: z.number() }).nullable(),
  known_share: z.number().nullable(),
  industry_score_percentile: z.number().nullable(),
  industry_rank: RankLevel,
  region_rank: RankLevel,
  latest_emissions: z
    .object({
      year: z.number().int(),
      region: z.string(),
      kilograms: z.number(),
      covers,
      basis: z
        .enum(['stated', 'added_up'])
        .nullable()
        .describe('a total that the source prints, or a sum of ours: of scopes, or over sites'),
      publishers: z.array(z.string()).describe('who compiled the figures, the first for emissions'),
    })
    .nullable(),
  emissions_series: series.describe(
    'years with the same scopes and region as `latest_emissions`, oldest first, at most twelve',
  ),
  scopes_1_and_2: z
    .object({ ...figure, covers: z.enum(['scope_1_and_2', 'scope_1']).describe('"scope_1" where no year has both') })
    .nullable()
    .describe('newest amount of scopes 1 and 2; null: none in our sources'),
  all_scopes: z
    .object({
      ...figure,
      scope_3_categories: z
        .array(z.int())
        .nullable()
        .describe(
          'the categories of scope 3 (1 to 15) that it is known to hold, added up by us or making up a stated total; null: not in our sources',
        ),
      scope_3_coverage: z
        .enum(['categories', 'total_only', 'scopes_unknown'])
        .nullable()
        .describe(
          '"categories": they are known; "total_only": scope 3 is a stated total without them; "scopes_unknown": all of it is a stated total without parts; null: researched before this was kept',
        ),
      lacks_investments: z
        .boolean()
        .describe(
          'true: of a bank, an insurer or a fund (ISIC 64 to 66), without a category 15 (investments), so not ranked as all scopes',
        ),
    })
    .nullable()
    .describe(
      'newest amount of all three scopes: of the years whose scope 3 is a total or at least seven of its categories, else of any; null: none in our sources',
    ),
  intensity: z
    .object({ kilograms_per_unit: z.number(), currency: z.string(), year: z.number().int(), covers })
    .nullable()
    .describe(
      'kg CO2e of scopes 1 and 2, worldwide, per US dollar of revenue of that year. Compares within one industry only',
    ),
  has_science_based_target: z.boolean().nullable(),
  commitments: z
    .object({
      sbti: z.enum(['set', 'committed', 'removed', 'none']).nullable(),
      net_zero_target: z.boolean().nullable(),
      net_zero_status: z
        .enum(['set', 'committed', 'removed', 'none'])
        .nullable()
        .describe('of the SBTi list: `net_zero_target` is true where it is "set", and false for the other three'),
      sbti_list_of: z.string().nullable().describe('the day of that list'),
      race_to_zero_list_of: z.string().nullable().describe('the day of the list that `race_to_zero` is of'),
      race_to_zero: z.boolean().nullable(),
      global_compact: z.boolean().nullable(),
      climate_pledge: z.boolean().nullable(),
    })
    .describe('null: not known'),
  target_year: z
    .number()
    .int()
    .nullable()
    .describe('of the near-term target that the SBTi list has as set; null: none is set, or the list gives no year'),
  confidence: z.enum(['low', 'medium', 'high']).nullable().describe('of the score'),
  open_candidates: z.number().int().describe('companies that research could not decide between'),
  group: z
    .string()
    .nullable()
    .describe('the company above it, where it has no figures of its own; null also where a person switched it off'),
  recognition: z
    .enum(['recognised', 'to_decide', 'not_found'])
    .nullable()
    .describe(
      'whether it is a known company, as research found or a person said; null while research goes on or has failed',
    ),
  labels: z.array(z.string()),
  identifiers: z
    .object({
      lei_number: z.string().nullable(),
      isin_number: z.string().nullable(),
      duns_number: z.string().nullable(),
      sp_global_number: z.string().nullable(),
    })
    .describe('as they were given'),
  own_data: OwnDataSummary.nullable().describe('what your list says of it beside who it is; null: nothing'),
  created_at: z.string(),
  updated_at: z.string(),
})
export type OrganizationSummary = z.infer<typeof OrganizationSummary>

/** Answer of GET /organizations. Counts are over the whole project, whatever the filter; `matching` over the filter. */
export const OrganizationList = z.object({
  organizations: z.array(OrganizationSummary),
  next_cursor: z.string().nullable(),
  previous_cursor: z.string().nullable(),
  first_position: z
    .number()
    .int()
    .describe('place of the first row among those matching, from 1; 0 without rows. Counted from page to page'),
  matching: z.number().int(),
  matching_is_exact: z
    .boolean()
    .describe(
      'false: there are more than `matching`, which happens with filters in projects of 50,000 organizations and more',
    ),
  totals: z.object({
    organizations: z.number().int(),
    with_emissions: z.number().int().describe('our sources have an emission figure of it, of whatever place'),
    with_worldwide_figures: z.number().int(),
    with_one_country_figures: z.number().int().describe('of one country and none worldwide'),
    not_recognised: z.number().int().describe('no figures, and no company of our sources was matched'),
    with_science_based_targets: z.number().int().describe('without those whose near-term target’s year is over'),
    in_progress: z.number().int(),
  }),
})
export type OrganizationList = z.infer<typeof OrganizationList>
