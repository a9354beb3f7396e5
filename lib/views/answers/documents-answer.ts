import * as z from 'zod/mini'
import { documentFailures } from '@/service/contract/documents/document-failures'
import { documentScopes, factKinds } from '@/service/contract/documents/document-scopes'
import { figureReasons } from '@/service/contract/documents/figure-reasons'
import { flag, list, number, optionalFields, optionalYear, text, year } from './tolerant'

const Scope = z.enum(documentScopes)
export type DocumentScope = z.infer<typeof Scope>

const FactKind = z.enum(factKinds)
/** What a figure of a report measures. */
export type Measure = DocumentScope | z.infer<typeof FactKind>

const Document = z.object({
  id: z.int(),
  name: z.catch(z.string(), ''),
  url: text,
  media_type: text,
  size: number,
  state: z.enum(['waiting', 'reading', 'read', 'failed']),
  failure: text,
  failure_code: z.catch(z.nullable(z.enum(documentFailures)), null),
  failure_limit: number,
  pages: number,
  pages_read: z.catch(z.number(), 0),
  skipped_pages: list(z.int()),
  model_reading: optionalFields({
    model: z.catch(z.string(), ''),
    host: z.catch(z.string(), ''),
    pages: list(z.int()),
    failure: z.catch(z.nullable(z.enum(['unreachable', 'refused', 'unreadable'])), null),
    dropped: z.catch(z.number(), 0),
  }),
  added_at: text,
  added_by: text,
  confirmed_by: text,
  asks_whose: z.catch(z.boolean(), false),
})
export type DocumentAnswer = z.infer<typeof Document>

const Box = z.catch(z.nullable(z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })), null)

const asRead = {
  printed_value: z.catch(z.string(), ''),
  printed_unit: z.catch(z.string(), ''),
  page: z.int(),
  quote: z.catch(z.string(), ''),
  box: Box,
  confidence: z.catch(z.number(), 0),
  reasons: list(z.object({ rule: z.enum(figureReasons), values: z.catch(z.record(z.string(), z.string()), {}) })),
  proof: z.catch(z.nullable(z.enum(['sum', 'two_readers', 'person'])), null),
  reader: z.catch(z.enum(['rules', 'model']), 'rules'),
  other_reading: z.catch(
    z.nullable(
      z.object({
        value: z.number(),
        printed_value: z.string(),
        printed_unit: z.string(),
        page: z.int(),
        quote: z.string(),
      }),
    ),
    null,
  ),
  decision: z.enum(['proposed', 'accepted', 'corrected', 'rejected']),
  is_shown_unchecked: z.catch(z.boolean(), false),
  decided_by: text,
  decided_at: text,
}

const Figure = z.object({
  id: z.int(),
  year,
  scope: Scope,
  value: z.number(),
  gas: z.enum(['CO2e', 'CO2']),
  ...asRead,
  corrected: optionalFields({ year: optionalYear, scope: z.catch(z.nullable(Scope), null), value: number }),
})

const Fact = z.object({
  id: z.int(),
  year,
  kind: FactKind,
  value: z.number(),
  currency: text,
  ...asRead,
  corrected: optionalFields({ year: optionalYear, value: number, currency: text }),
})

/** One figure of a report: emissions in tonnes of `gas`, revenue in whole units of `currency`, or a number of employees. */
export type FigureAnswer = Omit<z.infer<typeof Figure>, 'scope' | 'gas' | 'corrected'> & {
  scope: Measure
  gas: 'CO2e' | 'CO2' | null
  currency: string | null
  corrected: { year: number | null; scope: Measure | null; value: number | null; currency: string | null } | null
}

const Documents = z.object({
  takes_addresses: flag,
  model: z.catch(z.nullable(z.object({ host: z.string(), name: z.string(), most_pages: z.number() })), null),
  documents: list(Document),
})
export type DocumentsAnswer = z.infer<typeof Documents>

const Public = z.object({ year, scope: Scope, value: z.number(), publisher: text })

const Revenue = z.object({ year, value: z.number(), currency: z.string(), publisher: text })

const Statement = z.object({
  kind: z.enum(['assurance', 'boundary', 'base_year', 'gwp']),
  value: z.string(),
  assured_by: text,
  page: z.int(),
  quote: z.catch(z.string(), ''),
})
export type StatementAnswer = z.infer<typeof Statement>

const Reading = z.object({
  document: Document,
  figures: list(Figure),
  facts: list(Fact),
  statements: list(Statement),
  public_figures: list(Public),
  public_revenues: list(Revenue),
})
export type ReadingAnswer = Omit<z.infer<typeof Reading>, 'figures' | 'facts'> & { figures: FigureAnswer[] }

function fromFigure({ corrected, ...figure }: z.infer<typeof Figure>): FigureAnswer {
  return { ...figure, currency: null, corrected: corrected && { ...corrected, currency: null } }
}

function fromFact({ kind, corrected, ...fact }: z.infer<typeof Fact>): FigureAnswer {
  return { ...fact, scope: kind, gas: null, corrected: corrected && { ...corrected, scope: kind } }
}

/** Null if it is not a list of reports. */
export function parseDocuments(value: unknown): DocumentsAnswer | null {
  if (typeof value !== 'object' || value === null || !Array.isArray(Reflect.get(value, 'documents'))) return null
  const read = Documents.safeParse(value)
  return read.success ? read.data : null
}

/** Null if it is not a report with its figures. */
export function parseReading(value: unknown): ReadingAnswer | null {
  const read = Reading.safeParse(value)
  if (!read.success || !Array.isArray(Reflect.get(Object(value), 'figures'))) return null
  const { figures, facts, ...reading } = read.data
  return { ...reading, figures: [...figures.map(fromFigure), ...facts.map(fromFact)] }
}

/** Whether the report is still waiting or being read. */
export function isOpen({ state }: DocumentAnswer): boolean {
  return state === 'waiting' || state === 'reading'
}
