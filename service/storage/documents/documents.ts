import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { arriving } from './document-content'

/** Reports that a project gave for its organizations: table document. Their bytes: document-content.ts. */

export const DocumentState = z.enum(['waiting', 'reading', 'read', 'failed'])
export type DocumentState = z.infer<typeof DocumentState>

const DocumentRow = z.object({
  id: z.int(),
  organizationId: z.int(),
  name: z.string(),
  origin: z.enum(['uploaded', 'address', 'source']),
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
  addedAt: z.date(),
  addedBy: z.string().nullable(),
  settledAt: z.date().nullable(),
})
export type DocumentRow = z.infer<typeof DocumentRow>

const columns = `id, organization_id as "organizationId", name, origin, url, media_type as "mediaType", size, sha256, state,
  failure, failure_code as "failureCode", failure_limit as "failureLimit", pages, pages_read as "pagesRead", skipped_pages as "skippedPages", added_at as "addedAt", added_by as "addedBy", settled_at as "settledAt"`

export type NewDocument = Pick<DocumentRow, 'organizationId' | 'name' | 'origin' | 'url' | 'addedAt' | 'addedBy'>

export async function insertDocument(db: Queryable, document: NewDocument): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into document (organization_id, name, origin, url, added_at, added_by, state)
     values ($1, $2, $3, $4, $5, $6, 'waiting') returning id`,
    [document.organizationId, document.name, document.origin, document.url, document.addedAt, document.addedBy],
  )
  if (!row) throw new Error('No document was inserted')
  return row.id
}

/** Those in use, the newest first. */
export async function listDocuments(db: Queryable, organizationId: number): Promise<DocumentRow[]> {
  const rows = await db.query(
    `select ${columns} from document where organization_id = $1 and removed_at is null order by id desc`,
    [organizationId],
  )
  return rows.map((row) => DocumentRow.parse(row))
}

/** A document in use, or with `isRemoved` one that was removed. */
export async function findDocument(
  db: Queryable,
  organizationId: number,
  id: number,
  isRemoved = false,
): Promise<DocumentRow | null> {
  const [row] = await db.query(
    `select ${columns} from document where organization_id = $1 and id = $2 and (removed_at is not null) = $3
        and state <> '${arriving}'`,
    [organizationId, id, isRemoved],
  )
  return row ? DocumentRow.parse(row) : null
}

export async function findDocumentByContent(
  db: Queryable,
  organizationId: number,
  sha256: string,
): Promise<DocumentRow | null> {
  const [row] = await db.query(
    `select ${columns} from document where organization_id = $1 and sha256 = $2 and removed_at is null`,
    [organizationId, sha256],
  )
  return row ? DocumentRow.parse(row) : null
}

/** For a worker, which knows the document only; null where it was removed. */
export async function loadDocument(db: Queryable, id: number): Promise<DocumentRow | null> {
  const [row] = await db.query(`select ${columns} from document where id = $1 and removed_at is null`, [id])
  return row ? DocumentRow.parse(row) : null
}

export async function recordProgress(db: Queryable, id: number, pagesRead: number, pages: number): Promise<void> {
  await db.query(`update document set state = 'reading', pages_read = $2, pages = $3 where id = $1`, [
    id,
    pagesRead,
    pages,
  ])
}

/** Notes that a reading begins, and answers how many of this document began before and ended unseen. */
export async function beginReading(db: Queryable, id: number): Promise<number> {
  const [row] = await db.query<{ before: number }>(
    'update document set lost_readings = lost_readings + 1 where id = $1 returning lost_readings - 1 as before',
    [id],
  )
  return row?.before ?? 0
}

/** A reading was broken off by what is not the document's doing: it counts as if it had not begun. */
export async function forgetReading(db: Queryable, id: number): Promise<void> {
  await db.query('update document set lost_readings = greatest(lost_readings - 1, 0) where id = $1', [id])
}

/** Words for a person and a code for programs; `limit` in the unit of the code (megabytes, seconds, pages). */
export type DocumentFailure = { failure: string; code: string | null; limit: number | null }

/** `skippedPages`: broken inside a file that is not, counted from 1; `ended`: why the pages after the first `pagesRead` were not read. */
export type Settled =
  | {
      state: 'read'
      pages: number
      skippedPages: readonly number[]
      ended?: (DocumentFailure & { pagesRead: number }) | null
    }
  | ({ state: 'failed' } & DocumentFailure)

export async function settleDocument(db: Queryable, id: number, settled: Settled, at: Date): Promise<void> {
  const isRead = settled.state === 'read'
  const ended = isRead ? (settled.ended ?? null) : settled
  await db.query(
    `update document set state = $2, failure = $3, pages = coalesce($4, pages), pages_read = coalesce($7, pages_read),
       skipped_pages = $6, settled_at = $5, failure_code = $8, failure_limit = $9, lost_readings = 0 where id = $1`,
    [
      id,
      settled.state,
      ended?.failure ?? null,
      isRead ? settled.pages : null,
      at,
      isRead ? JSON.stringify(settled.skippedPages) : null,
      isRead ? (settled.ended?.pagesRead ?? settled.pages) : null,
      ended?.code ?? null,
      ended?.limit ?? null,
    ],
  )
}

/** Removed on `at`, or back in use (null). */
export async function markRemoved(db: Queryable, id: number, at: Date | null): Promise<void> {
  await db.query('update document set removed_at = $2 where id = $1', [id, at])
}

/** Lets go of what was removed before `before`, with bytes and figures. */
export async function purgeRemoved(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from document where removed_at < $1', [before])
}

/** Notes that a report a source names is fetched for an organization; false where it was before. */
export async function markSought(db: Queryable, organizationId: number, url: string): Promise<boolean> {
  const rows = await db.query(
    'insert into sought_report (organization_id, url) values ($1, $2) on conflict do nothing returning url',
    [organizationId, url],
  )
  return rows.length > 0
}

// A report that a source names is found, whether or not it could be fetched: nobody waits for it.
const countLookup: Lookup = {
  sql: `select state, count(*) as count from document
         where organization_id = $1 and removed_at is null and (origin <> 'source' or state = 'read') group by state`,
  types: ['bigint'],
}

/** How many documents of an organization are in each state; of those that sources name, the ones that were read. */
export async function countDocuments(db: Batched, organizationId: number): Promise<Record<DocumentState, number>> {
  const rows = await batchLookup<{ state: DocumentState; count: number }>(db, countLookup, [organizationId])
  const counts = { waiting: 0, reading: 0, read: 0, failed: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}
