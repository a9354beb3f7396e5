import { z } from 'zod'

/** Extensions: looking for an organization's report on its own website. */

const Instant = z.iso.datetime().nullable()

export const ReportSearch = z.object({
  state: z
    .enum(['never', 'waiting', 'searching', 'found', 'asks', 'not_found'])
    .describe('asks: a report was found that does not name the organization; a person says whether it is its report'),
  url: z.string().nullable().describe('of the report'),
  document_id: z.number().int().nullable().describe('of GET /organizations/{id}/documents/{document_id}'),
  ended_at: Instant,
  next_at: Instant.describe('when it is looked for again'),
  tried: z
    .array(z.object({ url: z.string(), what: z.string() }))
    .describe('addresses that were asked, each with what came of it'),
})
export type ReportSearch = z.infer<typeof ReportSearch>

export const ReportSearchChoice = z.object({
  is_on: z.boolean().describe('whether reports are looked for'),
  decided_by: z
    .enum(['environment', 'admin'])
    .nullable()
    .describe(
      'environment: REPORTS_FIND, which goes before an admin’s answer; null where nobody has decided, which is off',
    ),
  decided_at: Instant.describe('when an admin answered'),
})
export type ReportSearchChoice = z.infer<typeof ReportSearchChoice>

export const NewReportSearchChoice = z.strictObject({ is_on: z.boolean() })

export const ListedReportSearch = ReportSearch.omit({ tried: true }).extend({
  organization_id: z.number().int(),
  name: z.string().nullable(),
  figures: z.number().int().describe('read out of the report'),
  unchecked: z.number().int().describe('of these, shown and not yet checked by a person'),
})
export type ListedReportSearch = z.infer<typeof ListedReportSearch>
