import { sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable, Transaction } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { anyOf } from '@/service/storage/engine/rows'

const StoredAnswer = z.object({ etag: z.string(), body: z.string() })
export type StoredAnswer = z.infer<typeof StoredAnswer>

const answerLookup: Lookup = {
  sql: `select a.etag, a.body from organization o
       join organization_answer a on a.organization_id = o.id and a.currency = $3
      where o.id = $1 and o.project_id = $2`,
  types: ['bigint', 'bigint', 'text'],
}

/** The stored answer for an organization of this project, as text, because it is sent unchanged. */
export async function findAnswer(
  db: Batched,
  key: { projectId: number; organizationId: number; currency: string },
): Promise<StoredAnswer | null> {
  const parameters = [key.organizationId, key.projectId, key.currency]
  const [row] = await batchLookup(db, answerLookup, parameters)
  return row ? StoredAnswer.parse(row) : null
}

type NewAnswer = StoredAnswer & { organizationId: number; revision: number; currency: string }

const stored = prepared((db, given: NewAnswer) =>
  db
    .insertInto('organizationAnswer')
    .columns(['organizationId', 'currency', 'etag', 'body'])
    .expression((eb) =>
      eb
        .selectFrom('organization')
        .select([
          'id',
          sql<string>`${given.currency}`.as('currency'),
          sql<string>`${given.etag}`.as('etag'),
          sql<string>`${given.body}`.as('body'),
        ])
        .where('id', '=', given.organizationId)
        .where('revision', '=', given.revision)
        .forShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('organizationId'),
)

/**
 * Stores an answer built from `revision` of the row; nothing happens if the row has changed since: the lock waits for a running change,
 * which deletes answers and raises the revision. Returns whether it was stored.
 */
export async function storeAnswer(db: Queryable, answer: NewAnswer): Promise<boolean> {
  return (await stored(db, answer)).length > 0
}

/**
 * Deletes the stored answers of an organization, and notifies every process that may have one in memory: only stored ones are
 * (service/organizations/read/answer-cache.ts), so without any nobody is notified. Call it in the same transaction, after raising the
 * row's revision: an answer built from the old row is then either deleted here or not stored.
 */
export function deleteAnswers(db: Transaction, organizationId: number): Promise<void> {
  return deleteAnswersOf(db, [organizationId])
}

const Told = z.object({ id: z.int() })

const deleted = prepared(
  (_, given: { ids: readonly number[] }) =>
    sql`with gone as (
       delete from organization_answer where organization_id = ${anyOf(given.ids, 'bigint')}
       returning organization_id as id
     )
     select id, pg_notify('organization_answer', id::text) from (select distinct id from gone) as of_each`,
)

/** `deleteAnswers` of many in one statement. */
export async function deleteAnswersOf(db: Transaction, organizationIds: readonly number[]): Promise<void> {
  for (const told of await deleted(db, { ids: organizationIds })) {
    db.notifyLocalListeners('organization_answer', String(Told.parse(told).id))
  }
}
