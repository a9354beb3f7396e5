import { z } from 'zod'
import { Currency } from '@/service/contract/currency'
import { filterShape } from '@/service/contract/organization/organization-filter'
import { Text } from '@/service/contract/text'

/** Extensions to the published interface: the emissions of a project's spend, supplier by supplier (docs/footprint.md). */

export const FootprintMethod = z.enum(['supplier_specific', 'hybrid', 'industry_average'])
export const NotCovered = z.enum(['no_rate', 'not_positive', 'industry_unknown', 'industry_group', 'no_factor'])
export const TargetState = z.enum(['validated', 'committed', 'removed', 'expired', 'none', 'unknown'])

const SpendYear = z
  .stringFormat('a year from 1990 on', /^(199\d|20\d\d)$/)
  .transform(Number)
  .meta({ wire: { type: 'integer', minimum: 1990, maximum: 2099 } })

/** Query of GET /footprint: the filters of the list. */
export const FootprintQuery = z.strictObject({
  ...filterShape,
  currency: z
    .preprocess((value) => (value === '' ? undefined : value), Currency.optional())
    .describe('ISO 4217 code of the amounts; if absent, the currency of most of the spend'),
  year: SpendYear.optional().describe('Year of the spend; if absent, the newest year with spend'),
})
export type FootprintQuery = z.output<typeof FootprintQuery>

const Kilograms = z.number().describe('kg CO2e')
const Money = z.number().describe('in the requested currency, at the mean rate of the year of the spend')
const Share = z.number().describe('0 to 1')
const Count = z.number().int()

const Industry = z.object({ id: z.string(), name: z.string() })

const FootprintLine = z.object({
  organization_id: z.number().int(),
  name: z.string().nullable(),
  country: z.string().nullable(),
  industry: Industry.nullable(),
  spend: Money.nullable().describe('null where an amount has no exchange rate'),
  chosen_method: FootprintMethod.nullable().describe(
    'the method that a person chose for it; null: the best one available is used',
  ),
  target: TargetState,
  result: z
    .object({
      method: FootprintMethod,
      kg: Kilograms,
      low: Kilograms,
      high: Kilograms,
      primary_kg: Kilograms.describe('the part that is computed from the supplier’s own figures'),
      share: Share.describe('its share of the emissions of all lines'),
      quality: z.number().describe('1 (best) to 5, after PCAF'),
      is_at_least: z
        .boolean()
        .describe(
          'true: the own figures lack some purchases and nothing replaces them, so the emissions are this much or more',
        ),
      kg_per_usd: z.number(),
      own_figures: z
        .object({
          year: z.number().int(),
          scope_1_and_2_kg: Kilograms,
          upstream_scope_3_kg: Kilograms.nullable(),
          upstream_categories: z.array(z.number().int()),
          revenue_usd: z.number(),
          is_private: z.boolean().describe('true: its emissions were stated to this project and are not public'),
        })
        .nullable(),
      allocated: z
        .object({
          kg: Kilograms,
          covers: z.enum(['cradle_to_gate', 'scopes_1_and_2']),
          is_assured: z.boolean().describe('by an independent third party, according to the supplier'),
        })
        .nullable()
        .describe(
          'emissions of its deliveries to you in the year of the spend, as the supplier stated them; not public',
        ),
      factor: z
        .object({
          kg_per_usd: z.number(),
          price_year: z.number().int(),
          region: z.string(),
          basis: z.enum(['epa_supply_chain', 'median_of_disclosed', 'mean_of_divisions', 'spend_category']),
          has_medians: z
            .boolean()
            .optional()
            .describe(
              'true where it is, or is made of, a median of what companies of an industry disclose; absent elsewhere',
            ),
          divisions: z
            .number()
            .int()
            .nullable()
            .describe('how many divisions the factor is the mean of, where no single one is known'),
          industries: z
            .array(Industry)
            .optional()
            .describe(
              'the industries a mean is computed from; absent where it is the factor of `industry`, and in footprints kept by version 1',
            ),
          categories: z
            .array(z.string())
            .optional()
            .describe(
              'the categories of your list that were assigned to these industries; present where `basis` is spend_category',
            ),
        })
        .nullable(),
      industry_scopes_1_and_2: z
        .object({ kg_per_usd: z.number(), organizations: Count })
        .nullable()
        .describe('subtracted from the factor in a hybrid line'),
      not_possible: FootprintMethod.nullable().describe('the chosen method, where the known data do not allow it'),
      sources: z
        .array(z.string())
        .optional()
        .describe('the sources among `editions` that this line uses; absent where they were not stored'),
    })
    .nullable()
    .describe('null: no method covers it'),
  not_covered: NotCovered.nullable().describe('why there is no result'),
})
export type FootprintLine = z.infer<typeof FootprintLine>

