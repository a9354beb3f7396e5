import { z } from 'zod'
import { RankLevel } from './organization'
import { statuses } from './status'
import { Text } from './text'
import { wholeNumber } from './whole-number'

export const organizationSorts = [
  'name',
  '-name',
  'score',
  '-score',
  'emissions',
  '-emissions',
  'created',
  '-created',
] as const

/** Query of GET /organizations (ours: the published interface has no list). */
export const OrganizationListQuery = z.strictObject({
  q: Text.refine((text) => [...text].length <= 200, 'must have at most 200 characters')
    .optional()
    .describe('Part of the name, website or external id, in any case, with or without diacritics'),
  status: z
    .enum([...statuses, 'in_progress'])
    .optional()
    .describe('Only organizations in this state; "in_progress": in any but synced and errored'),
  sort: z.enum(organizationSorts).default('name').describe('"-" in front: descending. What has no figure comes last'),
  limit: wholeNumber(200).default(50).describe('Organizations in one page'),
  cursor: z.string().max(2000).optional().describe('`next_cursor` of the page before, in the same order'),
})
export type OrganizationListQuery = z.output<typeof OrganizationListQuery>

export const OrganizationSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  hq_region: z.string().nullable(),
  industry: z.object({ id: z.string(), name: z.string() }).nullable(),
  website: z.string().nullable(),
  external_id: z.string().nullable(),
  status: z.string(),
  score: z.number().nullable(),
  industry_score_percentile: z.number().nullable(),
  industry_rank: RankLevel,
  region_rank: RankLevel,
  latest_emissions: z
    .object({
      year: z.number().int(),
      region: z.string(),
      kilograms: z.number(),
      covers: z.enum(['all_scopes', 'scope_1_and_2', 'scope_1']).describe('which scopes the amount holds'),
    })
    .nullable(),
  has_science_based_target: z.boolean().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type OrganizationSummary = z.infer<typeof OrganizationSummary>

/** Answer of GET /organizations. Counts are over the whole project, whatever the filter; `matching` over the filter. */
export const OrganizationList = z.object({
  organizations: z.array(OrganizationSummary),
  next_cursor: z.string().nullable(),
  matching: z.number().int(),
  totals: z.object({
    organizations: z.number().int(),
    with_emissions: z.number().int(),
    with_science_based_targets: z.number().int(),
    in_progress: z.number().int(),
  }),
})
export type OrganizationList = z.infer<typeof OrganizationList>
