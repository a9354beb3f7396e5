import { z } from 'zod'
import { Currency } from '@/service/contract/currency'
import { filterShape } from '@/service/contract/organization/organization-filter'
import { Text } from '@/service/contract/text'

/** Extensions of ours: what a project's spend comes to in emissions, supplier by supplier (docs/footprint.md). */

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
    .describe('ISO 4217 code of the amounts; where none is given the one that most of the spend is in'),
  year: SpendYear.optional().describe('Year of the spend; the newest with any where none is given'),
})
export type FootprintQuery = z.output<typeof FootprintQuery>

const Kilograms = z.number().describe('kg CO2e')
const Money = z.number().describe('in the currency asked for, at the mean rate of the year of the spend')
const Share = z.number().describe('0 to 1')
const Count = z.number().int()

const Industry = z.object({ id: z.string(), name: z.string() })

const FootprintLine = z.object({
  organization_id: z.number().int(),
  name: z.string().nullable(),
  country: z.string().nullable(),
  industry: Industry.nullable(),
  spend: Money.nullable().describe('null where an amount has no rate'),
  chosen_method: FootprintMethod.nullable().describe('what somebody chose for it; null: the best there is'),
  target: TargetState,
  result: z
    .object({
      method: FootprintMethod,
      kg: Kilograms,
      low: Kilograms,
      high: Kilograms,
      primary_kg: Kilograms.describe('of it what stands on its own figures'),
      share: Share.describe('of the emissions of all lines'),
      quality: z.number().describe('1 (best) to 5, after PCAF'),
      is_at_least: z
        .boolean()
        .describe('own figures without some of what it buys, and nothing in its place: it emits as much or more'),
      kg_per_usd: z.number(),
      own_figures: z
        .object({
          year: z.number().int(),
          scope_1_and_2_kg: Kilograms,
          upstream_scope_3_kg: Kilograms.nullable(),
          upstream_categories: z.array(z.number().int()),
          revenue_usd: z.number(),
          is_private: z.boolean().describe('its emissions were stated to this project and are not public'),
        })
        .nullable(),
      allocated: z
        .object({
          kg: Kilograms,
          covers: z.enum(['cradle_to_gate', 'scopes_1_and_2']),
          is_assured: z.boolean().describe('by an independent third party, as the supplier says'),
        })
        .nullable()
        .describe('what the supplier stated that its deliveries to you emitted in the year of the spend; not public'),
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
            .describe('how many divisions it is the mean of, where no single one is known'),
          industries: z
            .array(Industry)
            .optional()
            .describe(
              'which ones a mean is of; absent where it is the factor of `industry`, and in what version 1 kept',
            ),
          categories: z
            .array(z.string())
            .optional()
            .describe(
              'the categories of your list that somebody gave these industries; present where `basis` is spend_category',
            ),
        })
        .nullable(),
      industry_scopes_1_and_2: z
        .object({ kg_per_usd: z.number(), organizations: Count })
        .nullable()
        .describe('taken off the factor in a hybrid line'),
      not_possible: FootprintMethod.nullable().describe('what was chosen, where what we know does not allow it'),
      sources: z
        .array(z.string())
        .optional()
        .describe('of `editions`, those that this line stands on; absent where they were not kept'),
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
  cumulative_share: Share.describe('of all down to this one'),
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
    'of the emissions computed, which cover `covered_spend`; null: computed for none of these suppliers',
  ),
})

const goal = {
  basis: z.enum(['spend', 'emissions']).describe('what the share is of'),
  share: z.number().gt(0).max(1).describe('0 to 1: of suppliers with validated targets'),
  year: z.int().min(2020).max(2100).describe('by the end of which it is to be reached'),
}
const EngagementGoal = z.object(goal)
export type EngagementGoal = z.infer<typeof EngagementGoal>

/** Body of PUT /footprint/goal; null takes the goal back. */
export const EngagementGoalChange = z.strictObject({ goal: z.strictObject(goal).nullable() })

/** Answer of PUT /footprint/goal. */
export const EngagementGoalSet = z.object({ goal: EngagementGoal.nullable() })

const mostCategories = 500
const spendCategory = {
  category: Text.transform((value) => value.trim()).refine(
    (value) => value !== '' && [...value].length <= 200,
    'must have 1 to 200 characters',
  ),
  industry_id: z.string().nullable().describe('ISIC Rev. 4 division that such things come from; null: nobody says'),
  scope_3_category: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .describe('1: purchased goods and services, 2: capital goods; null: nobody says'),
}

