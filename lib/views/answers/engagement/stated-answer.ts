import * as z from 'zod/mini'
import { fields, list, text, year } from '@/lib/views/answers/tolerant'
import { assurances } from '@/lib/views/engagement/assurances'

/** GET /organizations/{id}/stated-figures: what an organization stated to the project. Amounts are tonnes CO2e. */

const decisions = ['proposed', 'accepted', 'rejected'] as const

const Figure = z.object({
  id: z.int(),
  year,
  scope: z.string(),
  value: z.number(),
  given_value: z.number(),
  given_unit: z.string(),
  method: text,
  assurance: z.catch(z.nullable(z.enum(assurances)), null),
  note: text,
  origin: z.catch(z.enum(['typed', 'imported', 'answered']), 'typed'),
  given_by: text,
  given_at: z.string(),
  decision: z.enum(decisions),
  decided_by: text,
  decided_at: text,
  doubt: z.catch(z.nullable(z.object({ kind: z.enum(['much_more', 'much_less']), year, value: z.number() })), null),
})
export type StatedFigureAnswer = z.infer<typeof Figure>

const StatedAnswer = fields({ figures: list(Figure) })

export function parseStated(answer: unknown): StatedFigureAnswer[] {
  return StatedAnswer.parse(answer).figures
}

const Outcomes = fields({ outcomes: list(z.object({ organization_id: z.nullable(z.int()), detail: text })) })
export type StatedOutcome = z.infer<typeof Outcomes>['outcomes'][number]

export function parseStatedOutcomes(answer: unknown): StatedOutcome[] {
  return Outcomes.parse(answer).outcomes
}
