import { z } from 'zod'

/** Extensions: the publishers behind the figures, and the editions of their files. */

export const DataSource = z.object({
  source: z.string(),
  title: z.string(),
  publisher: z.string(),
  url: z.string(),
  licence: z.string(),
  licence_url: z.string().nullable(),
  attribution: z.string(),
  may_be_passed_on: z.boolean().describe('false: the terms forbid giving its figures to others than this installation'),
  leaves_out: z.string().describe('which parts of the file are not carried over, and why'),
  edition: z
    .number()
    .int()
    .nullable()
    .describe('0 is the edition shipped with this release, 1 the first import; null where editions are not counted'),
  vintage: z.string().describe('what it covers, in words'),
  retrieved_at: z.iso.date().describe('the day the file was current'),
  age_days: z.number().int(),
  records: z.number().int(),
  refused: z
    .number()
    .int()
    .nullable()
    .describe('rows that were read but not carried over; null where they are not counted'),
  imported_at: z.iso.datetime().nullable(),
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
  previous: z
    .object({ edition: z.number().int().nullable(), retrieved_at: z.iso.date().nullable() })
    .nullable()
    .describe('the edition that a rollback returns to; retrieved_at is null for edition 0'),
  last_failure: z
    .object({ at: z.iso.datetime(), reason: z.string() })
    .nullable()
    .describe('why the last attempt to renew it failed; null after a success'),
  check: z
    .object({
      url: z.string(),
      every_days: z.number().int(),
      checked_at: z.iso.datetime().nullable(),
      next_check_at: z.iso.datetime().nullable().describe('null while this service does not check for newer files'),
    })
    .nullable()
    .describe('where newer files are looked for; null where the publisher has no stable address'),
})
export type DataSource = z.infer<typeof DataSource>

/** How much of something the service knows, and its minimum goal. */
export const DataCount = z.object({
  key: z
    .enum(['with_figures', 'worldwide', 'one_country', 'company_years', 'listed', 'tickers', 'currencies'])
    .describe('what is counted, for programs'),
  what: z.string().describe('the same in English words'),
  found: z.number().int(),
  goal: z.number().int().nullable().describe('the minimum there should be; null: no goal'),
  newest_years: z
    .array(z.object({ year: z.number().int(), companies: z.number().int() }))
    .nullable()
    .describe('companies by the newest year of their figures, newest first; null where the count is not about years'),
})
export type DataCount = z.infer<typeof DataCount>

/** An uploaded file that has not been imported yet. */
export const IncomingFile = z.object({ id: z.string(), name: z.string(), bytes: z.number().int(), sha256: z.string() })
export type IncomingFile = z.infer<typeof IncomingFile>

export const EditionImport = z.strictObject({
  files: z
    .array(z.strictObject({ id: z.uuid(), name: z.string().min(1).max(200) }))
    .min(1)
    .max(20)
    .describe('files that were sent to PUT /data/incoming/{name}, in the order in which the source is read'),
  retrieved_at: z.iso.date().optional().describe('the day the file was current; today if absent'),
  vintage: z.string().min(1).max(200).optional(),
  allow_shrink: z.boolean().optional().describe('import it even if it has fewer than half of the records in use'),
})
export type EditionImport = z.infer<typeof EditionImport>

const RecordName = z.object({ record_id: z.string(), name: z.string() })

export const EditionReport = z.object({
  source: z.string(),
  edition: z.number().int(),
  records: z.number().int(),
  unchanged: z.number().int(),
  added: z.array(RecordName),
  changed: z.array(RecordName.extend({ fields: z.array(z.string()) })),
  removed: z.array(RecordName),
  refused: z.array(z.object({ file: z.string(), row: z.string(), reason: z.string() })),
  companies: z.object({
    known: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    removed: z.number().int(),
  }),
  withdrawn: z.array(RecordName.extend({ listed_at: z.iso.date(), removed_at: z.iso.date() })),
  warnings: z.array(z.string()),
})
export type EditionReport = z.infer<typeof EditionReport>