/** Body of PUT /footprint/categories: what is said of each takes the place of what was said before; others stay. */
export const SpendCategoryChange = z.strictObject({
  categories: z.array(z.strictObject(spendCategory)).min(1).max(mostCategories),
})

/** Answer of PUT /footprint/categories: all that is said of the project's categories. */
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
  category: z.string().nullable().describe('as your list has it; null: spend without a category'),
  industry: Industry.nullable().describe('that somebody of your team gave it'),
  scope_3_category: z.number().int().nullable().describe('1 or 2, that somebody of your team gave it'),
  suppliers: Count,
  spend: Money.describe('without credits'),
  waiting_suppliers: Count.describe('of them not covered, because their industry is not known'),
})

/** Body of PUT /organizations/{id}/footprint-method; null takes the choice back. */
export const FootprintMethodChange = z.strictObject({ method: FootprintMethod.nullable() })

/** Answer of PUT /organizations/{id}/footprint-method. */
export const FootprintMethodChosen = z.object({
  organization_id: z.number().int(),
  method: FootprintMethod.nullable(),
})

/** Answer of GET /footprint. */
export const Footprint = z.object({
  year: z.number().int().nullable().describe('of the spend; null: no spend of any year was given'),
  years: z.array(z.number().int()).describe('that have any spend, newest first'),
  currency: z.string(),
  total: z.object({
    kg: Kilograms,
    low: Kilograms,
    high: Kilograms,
    primary_share: Share.nullable().describe('of the emissions that stands on own figures; null without a line'),
    quality: z.number().nullable().describe('1 (best) to 5, after PCAF, weighed by spend; null without a line'),
    spend: Money.describe('of suppliers with more spend than credits'),
    covered_spend: Money,
    credits: z
      .object({
        suppliers: Count,
        amount: Money.describe('negative: what was credited'),
        beyond_spend: Money.describe('negative: of it what exceeds the spend of its supplier, and is in no sum'),
      })
      .optional()
      .describe('taken off the spend of their own supplier alone; absent in what version 1 kept'),
    suppliers: Count,
    covered_suppliers: Count,
  }),
  scope_3_categories: z
    .array(
      z.object({
        scope_3_category: z.number().int().nullable().describe('1, 2, or null: nobody said which'),
        kg: Kilograms,
        primary_share: Share.nullable().describe('of `kg` that stands on own figures; null without a line'),
        methods: z.array(FootprintMethod).describe('that any of its lines has'),
        spend: Money,
        covered_spend: Money,
        suppliers: Count,
      }),
    )
    .optional()
    .describe('the total by what your categories of spend were said to be; absent in what version 1 kept'),
  categories: z
    .array(SpendCategory)
    .optional()
    .describe('categories of the spend, most of it first; absent in what version 1 kept'),
  methods: z.array(z.object({ method: FootprintMethod, suppliers: Count, spend: Money, kg: Kilograms })),
  not_covered: z.array(z.object({ reason: NotCovered, suppliers: Count, spend: Money })),
  lines: z.array(FootprintLine).describe('largest emissions first, those without a result last'),
  hot_spots: z.object({ industries: z.array(IndustryHotSpot), countries: z.array(HotSpot) }),
  engagement: z.object({
    two_thirds: Count.nullable().describe('how many of the largest make up 67 % of the emissions'),
    targets: z.object({
      validated: Covered,
      committed: Covered,
      removed: Covered,
      expired: Covered,
      none: Covered,
      unknown: Covered,
    }),
    goal: EngagementGoal.extend({
      reached: Share.describe('by validated targets that have not expired'),
      gap: z
        .array(z.number().int())
        .describe('ids of the suppliers without one, largest first, with whom the goal would be reached'),
    }).nullable(),
  }),
  version: z.int().describe('of the way in which it was computed; it rises where the same inputs give other figures'),
  rates: z
    .array(z.object({ currency: z.string(), year: z.int(), per_usd: z.number(), source: z.string() }))
    .describe('units for one US dollar, mean of the year, that its amounts were converted with'),
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
    .describe('what it was computed with; version 1 kept their ids alone'),
})
export type Footprint = z.infer<typeof Footprint>
