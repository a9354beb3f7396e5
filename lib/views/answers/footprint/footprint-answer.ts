import * as z from 'zod/mini'
import { fields, flag, list, number, optionalFields, optionalYear, text, year } from '@/lib/views/answers/tolerant'

/** What the page reads from GET /footprint of our service; kilograms CO2e, money in the requested currency. */

const methods = ['supplier_specific', 'hybrid', 'industry_average'] as const
export type FootprintMethod = (typeof methods)[number]
const Method = z.catch(z.nullable(z.enum(methods)), null)

const targetStates = ['validated', 'committed', 'removed', 'expired', 'none', 'unknown'] as const
export type TargetState = (typeof targetStates)[number]
const Target = z.catch(z.enum(targetStates), 'unknown')

const reasons = ['no_rate', 'not_positive', 'industry_unknown', 'industry_group', 'no_factor'] as const
export type NotCovered = (typeof reasons)[number]
const Reason = z.catch(z.nullable(z.enum(reasons)), null)

const Industry = z.object({ id: z.string(), name: z.string() })

const Result = z.object({
  method: z.enum(methods),
  kg: z.number(),
  low: z.number(),
  high: z.number(),
  share: z.number(),
  quality: z.number(),
  is_at_least: flag,
  kg_per_usd: z.number(),
  own_figures: optionalFields({
    year,
    scope_1_and_2_kg: z.number(),
    upstream_scope_3_kg: number,
    upstream_categories: list(z.int()),
    revenue_usd: z.number(),
    is_private: z.catch(z.boolean(), false),
  }),
  allocated: optionalFields({
    kg: z.number(),
    covers: z.enum(['cradle_to_gate', 'scopes_1_and_2']),
    is_assured: z.catch(z.boolean(), false),
  }),
  factor: optionalFields({
    kg_per_usd: z.number(),
    price_year: year,
    region: text,
    basis: text,
    has_medians: flag,
    divisions: number,
    industries: list(Industry),
    categories: list(z.string()),
  }),
  industry_scopes_1_and_2: optionalFields({ kg_per_usd: z.number(), organizations: z.int() }),
  not_possible: Method,
  /** Ids of editions; null where they were not kept. */
  sources: z.catch(z.nullable(z.array(z.string())), null),
})

const Line = z.object({
  organization_id: z.int(),
  name: text,
  country: text,
  industry: optionalFields({ id: z.string(), name: text }),
  spend: number,
  chosen_method: Method,
  target: Target,
  result: z.catch(z.nullable(Result), null),
  not_covered: Reason,
})
export type FootprintLine = z.infer<typeof Line>

const hotSpot = { id: text, name: text, kg: z.number(), share: z.number(), cumulative_share: z.number() }
const HotSpot = z.object(hotSpot)
/** `category_kg`: of it what stands here by the industry of a spend category. */
const IndustryHotSpot = z.object({ ...hotSpot, category_kg: z.catch(z.number(), 0) })
export type HotSpot = z.infer<typeof HotSpot>

const Covered = fields({ suppliers: number, spend_share: number, emission_share: number })

const Goal = z.object({
  basis: z.enum(['spend', 'emissions']),
  share: z.number(),
  year,
  reached: z.number(),
  gap: list(z.int()),
})
export type Goal = z.infer<typeof Goal>

/** What is said of a category of the list's; `category` null: spend without one. */
const Category = z.object({
  category: text,
  industry: z.catch(z.nullable(Industry), null),
  scope_3_category: number,
  suppliers: z.int(),
  spend: z.number(),
  waiting_suppliers: z.int(),
})
export type SpendCategory = z.infer<typeof Category>

export const FootprintFields = z.object({
  year: optionalYear,
  years: list(year),
  currency: z.string(),
  total: z.object({
    kg: z.number(),
    low: z.number(),
    high: z.number(),
    primary_share: number,
    quality: number,
    spend: z.number(),
    covered_spend: z.number(),
    /** Amounts are negative; null where the service does not say. */
    credits: optionalFields({ suppliers: z.int(), amount: z.number(), beyond_spend: z.number() }),
    suppliers: z.int(),
    covered_suppliers: z.int(),
  }),
  scope_3_categories: list(
    z.object({
      scope_3_category: number,
      kg: z.number(),
      primary_share: number,
      methods: list(z.enum(methods)),
      spend: z.number(),
      covered_spend: z.number(),
      suppliers: z.int(),
    }),
  ),
  categories: list(Category),
  methods: list(z.object({ method: z.enum(methods), suppliers: z.int(), spend: z.number(), kg: z.number() })),
  not_covered: list(z.object({ reason: z.enum(reasons), suppliers: z.int(), spend: z.number() })),
  lines: list(Line),
  hot_spots: fields({ industries: list(IndustryHotSpot), countries: list(HotSpot) }),
  engagement: z.object({
    two_thirds: number,
    targets: z.object({
      validated: Covered,
      committed: Covered,
      removed: Covered,
      expired: Covered,
      none: Covered,
      unknown: Covered,
    }),
    goal: z.catch(z.nullable(Goal), null),
  }),
  rates: list(z.object({ currency: z.string(), year, per_usd: z.number(), source: z.string() })),
  editions: list(
    z.object({ source: z.string(), retrieved_at: z.string(), publisher: text, title: text, vintage: text }),
  ),
})
export type FootprintAnswer = z.infer<typeof FootprintFields>

/** Null if it is not a footprint. */
export function parseFootprint(value: unknown): FootprintAnswer | null {
  const read = FootprintFields.safeParse(value)
  return read.success ? read.data : null
}
