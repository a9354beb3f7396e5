import * as z from 'zod/mini'
import { organizationId, Rank } from './organization-answer'
import { between, fields, flag, list, number, optionalFields, optionalYear, text } from './tolerant'

export const OrganizationSummary = z.object({
  id: organizationId,
  name: text,
  hq_region: text,
  industry: optionalFields({ name: text }),
  status: z.catch(z.string(), 'created'),
  score: between(0, 1),
  industry_score_percentile: between(0, 100),
  industry_rank: Rank,
  region_rank: Rank,
  latest_emissions: optionalFields({ year: optionalYear, region: text, kilograms: number, covers: text }),
  has_science_based_target: flag,
})
export type OrganizationSummary = z.infer<typeof OrganizationSummary>

/** One page of GET /organizations, as tolerant as an organization's own answer. */
export const ListAnswer = z.object({
  organizations: list(OrganizationSummary),
  next_cursor: text,
  matching: number,
  totals: fields({
    organizations: number,
    with_emissions: number,
    with_science_based_targets: number,
    in_progress: number,
  }),
})
export type ListAnswer = z.infer<typeof ListAnswer>
export type Totals = ListAnswer['totals']

export function isList(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Array.isArray(Reflect.get(answer, 'organizations'))
}

/** Null where the answer is no list at all. */
export function parseList(answer: unknown): ListAnswer | null {
  if (!isList(answer)) return null
  const read = ListAnswer.safeParse(answer)
  return read.success ? read.data : null
}
