import { z } from 'zod'

/** Extensions: looking for an organization's report on its own website. */

const Instant = z.iso.datetime().nullable()

export const ReportSearch = z.object({
  state: z
    .enum(['never', 'waiting', 'searching', 'found', 'asks', 'not_found'])
    .describe(
      'asks: a report was found that does not name the organization on its first pages; a person has to decide whether it is the right one',
    ),
  url: z.string().nullable().describe('address of the report'),
  document_id: z
    .number()
    .int()
    .nullable()
    .describe('id of the report in GET /organizations/{id}/documents/{document_id}'),
  ended_at: Instant,
  next_at: Instant.describe('when the service searches again'),
  tried: z
    .array(z.object({ url: z.string(), what: z.string() }))
    .describe('addresses that were requested, each with the outcome'),
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
  figures: z.number().int().describe('figures read from the report'),
  unchecked: z.number().int().describe('how many of these are shown although no person has checked them yet'),
})
export type ListedReportSearch = z.infer<typeof ListedReportSearch>
