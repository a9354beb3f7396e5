import * as z from 'zod/mini'
import { organizationId, Rank } from './organization-answer'
import { between, day, fields, flag, list, number, optionalFields, optionalYear, text, year } from './tolerant'

const count = number

const series = list(z.object({ year, kilograms: z.number() }))

const Figure = optionalFields({
  year: optionalYear,
  region: text,
  kilograms: number,
  covers: text,
  basis: text,
  scope_2_method: text,
  /** The scope 3 categories that the figure is known to include; null: unknown, or the service does not say. */
  scope_3_categories: z.catch(z.nullable(z.array(z.int())), null),
  scope_3_coverage: text,
  lacks_investments: flag,
  publishers: list(z.string()),
  series,
})
export type ListFigure = NonNullable<z.infer<typeof Figure>>

/** The organization's own data in brief; null also from a service without own data. */
const OwnSummary = optionalFields({
  category: text,
  buyer: text,
  contact_email: text,
  columns: z.catch(z.record(z.string(), z.string()), {}),
  spend: list(z.object({ year, currency: z.string(), amount: z.number() })),
  spend_in_usd: list(z.object({ year, amount: number })),
})

export const OrganizationSummary = z.object({
  id: organizationId,
  name: text,
  hq_region: text,
  external_id: text,
  website: text,
  /** The name of the matched company; null: none, or the service does not say. */
  matched_name: text,
  industry: optionalFields({ id: text, name: text }),
  /** Null: the service does not say. */
  is_identified: flag,
  industry_group: list(z.object({ name: z.string() })),
  status: z.catch(z.string(), 'created'),
  score: between(0, 1),
  score_range: optionalFields({ low: between(0, 1), high: between(0, 1) }),
  known_share: between(0, 1),
  industry_score_percentile: between(0, 100),
  industry_rank: Rank,
  region_rank: Rank,
  latest_emissions: optionalFields({
    year: optionalYear,
    region: text,
    kilograms: number,
    covers: text,
    basis: text,
    publishers: list(z.string()),
  }),
  emissions_series: series,
  scopes_1_and_2: Figure,
  all_scopes: Figure,
  intensity: optionalFields({ kilograms_per_unit: number, currency: text, year: optionalYear }),
  has_science_based_target: flag,
  commitments: fields({
    sbti: text,
    net_zero_target: flag,
    net_zero_status: text,
    /** The days of the lists behind these fields; null: not looked up, or the service does not say. */
    sbti_list_of: day,
    race_to_zero_list_of: day,
    race_to_zero: flag,
    global_compact: flag,
    climate_pledge: flag,
  }),
  target_year: optionalYear,
  confidence: text,
  open_candidates: number,
  /** The parent company, if the organization has no figures of its own. */
  group: text,
  recognition: text,
  labels: list(z.string()),
  identifiers: fields({ lei_number: text, isin_number: text, duns_number: text, sp_global_number: text }),
  own_data: OwnSummary,
  updated_at: day,
})
export type OrganizationSummary = z.infer<typeof OrganizationSummary>

/** One page of GET /organizations, as tolerant as an organization's own answer. */
export const ListAnswer = z.object({
  organizations: list(OrganizationSummary),
  next_cursor: text,
  previous_cursor: text,
  first_position: number,
  matching: number,
  /** False: there are more than `matching`. */
  matching_is_exact: flag,
  /** Null: the list is neither ordered nor filtered by spend. */
  spend_order: optionalFields({ year: optionalYear }),
  totals: fields({
    organizations: number,
    with_emissions: number,
    with_worldwide_figures: number,
    with_one_country_figures: number,
    not_recognised: number,
    with_science_based_targets: number,
    in_progress: number,
  }),
})
export type ListAnswer = z.infer<typeof ListAnswer>
export type Totals = ListAnswer['totals']

/** GET /organizations/summary. */
export const SummaryAnswer = z.object({
  organizations: z.number(),
  with_emissions: count,
  figures: fields({ worldwide: count, one_country: count, none: count, not_recognised: count, in_progress: count }),
  /** Null: the service does not say which organizations are a known company. */
  recognition: optionalFields({ recognised: count, to_decide: count, not_found: count }),
  /** Null: the service does not say by year. */
  newest_worldwide_years: z.catch(z.nullable(z.array(z.object({ year: z.int(), count: z.int() }))), null),
  share_with_emissions: between(0, 1),
  share_with_science_based_targets: between(0, 1),
  score_distribution: list(z.object({ from: z.number(), to: z.number(), count: z.number() })),
  without_score: count,
  science_based_targets: fields({ yes: count, no: count, unknown: count, passed: count }),
  countries: list(z.object({ id: text, count: z.number() })),
  industries: list(z.object({ id: text, name: text, count: z.number() })),
  confidences: list(z.object({ id: text, count: z.number() })),
  labels: list(z.object({ label: z.string(), count: z.number() })),
  with_candidates: count,
  /** What waits for a person in the whole project; null: the service does not say. */
  worklists: optionalFields({
    spend_year: optionalYear,
    lists: list(z.object({ id: z.string(), organizations: z.number(), spend_share: between(0, 1) })),
  }),
  /** Null: the service does not store how a team works with organizations. */
  engagement: optionalFields({
    stages: fields({ not_contacted: count, asked: count, answered: count, verified: count, declined: count }),
    owners: list(z.object({ owner: z.string(), count: z.number() })),
  }),
  /** Null: the service stores no own data. */
  own_data: optionalFields({
    categories: list(z.object({ value: z.string(), count: z.number() })),
    buyers: list(z.object({ value: z.string(), count: z.number() })),
    columns: list(z.object({ heading: z.string(), count: z.number() })),
    spend: list(z.object({ year, currency: z.string(), count: z.number() })),
  }),
})
export type SummaryAnswer = z.infer<typeof SummaryAnswer>

export function isList(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Array.isArray(Reflect.get(answer, 'organizations'))
}

/** Null if the answer is not a list. */
export function parseList(answer: unknown): ListAnswer | null {
  if (!isList(answer)) return null
  const read = ListAnswer.safeParse(answer)
  return read.success ? read.data : null
}

export function parseSummary(answer: unknown): SummaryAnswer | null {
  const read = SummaryAnswer.safeParse(answer)
  return read.success ? read.data : null
}
