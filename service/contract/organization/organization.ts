import { z } from 'zod'
import { Industry } from '@/service/contract/industry'
import { parentKinds } from './group'
import { ReasonCodes } from './state-reason'

const Text = z.string().nullable()
const Day = z.iso.date().nullable()
const Kilograms = z.number().nullable()

export const rankLevels = ['very_high', 'high', 'medium', 'low', 'very_low', 'unknown'] as const
/** A level of emission intensity: very_high is bad. */
export const RankLevel = z.enum(rankLevels)
export type RankLevel = z.infer<typeof RankLevel>

/** Kilograms CO2e. `total` is what the organization stated, `sum` what we added up; for scope 3 the categories that are not null. */
export const Emissions = z.object({
  scope_1: z.object({
    total: Kilograms,
    stationary_combustion: Kilograms,
    mobile_combustion: Kilograms,
    fugitive_emissions: Kilograms,
    process_emissions: Kilograms,
    sum: Kilograms,
  }),
  scope_2: z.object({
    total: Kilograms,
    total_location_based: Kilograms,
    total_market_based: Kilograms,
    purchased_electricity: Kilograms,
    purchased_steam: Kilograms,
    purchased_heat: Kilograms,
    purchased_cooling: Kilograms,
    sum: Kilograms,
  }),
  scope_1_and_2: z.object({ total: Kilograms, total_location_based: Kilograms, total_market_based: Kilograms }),
  scope_3: z.object({
    total: Kilograms,
    purchased_goods_and_services: Kilograms,
    capital_goods: Kilograms,
    fuel_and_energy_related_activities: Kilograms,
    upstream_transportation_and_distribution: Kilograms,
    waste_generated_in_operations: Kilograms,
    business_travel: Kilograms,
    employee_commute: Kilograms,
    upstream_leased_assets: Kilograms,
    downstream_transportation_and_distribution: Kilograms,
    processing_of_sold_products: Kilograms,
    use_of_sold_products: Kilograms,
    end_of_life_treatment_of_sold_products: Kilograms,
    downstream_leased_assets: Kilograms,
    franchises: Kilograms,
    investments: Kilograms,
    sum: Kilograms,
  }),
  total: Kilograms,
  sum: Kilograms,
})
export type Emissions = z.infer<typeof Emissions>

export const Document = z.object({ url: Text, mirror_url: Text, title: Text, page: Text, published_at: Day })
export type Document = z.infer<typeof Document>

/** An extension: how revenue was converted from the currency of its source to `revenue_currency`. */
export const CurrencyConversion = z.object({
  from: z
    .string()
    .describe('ISO 4217 code of the currency of the source; its compiler may have converted the figure before'),
  to: z.string(),
  rate: z.number().describe('units of `to` for one unit of `from`'),
  year: z.number().int().describe('the year whose rate was used'),
  method: z
    .string()
    .describe('how the rate was computed: the mean of the calendar year unless months or a constant year are named'),
  source: z.object({ title: z.string(), url: z.string() }).describe('the first of `sources`'),
  sources: z.array(z.object({ title: z.string(), url: z.string() })).describe('every table the rate was computed from'),
})
export type CurrencyConversion = z.infer<typeof CurrencyConversion>

/** An extension: origin of emissions or revenue that were read from a report of the organization and verified by a person. */
export const Extraction = z.object({
  method: z.string().describe('"extracted, verified by …"'),
  document_id: z.number().int().describe('id of the report in GET /organizations/{id}/documents/{document_id}'),
  document: z.string(),
  verified_by: z.array(z.string()),
  is_checked: z
    .boolean()
    .describe(
      'false: some of it was read from the report and not yet checked by a person, but a sum printed in the report confirms it',
    ),
  verified_at: z.iso.datetime().describe('time of the last decision, or of the reading'),
})
export type Extraction = z.infer<typeof Extraction>

/** An extension: origin of emissions that the organization stated to this project but did not publish. */
export const PrivateStatement = z.object({
  stated_by: z.array(z.string()).describe('who stated them, where that is known'),
  stated_at: z.iso.datetime().describe('time of the last figure'),
  accepted_by: z.array(z.string()).describe('members of the team who accepted them, where that is known'),
  assurance: z
    .enum(['none', 'unspecified', 'limited', 'reasonable'])
    .nullable()
    .describe('the lowest level among its figures; null where one of them has no stated level'),
  is_own_answer: z.boolean().describe('false: a member of the team typed or imported some of it'),
})
export type PrivateStatement = z.infer<typeof PrivateStatement>

