import { z } from 'zod'
import { wholeNumber } from '@/service/contract/whole-number'
import { listSorts } from './list-sorts'
import { RankLevel } from './organization'
import { filterShape } from './organization-filter'
import { OwnDataSummary } from './own-data'

/** `emissions` is an older word for `all_scopes`. */
export const organizationSorts = [...listSorts, 'emissions', '-emissions'] as const

/** Query of GET /organizations, an extension: the published interface has no list. */
export const OrganizationListQuery = z.strictObject({
  ...filterShape,
  sort: z
    .enum(organizationSorts)
    .default('name')
    .describe(
      '"-" in front: descending. Organizations without the figure come last. `scope_1_2` and `all_scopes` order by worldwide amounts that cover all of those scopes: amounts of one country only, amounts known to have fewer than seven categories of scope 3, and amounts of a bank, an insurer or a fund without category 15 also come last; `emissions` is an older word for `all_scopes`. Intensities are comparable within one industry only. `spend` orders by the spend of `spend_year` in US dollars at the mean rates of that year',
    ),
  limit: wholeNumber(200).default(50).describe('Organizations in one page'),
  cursor: z
    .string()
    .max(2000)
    .optional()
    .describe('`next_cursor` or `previous_cursor` of another page, in the same order'),
})
export type OrganizationListQuery = z.output<typeof OrganizationListQuery>

/** Query of GET /organizations.ndjson, .csv and .parquet: everything that passes the filters. */
export const OrganizationExportQuery = z.strictObject({
  ...filterShape,
  sort: z
    .enum(organizationSorts)
    .default('created')
    .describe('As in GET /organizations. With "created", organizations registered meanwhile come at the end'),
})
export type OrganizationExportQuery = z.output<typeof OrganizationExportQuery>

const covers = z.enum(['all_scopes', 'scope_1_and_2', 'scope_1']).describe('which scopes the amount includes')

const series = z.array(z.object({ year: z.number().int(), kilograms: z.number() }))

const figure = {
  year: z.number().int(),
  region: z.string().describe('"GLOBAL", or the country that it covers where no worldwide figure is known'),
  kilograms: z.number(),
  basis: z
    .enum(['stated', 'added_up'])
    .describe('stated: a total that the source prints; added_up: our sum of scopes or of sites'),
  scope_2_method: z
    .enum(['market', 'location', 'not_stated'])
    .nullable()
    .describe('accounting method of its scope 2; null: it includes no scope 2'),
  publishers: z.array(z.string()).describe('who compiled it, the publisher of the emissions first'),
  series: series.describe('years of the same scopes, region and method, oldest first, at most twelve'),
}

