import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable, Transaction } from '@/service/storage/engine/database'

export type StoredAnswer = { etag: string; body: string }

const answerLookup: Lookup = {
  sql: `select a.etag, a.body from organization o
       join organization_answer a on a.organization_id = o.id and a.currency = $3
      where o.id = $1 and o.project_id = $2`,
  types: ['bigint', 'bigint', 'text'],
}

/** The stored answer of an organization of this project, as text: it is sent as it is. */
export async function findAnswer(
  db: Batched,
  key: { projectId: number; organizationId: number; currency: string },
): Promise<StoredAnswer | null> {
  const parameters = [key.organizationId, key.projectId, key.currency]
  const [row] = await batchLookup<StoredAnswer>(db, answerLookup, parameters)
  return row ?? null
}

/**
 * Stores an answer built from `revision` of the row. Nothing happens when the row has moved on: the lock makes this wait
 * for a change under way, which deletes answers, and then the revision no longer agrees. Gives whether it was stored.
 */
export async function storeAnswer(
  db: Queryable,
  answer: StoredAnswer & { organizationId: number; revision: number; currency: string },
): Promise<boolean> {
  const stored = await db.query(
    `insert into organization_answer (organization_id, currency, etag, body)
     select id, $2, $3, $4 from organization where id = $1 and revision = $5 for share
     on conflict do nothing returning 1`,
    [answer.organizationId, answer.currency, answer.etag, answer.body, answer.revision],
  )
  return stored.length > 0
}

/**
 * Deletes the stored answers of an organization, and tells every process that may have one in memory: only stored ones
 * are (service/organizations/read/answer-cache.ts), so nobody is told where there was none. Call it after the row's revision
 * went up, in the same transaction: an answer made from the row before is then either deleted here or not stored.
 */
export function deleteAnswers(db: Transaction, organizationId: number): Promise<void> {
  return deleteAnswersOf(db, [organizationId])
}

/** `deleteAnswers` of many in one statement. */
export async function deleteAnswersOf(db: Transaction, organizationIds: readonly number[]): Promise<void> {
  const told = await db.query<{ id: number }>(
    `with gone as (
       delete from organization_answer where organization_id = any(string_to_array($1, ',')::bigint[])
       returning organization_id as id
     )
     select id, pg_notify('organization_answer', id::text) from (select distinct id from gone) as of_each`,
    [organizationIds.join(',')],
  )
  for (const { id } of told) db.tellHere('organization_answer', String(id))
}
