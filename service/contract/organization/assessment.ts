import { z } from 'zod'
import { ScoredClass } from '@/service/contract/industry'

export const indicatorStates = ['earned', 'not_earned', 'unknown'] as const
export const IndicatorState = z.enum(indicatorStates)
export type IndicatorState = z.infer<typeof IndicatorState>

/** Code of a text, for programs that show it in another language. Services of earlier versions send none. */
export const RuleId = z.string().optional()
export const IndicatorRule = z.object({ id: RuleId, points: z.number(), when: z.string() })

/** One indicator of an organization: its points, the most possible, the reason, and what would earn the rest. */
export const AssessedIndicator = z.object({
  id: z.string(),
  group: z.string(),
  title: z.string(),
  points: z.number().describe('negative only where something is known to be bad'),
  possible: z.number(),
  known_points: z
    .number()
    .describe('the part of `possible` whose evidence is known; of a disclosure only what our sources show is known'),
  state: IndicatorState.describe(
    'unknown: neither adds nor subtracts points; not_earned: known, and adds none or subtracts some',
  ),
  reason: z.string(),
  evidence: z
    .record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()]))
    .describe('the evidence considered, for programs; its keys depend on the indicator'),
  to_earn: z
    .string()
    .nullable()
    .describe('what would earn the rest, or why there is no advice; null where all is earned'),
  advice_limit: z
    .string()
    .nullable()
    .describe(
      'why it cannot follow the advice, which `raise_most` then leaves out: "fossil_fuels", "target_ended"; null where nothing is known to prevent it',
    ),
})
export type AssessedIndicator = z.infer<typeof AssessedIndicator>

export const AssessedGroup = z.object({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  points: z.number(),
  possible: z.number(),
  score_without: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('the score if this group did not exist: points of the other groups divided by the most they can have'),
})
export type AssessedGroup = z.infer<typeof AssessedGroup>

/** Answer of GET /organizations/{id}/assessment, an extension: everything the score is computed from. */
export const OrganizationAssessment = z.object({
  organization_id: z.number().int(),
  status: z.string().describe('status of the organization; research in progress may change the assessment'),
  methodology: z.object({
    version: z.string().nullable().describe('the version this score was computed with; null without a score'),
    current_version: z.string(),
    url: z.string(),
  }),
  score: z.number().min(0).max(1).nullable().describe('null also where fewer than 40 points are known'),
  score_range: z
    .object({ low: z.number().min(0).max(1), high: z.number().min(0).max(1) })
    .nullable()
    .describe('what the score would be if everything unknown were bad, and if it were good'),
  points: z.number().nullable().describe('sum of the points of all indicators, of 100; may be below 0'),
  basis: z.enum(['own_evidence', 'industry_and_region']).nullable(),
  confidence: z.enum(['low', 'medium', 'high']).nullable(),
  known_share: z.number().min(0).max(1).nullable().describe('share of the 100 points whose evidence is known'),
  summary: z.string().describe('what the score is based on, in words'),
  groups: z.array(AssessedGroup),
  indicators: z.array(AssessedIndicator),
  raise_most: z
    .array(z.object({ indicator: z.string(), gain: z.number(), to_earn: z.string() }))
    .describe('what the organization could do to raise its score, given what is known about it; most points first'),
  we_need: z
    .array(
      z.object({
        need: z.enum(['report', 'company', 'list_row', 'industry', 'country']),
        points: z.number().describe('points that would become known'),
        words: z.string(),
      }),
    )
    .describe('what this service would need in order to know more; a gap in its data, not a fault of the organization'),
  industry: z.object({
    id: z.string().nullable(),
    name: z.string().nullable(),
    confidence: z.enum(['low', 'medium', 'high']).nullable(),
    percentile: z.number().min(0).max(100).nullable(),
    compared_with: ScoredClass.nullable().describe('the companies that the percentile compares with'),
    percentile_reason: z
      .enum(['no_score', 'no_industry', 'too_few_known_as_well'])
      .nullable()
      .describe(
        'why there is no percentile; too_few_known_as_well: fewer than ten companies of the industry have at least the same known share',
      ),
  }),
})
export type OrganizationAssessment = z.infer<typeof OrganizationAssessment>