export const OrganizationSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  hq_region: z.string().nullable(),
  matched_name: z.string().nullable().describe('name of the matched company; null: no company is matched'),
  industry: z.object({ id: z.string(), name: z.string() }).nullable(),
  industry_group: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('where `industry` is null, the divisions it may belong to'),
  is_identified: z
    .boolean()
    .describe(
      'whether a company of our sources is matched; where none is, nothing was looked up, so null elsewhere says nothing about our sources',
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
        .describe('stated: a total that the source prints; added_up: our sum of scopes or of sites'),
      publishers: z.array(z.string()).describe('who compiled the figures, the publisher of the emissions first'),
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
          'the categories of scope 3 (1 to 15) that it is known to include, added up by us or parts of a stated total; null: not in our sources',
        ),
      scope_3_coverage: z
        .enum(['categories', 'total_only', 'scopes_unknown'])
        .nullable()
        .describe(
          '"categories": they are known; "total_only": scope 3 is a stated total without them; "scopes_unknown": the whole amount is a stated total without parts; null: researched before this was stored',
        ),
      lacks_investments: z
        .boolean()
        .describe(
          'true: the organization is a bank, an insurer or a fund (ISIC 64 to 66) and the amount lacks category 15 (investments), so it is not ordered by all scopes',
        ),
    })
    .nullable()
    .describe(
      'newest amount of all three scopes: among years whose scope 3 is a total or has at least seven categories, otherwise among all years; null: none in our sources',
    ),
  intensity: z
    .object({ kilograms_per_unit: z.number(), currency: z.string(), year: z.number().int(), covers })
    .nullable()
    .describe(
      'kg CO2e of scopes 1 and 2, worldwide, per US dollar of revenue of that year. Comparable within one industry only',
    ),
  has_science_based_target: z.boolean().nullable(),
  commitments: z
    .object({
      sbti: z.enum(['set', 'committed', 'removed', 'none']).nullable(),
      net_zero_target: z.boolean().nullable(),
      net_zero_status: z
        .enum(['set', 'committed', 'removed', 'none'])
        .nullable()
        .describe('status in the SBTi list: `net_zero_target` is true for "set" and false for the other three'),
      sbti_list_of: z.string().nullable().describe('the day of the SBTi list'),
      race_to_zero_list_of: z
        .string()
        .nullable()
        .describe('the day of the Race to Zero list; null where Net Zero Tracker alone names the participant'),
      race_to_zero: z.boolean().nullable(),
      global_compact: z.boolean().nullable(),
      climate_pledge: z.boolean().nullable(),
    })
    .describe('null: not known'),
  target_year: z
    .number()
    .int()
    .nullable()
    .describe(
      'year of the near-term target with status set in the SBTi list; once it is over, the latest year of its targets with status set; null: none is set, or the list states no year',
    ),
  confidence: z.enum(['low', 'medium', 'high']).nullable().describe('confidence of the score'),
  open_candidates: z.number().int().describe('number of companies that research could not decide between'),
  group: z
    .string()
    .nullable()
    .describe(
      'name of the parent company, where the organization has no figures of its own; null also where a person switched it off',
    ),
  recognition: z
    .enum(['recognised', 'to_decide', 'not_found'])
    .nullable()
    .describe(
      'whether it is a known company, as research found or a person decided; null while research is in progress and after it failed',
    ),
  labels: z.array(z.string()),
  identifiers: z
    .object({
      lei_number: z.string().nullable(),
      isin_number: z.string().nullable(),
      duns_number: z.string().nullable(),
      sp_global_number: z.string().nullable(),
    })
    .describe('as they were sent'),
  own_data: OwnDataSummary.nullable().describe('other columns of your list; null: none'),
  created_at: z.string(),
  updated_at: z.string(),
})
export type OrganizationSummary = z.infer<typeof OrganizationSummary>

/** Answer of GET /organizations. `totals` count the whole project, `matching` the organizations that pass the filter. */
export const OrganizationList = z.object({
  organizations: z.array(OrganizationSummary),
  next_cursor: z.string().nullable(),
  previous_cursor: z.string().nullable(),
  first_position: z
    .number()
    .int()
    .describe(
      'position of the first row among the matching ones, from 1; 0 without rows. Counted on from page to page',
    ),
  matching: z.number().int(),
  matching_is_exact: z
    .boolean()
    .describe(
      'false: there are more than `matching`, which happens with filters in projects of 50,000 organizations and more',
    ),
  spend_order: z
    .object({ year: z.number().int(), currency: z.literal('USD') })
    .nullable()
    .describe(
      'the year and currency by which the list is ordered or filtered by spend; null: neither was asked for, or no spend is known',
    ),
  totals: z.object({
    organizations: z.number().int(),
    with_emissions: z
      .number()
      .int()
      .describe('organizations with an emission figure in our sources, worldwide or of one country'),
    with_worldwide_figures: z.number().int(),
    with_one_country_figures: z
      .number()
      .int()
      .describe('organizations with figures of one country but no worldwide ones'),
    not_recognised: z
      .number()
      .int()
      .describe('organizations without figures because no company of our sources was matched'),
    with_science_based_targets: z
      .number()
      .int()
      .describe('organizations with a target set, without those whose near-term target year is over'),
    in_progress: z.number().int(),
  }),
})
export type OrganizationList = z.infer<typeof OrganizationList>
