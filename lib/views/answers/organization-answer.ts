import * as z from 'zod/mini'
import type { Scope3Category } from '@/service/contract/organization/scope-3-categories'
import { between, day, fields, flag, list, number, optionalFields, optionalYear, text, year } from './tolerant'

const ranks = ['very_high', 'high', 'medium', 'low', 'very_low', 'unknown'] as const
export const Rank = z.catch(z.enum(ranks), 'unknown')
export type Rank = z.infer<typeof Rank>

const scope1 = {
  total: number,
  stationary_combustion: number,
  mobile_combustion: number,
  fugitive_emissions: number,
  process_emissions: number,
  sum: number,
}

const scope2 = {
  total: number,
  total_location_based: number,
  total_market_based: number,
  purchased_electricity: number,
  purchased_steam: number,
  purchased_heat: number,
  purchased_cooling: number,
  sum: number,
}

const scope3 = {
  total: number,
  sum: number,
  purchased_goods_and_services: number,
  capital_goods: number,
  fuel_and_energy_related_activities: number,
  upstream_transportation_and_distribution: number,
  waste_generated_in_operations: number,
  business_travel: number,
  employee_commute: number,
  upstream_leased_assets: number,
  downstream_transportation_and_distribution: number,
  processing_of_sold_products: number,
  use_of_sold_products: number,
  end_of_life_treatment_of_sold_products: number,
  downstream_leased_assets: number,
  franchises: number,
  investments: number,
} satisfies Record<Scope3Category | 'total' | 'sum', unknown>

const Emissions = z.pipe(
  // Some services write one number where ours writes an object: it is then the total.
  z.transform((value: unknown) => (typeof value === 'number' ? { total: value } : value)),
  fields({
    scope_1: fields(scope1),
    scope_2: fields(scope2),
    scope_1_and_2: fields({ total: number, total_location_based: number, total_market_based: number }),
    scope_3: fields(scope3),
    total: number,
    sum: number,
  }),
)

const Link = fields({ url: text })

const Performance = z.object({
  year,
  region: text,
  emission_factor: number,
  total_upstream_emission_factor: number,
  scope_1_and_2_emission_factor: number,
  revenue_currency: text,
  revenue: number,
  /** Undefined if the service does not say whether it converted, null if it says that it did not. */
  currency_conversion: z.optional(
    optionalFields({
      from: text,
      to: text,
      rate: number,
      year: optionalYear,
      method: text,
      source: fields({ title: text, url: text }),
    }),
  ),
  /** Why revenue is not in the requested currency. */
  currency_note: text,
  emissions: Emissions,
  documents: list(fields({ url: text, mirror_url: text, title: text, page: text, published_at: day })),
  publishers: list(z.string()),
  /** For emissions read from a report and verified by a person; null if a public source compiled them. */
  extraction: optionalFields({
    document_id: number,
    document: text,
    verified_by: list(z.string()),
    /** True for older services, which show nothing unchecked. */
    is_checked: z.catch(z.boolean(), true),
  }),
  /** The same of revenue. */
  revenue_extraction: optionalFields({ verified_by: list(z.string()) }),
  /** For emissions that the organization stated to the project, not publicly. */
  private_statement: optionalFields({ stated_by: list(z.string()), accepted_by: list(z.string()) }),
  production_emission_factors: list(z.object({ product: z.string() })),
})

const IndustryPerformance = z.object({
  year,
  region: text,
  emission_factor: z.number(),
  currency: text,
  basis: text,
  organizations: number,
  source: Link,
})

const target = {
  has_target: flag,
  target_status: text,
  target: text,
  year: optionalYear,
  target_year: optionalYear,
  joined_at: day,
  ambition: text,
}

const Initiative = z.pipe(
  // Some services write only its name.
  z.transform((value: unknown) => (typeof value === 'string' ? { name: value } : value)),
  fields({ name: text, slug: text }),
)

/** A whole number, or its digits as a string. */
export const organizationId = z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))])

const Sbti = fields({
  last_retrieved_at: day,
  data: list(
    fields({
      created_at: day,
      retrieved_at: day,
      near_term: fields(target),
      long_term: fields(target),
      net_zero: fields(target),
      business_ambition_1_5: fields(target),
      target_detail: text,
      reason: text,
      removed_at: day,
    }),
  ),
})