const HotSpot = z.object({
  id: z.string().nullable().describe('null: not known'),
  name: z.string().nullable(),
  kg: Kilograms,
  share: Share,
  cumulative_share: Share.describe('share of this entry and all before it'),
})
export type HotSpot = z.infer<typeof HotSpot>

const IndustryHotSpot = HotSpot.extend({
  category_kg: Kilograms.optional().describe(
    'of `kg` that of suppliers whose own industry is not known: it counts here because somebody of your team gave this industry to ' +
      'categories of their spend; absent in what was kept before it was told',
  ),
})

const Covered = z.object({
  suppliers: Count,
  spend_share: Share,
  emission_share: Share.nullable().describe(
    'share of the computed emissions, which cover `covered_spend`; null: computed for none of these suppliers',
  ),
})

const goal = {
  basis: z.enum(['spend', 'emissions']).describe('whether the share is of spend or of emissions'),
  share: z.number().gt(0).max(1).describe('0 to 1: share of suppliers with validated targets'),
  year: z.int().min(2020).max(2100).describe('the year by whose end the goal should be reached'),
}
const EngagementGoal = z.object(goal)
export type EngagementGoal = z.infer<typeof EngagementGoal>

/** Body of PUT /footprint/goal; null removes the goal. */
export const EngagementGoalChange = z.strictObject({ goal: z.strictObject(goal).nullable() })

/** Answer of PUT /footprint/goal. */
export const EngagementGoalSet = z.object({ goal: EngagementGoal.nullable() })

const mostCategories = 500
const spendCategory = {
  category: Text.transform((value) => value.trim()).refine(
    (value) => value !== '' && [...value].length <= 200,
    'must have 1 to 200 characters',
  ),
  industry_id: z.string().nullable().describe('ISIC Rev. 4 division that such purchases come from; null: not assigned'),
  scope_3_category: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .describe('1: purchased goods and services, 2: capital goods; null: not assigned'),
}

/** Body of PUT /footprint/categories: replaces what was assigned to these categories before; other categories stay. */
export const SpendCategoryChange = z.strictObject({
  categories: z.array(z.strictObject(spendCategory)).min(1).max(mostCategories),
})

/** Answer of PUT /footprint/categories: everything that is assigned to the project's categories. */
export const SpendCategoriesSet = z.object({
  categories: z.array(
    z.object({
      category: z.string(),
      industry: Industry.nullable(),
      scope_3_category: z.number().int().nullable(),
    }),
  ),
})
export type SpendCategoriesSet = z.infer<typeof SpendCategoriesSet>

/** Query of GET /footprint/categories/suggestions. */
export const CategorySuggestionsQuery = z.strictObject({
  category: spendCategory.category.describe('a category of spend, as your list has it'),
})

/** Answer of GET /footprint/categories/suggestions. */
export const CategorySuggestions = z.object({
  category: z.string(),
  is_mixture: z
    .boolean()
    .describe('its words name no kind of thing ("Miscellaneous", "Services"), so that no one industry can be meant'),
  industries: z.array(Industry).describe('that its words speak for, best first, at most five; none is taken by itself'),
})
export type CategorySuggestions = z.infer<typeof CategorySuggestions>

