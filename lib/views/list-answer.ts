import * as z from 'zod/mini'
import { Rank } from './organization-answer'
import { fields, flag, list, number, optionalFields, text } from './tolerant'

export const OrganizationSummary = z.object({
  id: z.int(),
  name: text,
  hq_region: text,
  industry: optionalFields({ name: text }),
  status: z.catch(z.string(), 'created'),
  score: number,
  industry_score_percentile: number,
  industry_rank: Rank,
  region_rank: Rank,
  latest_emissions: optionalFields({ year: number, region: text, kilograms: number, covers: text }),
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

/** Null where the answer is no list at all. */
export function parseList(answer: unknown): ListAnswer | null {
  if (typeof answer !== 'object' || answer === null || !Array.isArray(Reflect.get(answer, 'organizations'))) return null
  const read = ListAnswer.safeParse(answer)
  return read.success ? read.data : null
}
