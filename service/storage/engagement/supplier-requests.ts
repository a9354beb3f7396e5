import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { parsedRow } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/** Table supplier_request: links with which organizations answer without signing in. */

const SupplierRequestRow = z.object({
  id: z.int(),
  organizationId: z.int(),
  projectId: z.int(),
  tokenHash: z.string(),
  team: z.string(),
  language: z.enum(['en', 'de', 'fr', 'sv', 'ja']),
  year: z.int(),
  recipient: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
  openedAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
  answeredAt: z.date().nullable(),
  answeredBy: z.string().nullable(),
  answeredEmail: z.string().nullable(),
  declines: z.boolean(),
  note: z.string().nullable(),
  documentId: z.int().nullable(),
  uploads: z.int(),
  mails: z.int(),
  mailedAt: z.date().nullable(),
})
export type SupplierRequestRow = z.infer<typeof SupplierRequestRow>

/** Requests of a record and of those merged into it, for which it answers: their links are still open. */
const isOf = (organizationId: number) =>
  sql<boolean>`organization_id in (select ${organizationId}::bigint union select id from organization where merged_into = ${organizationId})`

const columns = Object.keys(SupplierRequestRow.shape) as (keyof SupplierRequestRow)[]

type New = Pick<
  SupplierRequestRow,
  | 'organizationId'
  | 'projectId'
  | 'tokenHash'
  | 'team'
  | 'language'
  | 'year'
  | 'recipient'
  | 'createdBy'
  | 'createdAt'
  | 'expiresAt'
>

export async function insertSupplierRequest(db: Transaction, request: New): Promise<number> {
  const { id } = await tables(db)
    .insertInto('supplierRequest')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Newest first, at most 200. */
export async function listSupplierRequests(db: Queryable, organizationId: number): Promise<SupplierRequestRow[]> {
  const rows = await tables(db)
    .selectFrom('supplierRequest')
    .select(columns)
    .where(isOf(organizationId))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => SupplierRequestRow.parse(row))
}

/** How many could still be answered at `now`. */
export async function countOpenRequests(db: Queryable, organizationId: number, now: Date): Promise<number> {
  const row = await tables(db)
    .selectFrom('supplierRequest')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(isOf(organizationId))
    .where('answeredAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export async function findSupplierRequest(
  db: Queryable,
  organizationId: number,
  id: number,
): Promise<SupplierRequestRow | null> {
  const row = await tables(db)
    .selectFrom('supplierRequest')
    .select(columns)
    .where(isOf(organizationId))
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? SupplierRequestRow.parse(row) : null
}

/** By the hash of its token; only of that project. */
export async function findRequestByToken(
  db: Queryable,
  projectId: number,
  tokenHash: string,
): Promise<SupplierRequestRow | null> {
  const row = await tables(db)
    .selectFrom('supplierRequest')
    .select(columns)
    .where('tokenHash', '=', tokenHash)
    .where('projectId', '=', projectId)
    .executeTakeFirst()
  return row ? SupplierRequestRow.parse(row) : null
}

type Change = Partial<
  Pick<
    SupplierRequestRow,
    | 'openedAt'
    | 'revokedAt'
    | 'answeredAt'
    | 'answeredBy'
    | 'answeredEmail'
    | 'declines'
    | 'note'
    | 'documentId'
    | 'mails'
    | 'mailedAt'
  >
>

export async function changeSupplierRequest(db: Queryable, id: number, change: Change): Promise<void> {
  await tables(db).updateTable('supplierRequest').set(change).where('id', '=', id).execute()
}

/** Counts one more file, also when many arrive at once; false if the request already has `most`. */
export async function countUpload(db: Queryable, id: number, most: number): Promise<boolean> {
  const rows = await tables(db)
    .updateTable('supplierRequest')
    .set((eb) => ({ uploads: eb('uploads', '+', 1) }))
    .where('id', '=', id)
    .where('uploads', '<', most)
    .returning('id')
    .execute()
  return rows.length > 0
}

const Response = z.object({ asked: z.int(), answered: z.int(), declined: z.int(), open: z.int(), expired: z.int() })

/**
 * Organizations by the outcome of asking them: one that was asked several times counts once in each column that applies to any of its
 * requests. Requests revoked before an answer are not counted.
 */
export async function countResponses(db: Queryable, projectId: number, now: Date): Promise<z.infer<typeof Response>> {
  const counted = await parsedRow(
    db,
    Response,
    sql`select count(distinct id)::int as asked,
               count(distinct id) filter (where answered_at is not null and not declines)::int as answered,
               count(distinct id) filter (where declines)::int as declined,
               count(distinct id) filter (where answered_at is null and expires_at > ${now})::int as open,
               count(distinct id) filter (where answered_at is null and expires_at <= ${now})::int as expired
          from (select coalesce(o.merged_into, o.id) as id, r.answered_at, r.declines, r.expires_at
                  from supplier_request r join organization o on o.id = r.organization_id
                 where r.project_id = ${projectId} and o.removed_at is null
                   and (r.revoked_at is null or r.answered_at is not null)) asked`,
  )
  return counted ?? { asked: 0, answered: 0, declined: 0, open: 0, expired: 0 }
}
