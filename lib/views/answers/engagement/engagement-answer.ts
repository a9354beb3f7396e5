import * as z from 'zod/mini'
import { day, fields, list, number, text } from '@/lib/views/answers/tolerant'
import { stages } from '@/lib/views/engagement/stages'

/** GET /organizations/{id}/engagement and GET /engagement, as tolerant as an organization's own answer. */

const stage = z.catch(z.enum(stages), 'not_contacted')
const count = z.pipe(
  number,
  z.transform((value: number | null) => value ?? 0),
)
const record = { stage, owner: text, next_step: text, due_on: day }

const EngagementAnswer = fields({
  ...record,
  changes: list(z.object({ ...record, changed_by: text, changed_at: z.string() })),
  labels: list(z.object({ label: z.string(), added_by: text, added_at: text })),
})
export type EngagementAnswer = z.infer<typeof EngagementAnswer>
export type EngagementRecord = Pick<EngagementAnswer, 'stage' | 'owner' | 'next_step' | 'due_on'>

export function parseEngagement(answer: unknown): EngagementAnswer {
  return EngagementAnswer.parse(answer)
}

const ofOrganization = { organization_id: z.int(), name: text }

const OverviewAnswer = fields({
  stages: fields({ not_contacted: count, asked: count, answered: count, verified: count, declined: count }),
  owners: list(z.object({ owner: z.string(), organizations: count })),
  due: list(
    z.object({
      ...ofOrganization,
      ...record,
      due_on: z.string(),
      is_overdue: z.catch(z.boolean(), false),
    }),
  ),
  open: fields({ to_decide: count, found_reports: count, proposals: count, stated_proposals: count, problems: count }),
  stated_proposals: list(z.object({ ...ofOrganization, figures: count, given_at: z.string() })),
  responses: fields({ asked: count, answered: count, declined: count, open: count, expired: count, rate: number }),
  proposals: list(z.object({ ...ofOrganization, document_id: z.int(), document: z.string(), figures: count })),
  problems: list(
    z.object({ ...ofOrganization, problem_id: z.int(), text: z.string(), author: text, created_at: text }),
  ),
})
export type OverviewAnswer = z.infer<typeof OverviewAnswer>

/** Null if it is not an overview. */
export function parseOverview(answer: unknown): OverviewAnswer | null {
  const isOverview = typeof answer === 'object' && answer !== null && Reflect.has(answer, 'stages')
  return isOverview ? OverviewAnswer.parse(answer) : null
}
