import * as z from 'zod/mini'
import { documentScopes } from '@/service/contract/document-scopes'
import { flag, list, number, optionalFields, optionalYear, text, year } from './tolerant'

const Scope = z.enum(documentScopes)
export type DocumentScope = z.infer<typeof Scope>

const Document = z.object({
  id: z.int(),
  name: z.catch(z.string(), ''),
  url: text,
  media_type: text,
  size: number,
  state: z.enum(['waiting', 'reading', 'read', 'failed']),
  failure: text,
  pages: number,
  pages_read: z.catch(z.number(), 0),
  added_at: text,
  added_by: text,
})
export type DocumentAnswer = z.infer<typeof Document>

const Figure = z.object({
  id: z.int(),
  year,
  scope: Scope,
  value: z.number(),
  gas: z.enum(['CO2e', 'CO2']),
  printed_value: z.catch(z.string(), ''),
  printed_unit: z.catch(z.string(), ''),
  page: z.int(),
  quote: z.catch(z.string(), ''),
  box: z.catch(z.nullable(z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })), null),
  confidence: z.catch(z.number(), 0),
  reasons: list(z.string()),
  decision: z.enum(['proposed', 'accepted', 'corrected', 'rejected']),
  corrected: optionalFields({ year: optionalYear, scope: z.catch(z.nullable(Scope), null), value: number }),
  decided_by: text,
  decided_at: text,
})
export type FigureAnswer = z.infer<typeof Figure>

const Documents = z.object({ takes_addresses: flag, documents: list(Document) })
export type DocumentsAnswer = z.infer<typeof Documents>

const Public = z.object({ year, scope: Scope, value: z.number(), publisher: text })

const Reading = z.object({ document: Document, figures: list(Figure), public_figures: list(Public) })
export type ReadingAnswer = z.infer<typeof Reading>

/** Null for what is no list of reports. */
export function parseDocuments(value: unknown): DocumentsAnswer | null {
  if (typeof value !== 'object' || value === null || !Array.isArray(Reflect.get(value, 'documents'))) return null
  const read = Documents.safeParse(value)
  return read.success ? read.data : null
}

/** Null for what is no report with its figures. */
export function parseReading(value: unknown): ReadingAnswer | null {
  const read = Reading.safeParse(value)
  return read.success && Array.isArray(Reflect.get(Object(value), 'figures')) ? read.data : null
}

/** Whether more is still to come of it. */
export function isOpen({ state }: DocumentAnswer): boolean {
  return state === 'waiting' || state === 'reading'
}
