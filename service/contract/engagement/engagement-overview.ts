import { z } from 'zod'
import { Stage } from './engagement'

const Count = z.number().int()
const ofOrganization = { organization_id: z.number().int(), name: z.string().nullable() }

/** Answer of GET /engagement: where the project stands with its organizations, and what waits for an answer. */
export const EngagementOverview = z.object({
  stages: z.object({
    not_contacted: Count.describe('also those of which nobody has written anything'),
    asked: Count,
    answered: Count,
    verified: Count,
    declined: Count,
  }),
  owners: z.array(z.object({ owner: z.string(), organizations: Count })).describe('most first, at most 50'),
  due: z
    .array(
      z.object({
        ...ofOrganization,
        stage: Stage,
        owner: z.string().nullable(),
        next_step: z.string().nullable(),
        due_on: z.iso.date(),
        is_overdue: z.boolean(),
      }),
    )
    .describe('next steps that have a day, the earliest first, at most 100'),
  open: z
    .object({
      to_decide: Count.describe('organizations that wait for "Is it one of these?"'),
      found_reports: Count.describe('reports that were found and do not name the organization'),
      proposals: Count.describe('figures read out of reports that nobody has decided about'),
      stated_proposals: Count.describe('figures that organizations answered and nobody has decided about'),
      problems: Count.describe('problems with figures that are not closed'),
    })
    .describe('questions that wait for a person'),
  proposals: z
    .array(z.object({ ...ofOrganization, document_id: z.number().int(), document: z.string(), figures: Count }))
    .describe('reports with such figures, the newest first, at most 50'),
  stated_proposals: z
    .array(z.object({ ...ofOrganization, figures: Count, given_at: z.iso.datetime() }))
    .describe('organizations that answered such figures, the newest first, at most 50'),
  responses: z
    .object({
      asked: Count,
      answered: Count,
      declined: Count,
      open: Count.describe('with a link that can still be answered'),
      expired: Count.describe('with a link that ran out without an answer'),
      rate: z.number().nullable().describe('answered by asked, 0 to 1; null where nobody was asked'),
    })
    .describe('organizations by what came of asking them; one that was asked several times can be in several'),
  problems: z
    .array(
      z.object({
        ...ofOrganization,
        problem_id: z.number().int(),
        text: z.string(),
        author: z.string().nullable(),
        created_at: z.iso.datetime(),
      }),
    )
    .describe('the newest first, at most 50'),
})
export type EngagementOverview = z.infer<typeof EngagementOverview>
