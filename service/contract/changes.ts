import { z } from 'zod'
import { changeKinds } from '@/service/change-kinds'
import { wholeNumber } from './whole-number'

/** Extensions to the published interface: changes of a project's organizations. */

const mostIds = 200

const Words = z.string().transform((text) => text.split(',').map((word) => word.trim()))

const filters = {
  since: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'must be a day (2026-01-31) or a cursor')
    .optional()
    .describe(
      'A first day, or a cursor of an earlier answer: `next_cursor` for the next page, `latest_cursor` for changes noted later. ' +
        'Repeat the filters with a cursor. If absent: from the beginning',
    ),
  by: z
    .enum(['happened', 'noted'])
    .default('happened')
    .describe(
      'Which day of a change `since` and `newest` refer to: the day its source states, or the day on which this service noted it',
    ),
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
    .describe('`false`: leave out what was already known when the organization was first researched'),
}

/** Query of GET /changes. */
export const ChangesQuery = z.strictObject({
  ...filters,
  order: z
    .enum(['noted', 'newest'])
    .default('noted')
    .describe(
      '`noted`: first noted first, so that a client that keeps a copy misses nothing; `newest`: newest first, for people to read',
    ),
  limit: wholeNumber(500).default(100).describe('Changes in one page'),
})
export type ChangesQuery = z.output<typeof ChangesQuery>

export const NotedChange = z.object({
  id: z.number().int().describe('increases with each change that is noted'),
  organization: z.object({ id: z.number().int(), name: z.string().nullable() }),
  kind: z.string().describe(`one of ${changeKinds.join(', ')}, or one that was added later`),
  happened_on: z.iso.date().describe('the day of the change as its source states it; otherwise the day of `noted_at`'),
  noted_at: z.iso.datetime(),
  is_history: z.boolean().describe('already known when the organization was first researched'),
  details: z
    .record(z.string(), z.unknown())
    .describe('details of this kind of change (docs/changes.md); null: not known'),
})
export type NotedChange = z.infer<typeof NotedChange>

/** Answer of GET /changes. */
export const ChangePage = z.object({
  changes: z.array(NotedChange),
  next_cursor: z.string().nullable().describe('`since` of the next page; null on the last page'),
  latest_cursor: z
    .string()
    .describe('`since` of a later call that should return only changes noted after this one, with `order=noted`'),
})
export type ChangePage = z.infer<typeof ChangePage>

/** Query of GET /changes/summary. */
export const ChangeSummaryQuery = z.strictObject(filters)
export type ChangeSummaryQuery = z.output<typeof ChangeSummaryQuery>

/** The largest number of organizations that a summary lists. */
export const mostChangedOrganizations = 10_000

const Count = z.number().int()

/** Answer of GET /changes/summary. */
export const ChangeSummary = z.object({
  changes: Count,
  organizations: Count.describe('organizations with at least one change'),
  kinds: z.array(z.object({ kind: z.string(), changes: Count, organizations: Count })).describe('most changes first'),
  organization_ids: z
    .array(Count)
    .describe(
      `organizations with at least one change, the most recently changed first; at most ${mostChangedOrganizations}`,
    ),
  latest_cursor: z.string().describe('`since` of a later call that should return only changes noted after this one'),
})
export type ChangeSummary = z.infer<typeof ChangeSummary>