const SpendCategory = z.object({
  category: z.string().nullable().describe('as in your list; null: spend without a category'),
  industry: Industry.nullable().describe('the industry that your team assigned to it'),
  scope_3_category: z.number().int().nullable().describe('1 or 2, as your team assigned it'),
  suppliers: Count,
  spend: Money.describe('without credits'),
  waiting_suppliers: Count.describe('how many of them are not covered because their industry is unknown'),
})

/** Body of PUT /organizations/{id}/footprint-method; null removes the choice. */
export const FootprintMethodChange = z.strictObject({ method: FootprintMethod.nullable() })

/** Answer of PUT /organizations/{id}/footprint-method. */
export const FootprintMethodChosen = z.object({
  organization_id: z.number().int(),
  method: FootprintMethod.nullable(),
})

/** Answer of GET /footprint. */
export const Footprint = z.object({
  year: z.number().int().nullable().describe('the year of the spend; null: there is no spend of any year'),
  years: z.array(z.number().int()).describe('years with spend, newest first'),
  currency: z.string(),
  total: z.object({
    kg: Kilograms,
    low: Kilograms,
    high: Kilograms,
    primary_share: Share.nullable().describe(
      'share of the emissions that is computed from own figures; null without a line',
    ),
    quality: z.number().nullable().describe('1 (best) to 5, after PCAF, weighed by spend; null without a line'),
    spend: Money.describe('spend with suppliers that have more spend than credits'),
    covered_spend: Money,
    credits: z
      .object({
        suppliers: Count,
        amount: Money.describe('the credited amount, negative'),
        beyond_spend: Money.describe('the part that exceeds the spend with its supplier, negative; it is in no sum'),
      })
      .optional()
      .describe(
        'credits are subtracted only from the spend with the same supplier; absent in footprints kept by version 1',
      ),
    suppliers: Count,
    covered_suppliers: Count,
  }),
  scope_3_categories: z
    .array(
      z.object({
        scope_3_category: z.number().int().nullable().describe('1, 2, or null: not assigned'),
        kg: Kilograms,
        primary_share: Share.nullable().describe(
          'share of `kg` that is computed from own figures; null without a line',
        ),
        methods: z.array(FootprintMethod).describe('the methods of its lines'),
        spend: Money,
        covered_spend: Money,
        suppliers: Count,
      }),
    )
    .optional()
    .describe(
      'the total by the scope 3 category assigned to your categories of spend; absent in footprints kept by version 1',
    ),
  categories: z
    .array(SpendCategory)
    .optional()
    .describe('categories of the spend, the largest first; absent in footprints kept by version 1'),
  methods: z.array(z.object({ method: FootprintMethod, suppliers: Count, spend: Money, kg: Kilograms })),
  not_covered: z.array(z.object({ reason: NotCovered, suppliers: Count, spend: Money })),
  lines: z.array(FootprintLine).describe('largest emissions first, those without a result last'),
  hot_spots: z.object({ industries: z.array(IndustryHotSpot), countries: z.array(HotSpot) }),
  engagement: z.object({
    two_thirds: Count.nullable().describe('how many of the largest suppliers make up 67% of the emissions'),
    targets: z.object({
      validated: Covered,
      committed: Covered,
      removed: Covered,
      expired: Covered,
      none: Covered,
      unknown: Covered,
    }),
    goal: EngagementGoal.extend({
      reached: Share.describe('the share reached by validated targets that have not expired'),
      gap: z
        .array(z.number().int())
        .describe('ids of suppliers without such a target, the largest first, just enough to reach the goal'),
    }).nullable(),
  }),
  version: z.int().describe('version of the calculation; it is raised when the same inputs would yield other figures'),
  rates: z
    .array(z.object({ currency: z.string(), year: z.int(), per_usd: z.number(), source: z.string() }))
    .describe('exchange rates used: units for one US dollar, mean of the year'),
  editions: z
    .array(
      z.object({
        source: z.string(),
        retrieved_at: z.iso.date(),
        publisher: z.string().optional(),
        title: z.string().optional(),
        vintage: z.string().optional().describe('what the edition covers, in words'),
      }),
    )
    .describe('the editions it was computed with; version 1 kept only their ids'),
})
export type Footprint = z.infer<typeof Footprint>
