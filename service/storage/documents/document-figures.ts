import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'

/**
 * Figures read out of documents, and what people decided about them: table document_figure. Values are tonnes of `gas`;
 * where the scope is 'revenue' whole units of `currency`, where it is 'employees' persons or full-time equivalents.
 */

export const FigureDecision = z.enum(['proposed', 'accepted', 'corrected', 'rejected'])
export type FigureDecision = z.infer<typeof FigureDecision>

const Box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })

const FigureRow = z.object({
  id: z.int(),
  documentId: z.int(),
  year: z.int(),
  scope: z.string(),
  value: z.number(),
  gas: z.enum(['CO2e', 'CO2']).nullable(),
  currency: z.string().nullable(),
  basis: z.string().nullable(),
  printedValue: z.string(),
  printedUnit: z.string(),
  page: z.int(),
  quote: z.string(),
  box: Box.nullable(),
  confidence: z.number(),
  reasons: z.array(z.string()),
  decision: FigureDecision,
  correctedYear: z.int().nullable(),
  correctedScope: z.string().nullable(),
  correctedValue: z.number().nullable(),
  correctedCurrency: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  note: z.string().nullable(),
})
export type FigureRow = z.infer<typeof FigureRow>

const columns = `f.id, f.document_id as "documentId", f.year, f.scope, f.value, f.gas, f.currency, f.basis, f.printed_value as "printedValue",
  f.printed_unit as "printedUnit", f.page, f.quote, f.box, f.confidence, f.reasons, f.decision,
  f.corrected_year as "correctedYear", f.corrected_scope as "correctedScope", f.corrected_value as "correctedValue",
  f.corrected_currency as "correctedCurrency", f.decided_by as "decidedBy", f.decided_at as "decidedAt", f.note`

export type ProposedFigure = Pick<
  FigureRow,
  | 'year'
  | 'scope'
  | 'value'
  | 'gas'
  | 'currency'
  | 'basis'
  | 'printedValue'
  | 'printedUnit'
  | 'page'
  | 'quote'
  | 'box'
  | 'confidence'
> & { reasons: readonly string[] }

/** The document's proposals, in the place of those that nobody has decided on. Decided ones stay as they are. */
export async function replaceProposals(
  db: Queryable,
  documentId: number,
  figures: readonly ProposedFigure[],
): Promise<void> {
  await db.query(`delete from document_figure where document_id = $1 and decision = 'proposed'`, [documentId])
  await db.query(
    `insert into document_figure (document_id, year, scope, value, gas, currency, basis, printed_value, printed_unit, page,
       quote, box, confidence, reasons)
     select $1, given.year, given.scope, given.value, given.gas, given.currency, given.basis, given."printedValue", given."printedUnit", given.page,
       given.quote, given.box, given.confidence, given.reasons
     from jsonb_to_recordset($2::jsonb) as given(year integer, scope text, value double precision, gas text,
       currency text, basis text,
       "printedValue" text, "printedUnit" text, page integer, quote text, box jsonb, confidence double precision,
       reasons jsonb)
     where not exists (select from document_figure as decided where decided.document_id = $1
       and decided.year = given.year and decided.scope = given.scope)`,
    [documentId, JSON.stringify(figures)],
  )
}

/** Newest year first, scopes in their order, revenue and employees after them. */
export async function listFigures(db: Queryable, documentId: number): Promise<FigureRow[]> {
  const rows = await db.query(
    `select ${columns} from document_figure as f where f.document_id = $1
      order by f.year desc, length(f.scope), f.scope, f.id`,
    [documentId],
  )
  return rows.map((row) => FigureRow.parse(row))
}

export async function findFigure(db: Queryable, documentId: number, id: number): Promise<FigureRow | null> {
  const [row] = await db.query(
    `select ${columns} from document_figure as f where f.document_id = $1 and f.id = $2 for update`,
    [documentId, id],
  )
  return row ? FigureRow.parse(row) : null
}

export type Decided = Pick<
  FigureRow,
  | 'decision'
  | 'correctedYear'
  | 'correctedScope'
  | 'correctedValue'
  | 'correctedCurrency'
  | 'decidedBy'
  | 'decidedAt'
  | 'note'
>

export async function storeDecision(db: Queryable, id: number, decided: Decided): Promise<void> {
  await db.query(
    `update document_figure set decision = $2, corrected_year = $3, corrected_scope = $4, corrected_value = $5,
       corrected_currency = $6, decided_by = $7, decided_at = $8, note = $9 where id = $1`,
    [
      id,
      decided.decision,
      decided.correctedYear,
      decided.correctedScope,
      decided.correctedValue,
      decided.correctedCurrency,
      decided.decidedBy,
      decided.decidedAt,
      decided.note,
    ],
  )
}

const VerifiedFigure = FigureRow.extend({
  organizationId: z.int(),
  documentName: z.string(),
  documentUrl: z.string().nullable(),
})
export type VerifiedFigure = z.infer<typeof VerifiedFigure>

const verifiedLookup: Lookup = {
  sql: `select ${columns}, d.organization_id as "organizationId", d.name as "documentName", d.url as "documentUrl"
       from document_figure as f join document as d on d.id = f.document_id
      where d.organization_id = $1 and d.removed_at is null and f.decision in ('accepted', 'corrected')
      order by f.decided_at, f.id`,
  types: ['bigint'],
}

/** What people accepted or corrected in the documents of an organization that are in use, the oldest decision first. */
export async function listVerifiedFigures(db: Batched, organizationId: number): Promise<VerifiedFigure[]> {
  const rows = await batchLookup(db, verifiedLookup, [organizationId])
  return rows.map((row) => VerifiedFigure.parse(row))
}
