import * as z from 'zod/mini'
import { day, fields, flag, list, number, text } from './tolerant'

const Import = z.object({
  id: z.int(),
  file_name: text,
  imported_by: text,
  created_at: day,
  completed_at: day,
  taken_back_at: day,
  replaced_by: number,
  rows: number,
  registered: number,
  found: number,
  refused: number,
})
export type ImportAnswer = z.infer<typeof Import>

const Imports = z.object({ imports: list(Import) })

export const rowStates = [
  'recognised',
  'to_decide',
  'not_found',
  'in_progress',
  'failed',
  'refused',
  'removed',
] as const
export type RowState = (typeof rowStates)[number]

const Page = z.object({
  import: Import,
  counts: fields({
    recognised: number,
    to_decide: number,
    not_found: number,
    in_progress: number,
    failed: number,
    refused: number,
    removed: number,
  }),
  rows: list(
    z.object({
      number: z.int(),
      name: z.catch(z.string(), ''),
      country: text,
      organization_id: number,
      organization_name: text,
      is_own: flag,
      state: z.enum(rowStates),
      detail: text,
    }),
  ),
  next_after: number,
})
export type ImportPageAnswer = z.infer<typeof Page>

/** GET /imports; null for an answer of another shape. */
export function parseImports(answer: unknown): ImportAnswer[] | null {
  const read = Imports.safeParse(answer)
  return read.success && typeof answer === 'object' && answer !== null && 'imports' in answer ? read.data.imports : null
}

/** POST /imports. */
export function parseImport(answer: unknown): ImportAnswer | null {
  const read = Import.safeParse(answer)
  return read.success ? read.data : null
}

/** GET /imports/{id}. */
export function parseImportPage(answer: unknown): ImportPageAnswer | null {
  const read = Page.safeParse(answer)
  return read.success ? read.data : null
}
