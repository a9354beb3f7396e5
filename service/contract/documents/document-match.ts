import { z } from 'zod'
import { documentFailures } from './document-failures'

/** Extension: whose report a file may be, before it is given to anybody. */

const Because = z
  .object({
    words: z.string().describe('the name, as the text writes it'),
    times: z.number().int().describe('how often the text has it, other than in longer names'),
    page: z.number().int().describe('the first page that has it, counted from 1'),
  })
  .describe('why it may be this one’s report')

const hqRegion = z.string().nullable().describe('ISO 3166-1 code')

/** Answer of POST /documents/match. Nothing of the file is kept. */
export const DocumentMatch = z.object({
  size: z.number().int().describe('bytes'),
  pages: z.number().int().nullable().describe('null: it could not be read'),
  failure: z.string().nullable().describe('why it could not be read, in words'),
  failure_code: z.enum(documentFailures).nullable().describe('the same as a code; null where there is no code'),
  failure_limit: z.number().int().nullable().describe('the limit that was exceeded, in the unit of the code'),
  suggested_organization_id: z
    .number()
    .int()
    .nullable()
    .describe(
      'the organization that the text names on its first pages and at least twice as often as any other; null: a person has to choose',
    ),
  organizations: z
    .array(
      z.object({
        organization_id: z.number().int(),
        name: z.string().nullable(),
        hq_region: hqRegion,
        because: Because,
        document_id: z.number().int().nullable().describe('the same file, where this organization has it already'),
      }),
    )
    .describe('organizations of this project that the text names, the most often named first; at most 5'),
  companies: z
    .array(z.object({ name: z.string(), hq_region: hqRegion, because: Because }))
    .describe('known companies that it names and this project has not registered; at most 3'),
})
export type DocumentMatch = z.infer<typeof DocumentMatch>
