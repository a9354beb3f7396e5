import { z } from 'zod'
import { Stage } from './engagement'

const Count = z.number().int()
const ofOrganization = { organization_id: z.number().int(), name: z.string().nullable() }

/** Answer of GET /engagement: how far the project is with its organizations, and which questions wait for a person. */
export const EngagementOverview = z.object({
  stages: z.object({
    not_contacted: Count.describe('including organizations without any entry'),
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
    .describe('next steps with a due day, the earliest first, at most 100'),
  open: z
    .object({
      to_decide: Count.describe('organizations for which a person has to choose the company ("Is it one of these?")'),
      found_reports: Count.describe(
        'reports that the service found and that do not name the organization on their first pages',
      ),
      proposals: Count.describe('figures read from reports that nobody has decided on'),
      stated_proposals: Count.describe('figures that organizations stated in a form and nobody has decided on'),
      problems: Count.describe('open problems with figures'),
    })
    .describe('questions that wait for a person'),
  proposals: z
    .array(z.object({ ...ofOrganization, document_id: z.number().int(), document: z.string(), figures: Count }))
    .describe('reports with undecided figures, the newest first, at most 50'),
  stated_proposals: z
    .array(z.object({ ...ofOrganization, figures: Count, given_at: z.iso.datetime() }))
    .describe('organizations with undecided stated figures, the newest first, at most 50'),
  responses: z
    .object({
      asked: Count,
      answered: Count,
      declined: Count,
      open: Count.describe('organizations with a link that can still be answered'),
      expired: Count.describe('organizations with a link that expired without an answer'),
      rate: z.number().nullable().describe('answered divided by asked, 0 to 1; null where nobody was asked'),
    })
    .describe(
      'organizations by the outcome of a request; an organization that was asked several times can count more than once',
    ),
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
