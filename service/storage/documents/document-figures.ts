import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import { toSnakeCase } from '@/service/storage/engine/camel-case'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { jsonOf, rowsIn } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/**
 * Figures read from documents, and people's decisions about them: table document_figure. Values are tonnes of `gas`; for scope 'revenue'
 * whole units of `currency`, for 'employees' persons or full-time equivalents.
 */

/** `unchecked`: from a report that the service found itself, confirmed by a sum printed in it; shown with a mark. */
export const FigureDecision = z.enum(['proposed', 'accepted', 'corrected', 'rejected', 'unchecked'])
export type FigureDecision = z.infer<typeof FigureDecision>

/** A position on a page, in points from its upper left corner. */
export const Box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })

const OtherReading = z.object({
  value: z.number(),
  printedValue: z.string(),
  printedUnit: z.string(),
  page: z.int(),
  quote: z.string(),
  box: Box.nullable(),
})

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
  reasons: z.array(z.object({ rule: z.string(), values: z.record(z.string(), z.string()) })),
  proof: z.enum(['sum', 'two_readers']).nullable(),
  reader: z.enum(['rules', 'model']),
  otherReading: OtherReading.nullable(),
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

/** The columns written by a reading; the others are written by people's decisions. */
const proposed = [
  'year',
  'scope',
  'value',
  'gas',
  'currency',
  'basis',
  'printedValue',
  'printedUnit',
  'page',
  'quote',
  'box',
  'confidence',
  'reasons',
  'proof',
  'reader',
  'otherReading',
] as const

const columns = [
  'id',
  'documentId',
  ...proposed,
  'decision',
  'correctedYear',
  'correctedScope',
  'correctedValue',
  'correctedCurrency',
  'decidedBy',
  'decidedAt',
  'note',
] as const

export type ProposedFigure = Omit<Pick<FigureRow, (typeof proposed)[number]>, 'reasons'> & {
  reasons: readonly { readonly rule: string; readonly values: Readonly<Record<string, string>> }[]
}

/** Replaces the document's undecided proposals. Decided ones stay unchanged. */
export async function replaceProposals(
  db: Queryable,
  documentId: number,
  figures: readonly ProposedFigure[],
): Promise<void> {
  await tables(db)
    .deleteFrom('documentFigure')
    .where('documentId', '=', documentId)
    .where('decision', '=', 'proposed')
    .execute()
  const given = rowsIn('documentFigure', proposed, jsonOf(proposed, figures), 'given')
  await tables(db)
    .insertInto('documentFigure')
    .columns(['documentId', ...proposed])
    .expression((eb) =>
      eb
        .selectFrom(given)
        .select((of) => of.val(documentId).as('documentId'))
        .selectAll('given')
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('documentFigure as decided')
                .select('decided.id')
                .where('decided.documentId', '=', documentId)
                .whereRef('decided.year', '=', 'given.year')
                .whereRef('decided.scope', '=', 'given.scope'),
            ),
          ),
        ),
    )
    .execute()
}

/** Newest year first, scopes in their order, revenue and employees after them. */
export async function listFigures(db: Queryable, documentId: number): Promise<FigureRow[]> {
  const rows = await tables(db)
    .selectFrom('documentFigure')
    .select(columns)
    .where('documentId', '=', documentId)
    .orderBy('year', 'desc')
    .orderBy((eb) => eb.fn('length', ['scope']))
    .orderBy('scope')
    .orderBy('id')
    .execute()
  return rows.map((row) => FigureRow.parse(row))
}

export async function findFigure(db: Queryable, documentId: number, id: number): Promise<FigureRow | null> {
  const row = await tables(db)
    .selectFrom('documentFigure')
    .select(columns)
    .where('documentId', '=', documentId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
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
  const { decision, decidedBy, decidedAt, note } = decided
  const { correctedYear, correctedScope, correctedValue, correctedCurrency } = decided
  await tables(db)
    .updateTable('documentFigure')
    .set({ decision, correctedYear, correctedScope, correctedValue, correctedCurrency, decidedBy, decidedAt, note })
    .where('id', '=', id)
    .execute()
}

/** Shows the proposals of these years and scopes, marked as unchecked. */
export async function markUnchecked(
  db: Queryable,
  documentId: number,
  cells: readonly { year: number; scope: string }[],
  at: Date,
): Promise<void> {
  for (const { year, scope } of cells) {
    await tables(db)
      .updateTable('documentFigure')
      .set({ decision: 'unchecked', decidedAt: at })
      .where('documentId', '=', documentId)
      .where('year', '=', year)
      .where('scope', '=', scope)
      .where('decision', '=', 'proposed')
      .execute()
  }
}

const VerifiedFigure = FigureRow.extend({
  organizationId: z.int(),
  documentName: z.string(),
  documentUrl: z.string().nullable(),
})
export type VerifiedFigure = z.infer<typeof VerifiedFigure>

const verifiedLookup: Lookup = {
  sql: `select ${columns.map((column) => `f.${toSnakeCase(column)} as "${column}"`).join(', ')}, d.organization_id as "organizationId", d.name as "documentName", d.url as "documentUrl"
       from document_figure as f join document as d on d.id = f.document_id
      where d.organization_id = $1 and d.removed_at is null and f.decision in ('accepted', 'corrected', 'unchecked')
      order by f.decided_at, f.id`,
  types: ['bigint'],
}

/** The figures people accepted or corrected in an organization's documents in use, oldest decision first, and those shown unchecked. */
export async function listVerifiedFigures(db: Batched, organizationId: number): Promise<VerifiedFigure[]> {
  const rows = await batchLookup(db, verifiedLookup, [organizationId])
  return rows.map((row) => VerifiedFigure.parse(row))
}