/** kg CO2e for one unit of a product. All fields other than product, unit, factor and source are extensions. */
export const ProductionEmissionFactor = z.object({
  product: z.string(),
  unit: z.string().describe('as PACT names it: kilogram, liter, piece, kilowatt hour, ton kilometer …'),
  factor: z.number().describe('kg CO2e per unit, without biogenic CO2 uptake; cradle to gate'),
  source: z.object({ url: Text }),
  factor_including_biogenic_uptake: z.number().describe('kg CO2e per unit'),
  factor_per_kilogram: z.number().nullable().describe('kg CO2e per kilogram of product; null where no mass is stated'),
  product_ids: z.array(z.string()).describe('URNs'),
  geography: Text.describe('where it is made: ISO 3166 code or a region of the United Nations; null: worldwide'),
  reference_period: z.object({ start: z.string(), end: z.string().describe('not part of it') }),
  valid_until: z.iso.datetime(),
})
export type ProductionEmissionFactor = z.infer<typeof ProductionEmissionFactor>

export const Performance = z.object({
  year: z.number().int(),
  region: z
    .string()
    .describe(
      'GLOBAL, or the ISO 3166-1 code of the one country the figures cover, or the ISO 3166-2 code of a part of it ("US-WA")',
    ),
  emission_factor: z
    .number()
    .nullable()
    .describe(
      'kg CO2e of all scopes per unit of revenue_currency. Where emissions.scope_3.total is null, its scope 3 includes only the categories that are not null there',
    ),
  total_upstream_emission_factor: z.number().nullable().describe('scopes 1, 2 and scope 3 categories 1 to 8'),
  scope_1_and_2_emission_factor: z.number().nullable(),
  revenue_currency: Text,
  revenue: z.number().nullable().describe('whole units of revenue_currency'),
  currency_conversion: CurrencyConversion.nullable().describe('null where revenue was not converted'),
  currency_note: Text.describe(
    'why revenue is not in the requested currency; null where it is, or where revenue is unknown',
  ),
  emissions: Emissions,
  production_emission_factors: z
    .array(ProductionEmissionFactor)
    .describe(
      'factors of products whose footprints (PACT 3) the organization shares with this project; only in the worldwide entry of the year in which the reference period ends; not public',
    ),
  documents: z.array(Document),
  publishers: z.array(z.string()).describe('who compiled the figures, the publisher of the emissions first'),
  extraction: Extraction.nullable().describe('null where a public source compiled the emissions'),
  revenue_extraction: Extraction.nullable().describe('null where a public source compiled the revenue'),
  private_statement: PrivateStatement.nullable().describe(
    'not null: the emissions were stated to this project and are not public; no score counts them',
  ),
})
export type Performance = z.infer<typeof Performance>

export const Source = z.object({
  url: z.string(),
  mirror_url: Text,
  title: Text,
  publisher: Text,
  licence: Text,
  retrieved_at: Day,
})
export type Source = z.infer<typeof Source>

const TargetStatus = z.enum(['set', 'committed', 'removed', 'none'])

const Ambition = Text.describe('an extension: the temperature class as worded in the list, such as "Well-below 2°C"')

export const SbtiTarget = z.object({
  created_at: Day,
  retrieved_at: Day,
  near_term: z.object({
    has_target: z.boolean(),
    target_status: TargetStatus,
    year: z.number().int().nullable().describe('an extension: the year it is due; null where the list does not say'),
    ambition: Ambition,
  }),
  long_term: z.object({
    has_target: z.boolean(),
    target_status: TargetStatus.describe('an extension'),
    target: z.enum(['1.5', '2']).nullable(),
    year: z.number().int().nullable(),
    ambition: Ambition,
  }),
  net_zero: z.object({
    has_target: z.boolean(),
    target_status: TargetStatus.describe('an extension'),
    target_year: z.number().int().nullable(),
  }),
  business_ambition_1_5: z.object({ has_target: z.boolean(), joined_at: Day }),
  target_detail: z.string(),
  reason: Text.describe('an extension: why a commitment was removed or given more time, in the words of the list'),
  removed_at: Day.describe(
    'an extension: the first day on which the list no longer had it, or had it with status removed; null where it was not removed or the day is not known',
  ),
})
export type SbtiTarget = z.infer<typeof SbtiTarget>

export const MatchingOrganization = z.object({
  id: z.number().int(),
  link: Text,
  name: z.string(),
  names: z.array(z.object({ value: z.string() })),
  websites: z.array(z.object({ value: z.string() })),
  hq_region: Text,
  hq_subregion: Text,
  industry: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  tickers: z.array(z.object({ exchange: z.string(), symbol: z.string() })),
})
export type MatchingOrganization = z.infer<typeof MatchingOrganization>

/** An extension: an indicator that changed the score. The strongest comes first. */
export const ScoreReason = z.object({
  indicator: z.string(),
  points: z.number().describe('of 100; negative where it lowered the score'),
  possible: z.number().describe('the most points this indicator can give'),
  reason: z.string(),
})
export type ScoreReason = z.infer<typeof ScoreReason>

