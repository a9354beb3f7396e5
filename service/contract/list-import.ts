import { z } from 'zod'
import { Text } from '@/service/contract/text'

/** Extensions to the published interface: imports of lists, the outcome of each row, and undoing an import. */

export const mostImportRows = 500
const pageOfRows = 200

const Line = (most: number) =>
  Text.transform((text) => text.trim()).refine(
    (text) => [...text].length <= most,
    `must have at most ${most} characters`,
  )
const Id = z.number().int().positive()

/** Body of POST /imports. */
export const NewListImport = z.strictObject({
  file_name: Line(300)
    .nullish()
    .transform((name) => name || null),
  by: Line(300)
    .nullish()
    .transform((by) => by || null)
    .describe('Who imports it, where the client knows'),
})

/** Body of POST /imports/{id}/rows: the outcome of rows that were registered (POST /organizations/batch) or refused. */
export const ListImportRows = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        number: z.number().int().min(1).max(10_000_000).describe('number of the row in the sheet'),
        name: Line(300).describe('name of the organization in the row'),
        country: Line(100)
          .nullish()
          .transform((country) => country || null),
        organization_id: Id.nullish()
          .transform((id) => id ?? null)
          .describe('null where it was refused'),
        detail: Line(2000)
          .nullish()
          .transform((detail) => detail || null)
          .describe('why it was refused'),
      }),
    )
    .min(1)
    .max(mostImportRows),
})
export type ListImportRows = z.output<typeof ListImportRows>

/** Body of POST /imports/{id}/complete. */
export const ListImportEnd = z.strictObject({
  replaces: Id.optional().describe(
    'An import that this one replaces: organizations that only that import registered are removed, as when it is undone',
  ),
})

export const importRowStates = [
  'recognised',
  'to_decide',
  'not_found',
  'in_progress',
  'failed',
  'refused',
  'removed',
] as const

export const ListImport = z.object({
  id: z.number().int(),
  file_name: z.string().nullable(),
  imported_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable().describe('null: its rows are still being sent, or it was abandoned'),
  taken_back_at: z.iso.datetime().nullable(),
  replaced_by: z.number().int().nullable(),
  rows: z.number().int(),
  registered: z.number().int().describe('rows whose organization this import added to the project'),
  found: z.number().int().describe('rows whose organization was in the project before'),
  refused: z.number().int(),
})
export type ListImport = z.infer<typeof ListImport>

/** Answer of GET /imports: the newest hundred, newest first. */
export const ListImportList = z.object({ imports: z.array(ListImport) })
export type ListImportList = z.infer<typeof ListImportList>

/** Query of GET /imports/{id}. */
export const ListImportQuery = z.strictObject({
  state: z.enum(importRowStates).optional().describe('Only rows of this state'),
  after: z
    .string()
    .regex(/^\d{1,8}$/, 'must be the number of a row')
    .default('0')
    .transform(Number)
    .meta({ wire: { type: 'integer', format: 'int64', minimum: 0, default: 0 } })
    .describe('Rows after this number'),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number')
    .transform(Number)
    .refine((limit) => limit <= mostImportRows, `must be at most ${mostImportRows}`)
    .default(pageOfRows)
    .meta({ wire: { type: 'integer', minimum: 1, maximum: mostImportRows, default: pageOfRows } })
    .describe('Rows in one page'),
})

export const ListImportRow = z.object({
  number: z.number().int(),
  name: z.string(),
  country: z.string().nullable(),
  organization_id: z.number().int().nullable().describe('null where the row was refused or the organization removed'),
  organization_name: z.string().nullable(),
  is_own: z.boolean().describe('whether this import added the organization to the project'),
  state: z
    .enum(importRowStates)
    .describe(
      'the current state: recognised, to decide (which company it is), not found, in progress, failed, refused, removed since',
    ),
  detail: z.string().nullable(),
})
export type ListImportRow = z.infer<typeof ListImportRow>

/** Answer of GET /imports/{id}. */
export const ListImportPage = z.object({
  import: ListImport,
  counts: z.object({
    recognised: z.number().int(),
    to_decide: z.number().int(),
    not_found: z.number().int(),
    in_progress: z.number().int(),
    failed: z.number().int(),
    refused: z.number().int(),
    removed: z.number().int(),
  }),
  rows: z.array(ListImportRow),
  next_after: z.number().int().nullable().describe('`after` of the next page; null on the last'),
})
export type ListImportPage = z.infer<typeof ListImportPage>

/** Answer of DELETE /imports/{id}, POST /imports/{id}/restore and POST /imports/{id}/complete. */
export const ListImportChange = z.object({
  import: ListImport,
  organizations: z.number().int().describe('how many organizations were removed or restored'),
})
export type ListImportChange = z.infer<typeof ListImportChange>
