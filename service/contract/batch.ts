import { z } from 'zod'
import { DryRun } from '@/service/contract/organization/match'
import { ErrorBody } from './error-body'

/** Extensions to the published interface: many registrations in one request, and the research status of many organizations. */

export const mostRows = 200

/** Body of POST /organizations/batch. Each row is a body of POST /organizations, accepted or refused independently of the others. */
export const Batch = z.strictObject({
  rows: z
    .array(z.unknown())
    .min(1)
    .max(mostRows)
    .describe('Bodies of POST /organizations, each accepted or refused independently of the others'),
})
export type Batch = z.infer<typeof Batch>

/** The outcome of one row: exactly one of the three is not null. */
export const BatchOutcome = z.object({
  organization: z
    .object({
      id: z.number().int(),
      is_new: z.boolean().describe('false: it was registered already, by an earlier request or row'),
    })
    .nullable(),
  dry_run: DryRun.nullable().describe('with dry_run=true: what registering would lead to'),
  error: ErrorBody.nullable().describe('what POST /organizations would have answered'),
})
export type BatchOutcome = z.infer<typeof BatchOutcome>

/** Answer of POST /organizations/batch: one outcome for each row, in the order of the rows. */
export const BatchOutcomes = z.object({ outcomes: z.array(BatchOutcome) })
export type BatchOutcomes = z.infer<typeof BatchOutcomes>

/** Query of GET /organizations/batch. */
export const BatchStatusesQuery = z.strictObject({
  ids: z
    .string()
    .max(4000)
    .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, 'must be ids separated by commas')
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= mostRows, `must be at most ${mostRows} ids`)
    .describe(`Ids returned by registration, separated by commas; at most ${mostRows}`),
})

/** Answer of GET /organizations/batch; an id that this project does not have is left out. */
export const BatchStatuses = z.object({
  organizations: z.array(z.object({ id: z.number().int(), status: z.string() })),
})
export type BatchStatuses = z.infer<typeof BatchStatuses>