/** An extension: the registration as the project sent it. The published fields show only a part of it. */
export const RegisteredFields = z.object({
  name: Text,
  hq_region: Text,
  hq_subregion: Text,
  hq_fuzzy: Text,
  industry_id: Text,
  industry_name: Text,
  website: Text,
  external_id: Text,
  is_legal_entity_name: z.boolean().nullable(),
  lei_number: Text,
  isin_number: Text,
  duns_number: Text,
  sp_global_number: Text,
  set_by_hand: z
    .array(z.object({ field: z.string(), at: z.iso.datetime() }))
    .describe('fields that a person set after the registration; they take precedence over the sources'),
})
export type RegisteredFields = z.infer<typeof RegisteredFields>

const UnMembership = z.object({
  name: z.string(),
  slug: z.enum(['race-to-zero', 'un-global-compact']),
  is_member: z
    .boolean()
    .nullable()
    .describe('null: not known; never false for the UN Global Compact, whose list is too old for newer participants'),
  joined_at: Day,
  last_retrieved_at: Day.describe('the day of the list'),
  listed_by: z
    .enum(['race-to-zero', 'un-global-compact', 'net-zero-tracker'])
    .nullable()
    .describe('the source whose list it is: Net Zero Tracker’s where that alone names a participant in Race to Zero'),
})

const SbtiEntry = z.object({ last_retrieved_at: Day, data: z.array(SbtiTarget) })
const ClimatePledge = z.object({ signed: z.boolean().nullable(), signed_at: Day, link: Text })
const GroupCompany = z.object({ id: z.number().int(), name: z.string(), hq_region: Text })

/**
 * An extension: what is known about the group of an organization without figures of its own. These figures are the parent's,
 * never the organization's: no sum, score, rank or export counts them.
 */
export const GroupOfOrganization = z.object({
  parent: GroupCompany,
  ultimate_parent: GroupCompany.nullable().describe(
    'the company at the top of the group, where it is another known one',
  ),
  relation: z
    .enum(parentKinds)
    .describe(
      'legal_entity: stated by GLEIF (level 2); reviewed: decided by a person; name: its name is the parent’s name with a place added; website: its name extends the parent’s name and both have the same website. Nobody has confirmed the last two',
    ),
  reason: z.string(),
  is_shown: z.boolean().describe('false: a person switched the figures and targets off, so they are empty'),
  performances: z.array(Performance).describe('performances of the parent'),
  sbti: SbtiEntry.nullable(),
  un_memberships: z.array(UnMembership),
  climate_pledge: ClimatePledge.nullable(),
  sources: z.array(Source),
})
export type GroupOfOrganization = z.infer<typeof GroupOfOrganization>

/** Answer of POST /organizations and GET /organizations/{id}. Every field is always present. */
export const Organization = z.object({
  id: z.number().int(),
  name: z.string(),
  hq_region: Text,
  hq_subregion: Text,
  industry: Industry.nullable(),
  website: Text,
  external_id: Text,
  status: z.string(),
  matching_organization: MatchingOrganization.nullable(),
  performances: z.array(Performance),
  held_back: z
    .array(
      z.object({
        year: z.number().int(),
        region: z.string().describe('as in `performances`'),
        publisher: z.string(),
        reason: z.string(),
        reason_codes: ReasonCodes,
      }),
    )
    .describe(
      'an extension: years, newest first, for which a source has emission figures that `performances` lacks, because they failed a check or a person judged them implausible',
    ),
  sources: z.array(Source),
  score: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('null also where less than 40 of the 100 points are known; score_reasons says so'),
  score_range: z
    .object({ low: z.number().min(0).max(1), high: z.number().min(0).max(1) })
    .nullable()
    .describe('an extension: what the score would be if everything unknown were bad, and if it were good'),
  known_share: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('an extension: share of the 100 points whose evidence is known; null before research'),
  score_reasons: z.array(ScoreReason),
  industry_score_percentile: z.number().min(0).max(100).nullable(),
  industry_confidence: z.enum(['low', 'medium', 'high']).nullable(),
  industry_group: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe(
      'an extension: where `industry` is null, the divisions it may belong to, because the lists name a wider sector; `industry_confidence` is then low',
    ),
  listed_sectors: z
    .array(z.object({ source: z.string(), publisher: z.string(), sector: z.string() }))
    .describe('an extension: the industry of the matched company in the words of each list'),
  industry_rank: RankLevel,
  region_rank: RankLevel,
  related_environmental_report_status: z.enum(['processing', 'found', 'not_found']).nullable(),
  cdp: z.object({ last_retrieved_at: Day, is_listed: z.boolean().nullable(), url: Text }),
  sbti: SbtiEntry,
  un: z.object({
    last_retrieved_at: Day,
    url: Text,
    initiatives: z.array(z.object({ name: z.string(), slug: z.string() })),
  }),
  un_memberships: z
    .array(UnMembership)
    .describe('an extension: membership of Race to Zero and of the UN Global Compact, each with its own days'),
  climate_pledge: ClimatePledge,
  group: GroupOfOrganization.nullable().describe(
    'an extension: its group, where it has no figures of its own and a parent is known',
  ),
  registration: RegisteredFields,
})
export type Organization = z.infer<typeof Organization>
