import { sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import { arriving } from './document-content'

/** Reports that a project gave for its organizations: table document. Their bytes: document-content.ts. */

export const DocumentState = z.enum(['waiting', 'reading', 'read', 'failed'])
export type DocumentState = z.infer<typeof DocumentState>

/** Which language model was shown which pages; `dropped`: amounts in its answer that are printed on no page. */
const ModelReading = z.object({
  model: z.string(),
  host: z.string(),
  prompt: z.string(),
  pages: z.array(z.int()),
  failure: z.enum(['unreachable', 'refused', 'unreadable']).nullable(),
  dropped: z.int(),
})
export type ModelReading = z.infer<typeof ModelReading>

const DocumentRow = z.object({
  id: z.int(),
  organizationId: z.int(),
  name: z.string(),
  origin: z.enum(['uploaded', 'address', 'source', 'found']),
  url: z.string().nullable(),
  mediaType: z.string().nullable(),
  size: z.int().nullable(),
  sha256: z.string().nullable(),
  state: DocumentState,
  failure: z.string().nullable(),
  failureCode: z.string().nullable(),
  failureLimit: z.int().nullable(),
  pages: z.int().nullable(),
  pagesRead: z.int(),
  skippedPages: z.array(z.int()).nullable(),
  modelReading: ModelReading.nullable(),
  addedAt: z.date(),
  addedBy: z.string().nullable(),
  settledAt: z.date().nullable(),
  /** Whether its text names the organization; null where nobody looked. */
  namesOrganization: z.boolean().nullable(),
  confirmedBy: z.string().nullable(),
  confirmedAt: z.date().nullable(),
})
export type DocumentRow = z.infer<typeof DocumentRow>

const columns = [
  'id',
  'organizationId',
  'name',
  'origin',
  'url',
  'mediaType',
  'size',
  'sha256',
  'state',
  'failure',
  'failureCode',
  'failureLimit',
  'pages',
  'pagesRead',
  'skippedPages',
  'modelReading',
  'addedAt',
  'addedBy',
  'settledAt',
  'namesOrganization',
  'confirmedBy',
  'confirmedAt',
] as const

export type NewDocument = Pick<DocumentRow, 'organizationId' | 'name' | 'origin' | 'url' | 'addedAt' | 'addedBy'>

export async function insertDocument(db: Queryable, document: NewDocument): Promise<number> {
  const { organizationId, name, origin, url, addedAt, addedBy } = document
  const { id } = await tables(db)
    .insertInto('document')
    .values({ organizationId, name, origin, url, addedAt, addedBy, state: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Documents that were not removed, newest first. */
export async function listDocuments(db: Queryable, organizationId: number): Promise<DocumentRow[]> {
  const rows = await tables(db)
    .selectFrom('document')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => DocumentRow.parse(row))
}

/** A document in use, or with `isRemoved` a removed one. */
export async function findDocument(
  db: Queryable,
  organizationId: number,
  id: number,
  isRemoved = false,
): Promise<DocumentRow | null> {
  const row = await tables(db)
    .selectFrom('document')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('removedAt', isRemoved ? 'is not' : 'is', null)
    .where('state', '<>', arriving)
    .executeTakeFirst()
  return row ? DocumentRow.parse(row) : null
}

export async function findDocumentByContent(
  db: Queryable,
  organizationId: number,
  sha256: string,
): Promise<DocumentRow | null> {
  const row = await tables(db)
    .selectFrom('document')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('sha256', '=', sha256)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row ? DocumentRow.parse(row) : null
}

/** For a worker, which knows only the document's id; null if it was removed. */
export async function loadDocument(db: Queryable, id: number): Promise<DocumentRow | null> {
  const query = tables(db).selectFrom('document').select(columns).where('id', '=', id).where('removedAt', 'is', null)
  const row = await query.executeTakeFirst()
  return row ? DocumentRow.parse(row) : null
}

export async function recordProgress(db: Queryable, id: number, pagesRead: number, pages: number): Promise<void> {
  await tables(db).updateTable('document').set({ state: 'reading', pagesRead, pages }).where('id', '=', id).execute()
}

/** Records the start of a reading. Returns how many earlier readings of this document ended without a result. */
export async function beginReading(db: Queryable, id: number): Promise<number> {
  const row = await tables(db)
    .updateTable('document')
    .set((eb) => ({ lostReadings: eb('lostReadings', '+', 1) }))
    .where('id', '=', id)
    .returning('lostReadings')
    .executeTakeFirst()
  return row ? row.lostReadings - 1 : 0
}

/** A reading was interrupted for reasons other than the document: it does not count as started. */
export async function forgetReading(db: Queryable, id: number): Promise<void> {
  await tables(db)
    .updateTable('document')
    .set({ lostReadings: sql`greatest(lost_readings - 1, 0)` })
    .where('id', '=', id)
    .execute()
}

/** A text for people and a code for programs; `limit` in the unit of the code (megabytes, seconds, pages). */
export type DocumentFailure = { failure: string; code: string | null; limit: number | null }

/** `skippedPages`: damaged pages, counted from 1; `ended`: why the pages after the first `pagesRead` were not read. */
export type Settled =
  | {
      state: 'read'
      pages: number
      skippedPages: readonly number[]
      modelReading?: ModelReading | null
      namesOrganization?: boolean | null
      ended?: (DocumentFailure & { pagesRead: number }) | null
    }
  | ({ state: 'failed' } & DocumentFailure)

export async function settleDocument(db: Queryable, id: number, settled: Settled, at: Date): Promise<void> {
  const isRead = settled.state === 'read'
  const ended = isRead ? (settled.ended ?? null) : settled
  const read = isRead
    ? {
        pages: settled.pages,
        pagesRead: settled.ended?.pagesRead ?? settled.pages,
        skippedPages: JSON.stringify(settled.skippedPages),
        modelReading: settled.modelReading ? JSON.stringify(settled.modelReading) : null,
        namesOrganization: settled.namesOrganization ?? null,
      }
    : { skippedPages: null, modelReading: null }
  await tables(db)
    .updateTable('document')
    .set({
      state: settled.state,
      failure: ended?.failure ?? null,
      failureCode: ended?.code ?? null,
      failureLimit: ended?.limit ?? null,
      settledAt: at,
      lostReadings: 0,
      ...read,
    })
    .where('id', '=', id)
    .execute()
}

/** Stores who said that it is the organization's own report, and when; null takes it back. */
export async function storeConfirmation(
  db: Queryable,
  id: number,
  by: { name: string; at: Date } | null,
): Promise<void> {
  await tables(db)
    .updateTable('document')
    .set({ confirmedBy: by?.name ?? null, confirmedAt: by?.at ?? null })
    .where('id', '=', id)
    .execute()
}

/** Removes the document at `at`, or restores it (null). */
export async function markRemoved(db: Queryable, id: number, at: Date | null): Promise<void> {
  await tables(db).updateTable('document').set({ removedAt: at }).where('id', '=', id).execute()
}

/** Deletes documents removed before `before`, with bytes and figures. */
export async function purgeRemoved(db: Queryable, before: Date): Promise<void> {
  await tables(db).deleteFrom('document').where('removedAt', '<', before).execute()
}

/** Records that a report named by a source is being fetched for an organization; false if it was recorded before. */
export async function markSought(db: Queryable, organizationId: number, url: string): Promise<boolean> {
  const rows = await tables(db)
    .insertInto('soughtReport')
    .values({ organizationId, url })
    .onConflict((conflict) => conflict.doNothing())
    .returning('url')
    .execute()
  return rows.length > 0
}

// A report named by a source counts as found whether or not it could be fetched: nobody waits for it.
const countLookup: Lookup = {
  sql: `select state, count(*) as count from document
         where organization_id = $1 and removed_at is null and (origin <> 'source' or state = 'read') group by state`,
  types: ['bigint'],
}

const DocumentCount = z.object({ state: DocumentState, count: z.int() })

/** The number of an organization's documents in each state; of those named by sources, only the ones that were read. */
export async function countDocuments(db: Batched, organizationId: number): Promise<Record<DocumentState, number>> {
  const rows = await batchLookup(db, countLookup, [organizationId])
  const counts = { waiting: 0, reading: 0, read: 0, failed: 0 }
  for (const row of rows) {
    const { state, count } = DocumentCount.parse(row)
    counts[state] = count
  }
  return counts
}
