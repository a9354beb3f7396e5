import { z } from 'zod'
import { changeKinds } from '@/service/change-kinds'
import { wholeNumber } from './whole-number'

/** Extensions of ours: what changed of the organizations of a project. */

const mostIds = 200

const Words = z.string().transform((text) => text.split(',').map((word) => word.trim()))

const filters = {
  since: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'must be a day (2026-01-31) or a cursor')
    .optional()
    .describe(
      'A day, from which on; or a cursor of an answer: `next_cursor` for the next page, `latest_cursor` for what is noted later. ' +
        'Filters are to be given again beside a cursor. Without it: from the beginning',
    ),
  by: z
    .enum(['happened', 'noted'])
    .default('happened')
    .describe('Which day of a change `since` and `newest` mean: that of its source, or the one on which we knew'),
  kind: Words.pipe(z.array(z.enum(changeKinds)).min(1))
    .optional()
    .describe('Kinds, separated by commas'),
  organization: Words.pipe(
    z
      .array(z.string().regex(/^[1-9]\d{0,14}$/, 'must be ids, separated by commas'))
      .min(1)
      .max(mostIds),
  )
    .optional()
    .describe(`Ids of organizations, separated by commas, at most ${mostIds}`),
  history: z
    .enum(['true', 'false'])
    .default('true')
    .describe('`false`: without what was known when the organization was first looked up'),
}

/** Query of GET /changes. */
export const ChangesQuery = z.strictObject({
  ...filters,
  order: z
    .enum(['noted', 'newest'])
    .default('noted')
    .describe('`noted`: first noted first, so that a client that keeps a copy misses nothing; `newest`: for readers'),
  limit: wholeNumber(500).default(100).describe('Changes in one page'),
})
export type ChangesQuery = z.output<typeof ChangesQuery>

export const NotedChange = z.object({
  id: z.number().int().describe('rises with each change that is noted'),
  organization: z.object({ id: z.number().int(), name: z.string().nullable() }),
  kind: z.string().describe(`one of ${changeKinds.join(', ')}, or one that was added since`),
  happened_on: z.iso.date().describe('the day of the change, as its source has it; else that of `noted_at`'),
  noted_at: z.iso.datetime(),
  is_history: z.boolean().describe('known already when the organization was first looked up'),
  details: z.record(z.string(), z.unknown()).describe('what belongs to the kind (docs/changes.md); null is not known'),
})
export type NotedChange = z.infer<typeof NotedChange>

/** Answer of GET /changes. */
export const ChangePage = z.object({
  changes: z.array(NotedChange),
  next_cursor: z.string().nullable().describe('`since` of the next page; null where this is the last'),
  latest_cursor: z
    .string()
    .describe('`since` of a later call that is to have only what was noted after this one, by `order=noted`'),
})
export type ChangePage = z.infer<typeof ChangePage>

/** Query of GET /changes/summary. */
export const ChangeSummaryQuery = z.strictObject(filters)
export type ChangeSummaryQuery = z.output<typeof ChangeSummaryQuery>

/** The most that a summary names. */
export const mostChangedOrganizations = 10_000

const Count = z.number().int()

/** Answer of GET /changes/summary. */
export const ChangeSummary = z.object({
  changes: Count,
  organizations: Count.describe('of which anything changed'),
  kinds: z.array(z.object({ kind: z.string(), changes: Count, organizations: Count })).describe('most changes first'),
  organization_ids: z
    .array(Count)
    .describe(`of which anything changed, those of the last change first; at most ${mostChangedOrganizations}`),
  latest_cursor: z.string().describe('`since` of a later call that is to have only what was noted after this one'),
})
export type ChangeSummary = z.infer<typeof ChangeSummary>