const GroupCompany = { id: number, name: text, hq_region: text }

/**
 * What a page needs of GET /organizations/{id} or POST /organizations, from our own service or any other with the published interface:
 * every field exists, and is `null` if the service did not say.
 */
export const OrganizationAnswer = z.object({
  id: organizationId,
  name: text,
  hq_region: text,
  hq_subregion: text,
  industry: optionalFields({
    id: z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''),
    name: text,
    mean_score: between(0, 1),
    scored_organizations: number,
    mean_score_class: optionalFields({ level: text, name: text }),
    performances: list(IndustryPerformance),
  }),
  website: text,
  external_id: text,
  status: z.catch(z.string(), 'created'),
  matching_organization: optionalFields({
    id: number,
    link: text,
    name: text,
    names: list(z.object({ value: z.string() })),
    websites: list(z.object({ value: z.string() })),
    hq_region: text,
    hq_subregion: text,
    industry: optionalFields({ name: text }),
    tickers: list(z.object({ exchange: text, symbol: z.string() })),
  }),
  performances: list(Performance),
  sources: list(
    fields({ url: text, mirror_url: text, title: text, publisher: text, licence: text, retrieved_at: day }),
  ),
  score: between(0, 1),
  score_range: optionalFields({ low: between(0, 1), high: between(0, 1) }),
  known_share: between(0, 1),
  score_reasons: list(
    z.object({ indicator: text, points: z.number(), possible: number, reason: z.string(), english: flag }),
  ),
  industry_score_percentile: between(0, 100),
  industry_confidence: text,
  industry_group: list(z.object({ id: text, name: z.string() })),
  listed_sectors: list(z.object({ source: z.string(), publisher: text, sector: z.string() })),
  industry_rank: Rank,
  region_rank: Rank,
  related_environmental_report_status: text,
  /** Years whose figures the service has but does not show. */
  /** `is_said`: the reason is in the reader's language, else in the service's own words. */
  held_back: list(z.object({ year, region: text, publisher: text, reason: z.string(), is_said: flag })),
  cdp: fields({ last_retrieved_at: day, is_listed: flag, url: text }),
  sbti: Sbti,
  un: fields({ last_retrieved_at: day, url: text, initiatives: list(Initiative) }),
  un_memberships: list(
    z.object({
      name: z.string(),
      slug: text,
      is_member: flag,
      joined_at: day,
      last_retrieved_at: day,
      listed_by: text,
    }),
  ),
  climate_pledge: fields({ signed: flag, signed_at: day, link: text }),
  /** The parent of an organization without figures of its own; null if none is known or the service does not say. */
  group: optionalFields({
    parent: fields(GroupCompany),
    ultimate_parent: optionalFields(GroupCompany),
    relation: text,
    is_shown: flag,
    performances: list(Performance),
    sbti: Sbti,
    sources: list(fields({ url: text, title: text, publisher: text })),
  }),
  /** The project's registration; null if the service does not return it and takes no changes. */
  registration: optionalFields({
    name: text,
    hq_region: text,
    hq_subregion: text,
    industry_id: text,
    industry_name: text,
    website: text,
    external_id: text,
    is_legal_entity_name: flag,
    lei_number: text,
    isin_number: text,
    duns_number: text,
    sp_global_number: text,
    set_by_hand: list(z.object({ field: z.string(), at: z.string() })),
  }),
})
/** `has_extensions`: the service returns more than the published interface, so the dashboard may use its extensions. */
export type OrganizationAnswer = z.infer<typeof OrganizationAnswer> & { has_extensions: boolean }
export type SbtiEntryAnswer = OrganizationAnswer['sbti']['data'][number]
export type PerformanceAnswer = OrganizationAnswer['performances'][number]

/** The answer with everything a page needs; null without an id, as it is then not an organization. */
export function parseOrganization(answer: unknown): OrganizationAnswer | null {
  const read = OrganizationAnswer.safeParse(answer)
  if (!read.success) return null
  return { ...read.data, has_extensions: typeof answer === 'object' && answer !== null && 'score_reasons' in answer }
}

/** Whether an answer is an organization's: it has at least an id. */
export function isOrganization(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && organizationId.safeParse(Reflect.get(answer, 'id')).success
}
