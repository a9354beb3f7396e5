import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import { Box } from './document-figures'

/** What reports say about how their emissions were computed: table document_statement. */

const StatementRow = z.object({
  kind: z.enum(['assurance', 'boundary', 'base_year', 'gwp']),
  value: z.string(),
  assuredBy: z.string().nullable(),
  page: z.int(),
  quote: z.string(),
  box: Box.nullable(),
})
export type StatementRow = z.infer<typeof StatementRow>

/** Replaces the document's statements. */
export async function replaceStatements(
  db: Queryable,
  documentId: number,
  statements: readonly StatementRow[],
): Promise<void> {
  await tables(db).deleteFrom('documentStatement').where('documentId', '=', documentId).execute()
  if (statements.length === 0) return
  await tables(db)
    .insertInto('documentStatement')
    .values(statements.map((one) => ({ ...one, documentId, box: one.box === null ? null : JSON.stringify(one.box) })))
    .execute()
}

/** In the order in which they were read. */
export async function listStatements(db: Queryable, documentId: number): Promise<StatementRow[]> {
  const rows = await tables(db)
    .selectFrom('documentStatement')
    .select(['kind', 'value', 'assuredBy', 'page', 'quote', 'box'])
    .where('documentId', '=', documentId)
    .orderBy('id')
    .execute()
  return rows.map((row) => StatementRow.parse(row))
}
