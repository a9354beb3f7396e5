import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { anyOf, list, parsedRows, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import { deleteAnswersOf } from './answers'
import { lockOrganizations } from './lock-organizations'

/** Organizations removed by a project: out of lists and answers, stored until they are erased. */

const Id = z.object({ id: z.int() })

/** Those of these ids that the project has (`removedSince` null), or removed at that instant or later. */
export async function findOwn(
  db: Queryable,
  { projectId, ids, removedSince }: { projectId: number; ids: readonly number[]; removedSince: Date | null },
): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('organization')
    .select('id')
    .where('projectId', '=', projectId)
    .where('id', '=', anyOf(ids, 'bigint'))
    .where('removedAt', removedSince === null ? 'is' : '>=', removedSince)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** These with every record that answers for one of them and every one merged into those: they are removed and restored together. */
export async function findFamilies(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await parsedRows(
    db,
    Id,
    sql`with recursive family as (
       select id, merged_into from organization where id = ${anyOf(ids, 'bigint')}
       union
       select o.id, o.merged_into from family f join organization o on o.id = f.merged_into or o.merged_into = f.id
     )
     select id from family order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Removes organizations (`removedAt`) or restores them (null), with a history entry for each. Deletes their stored answers. */
export async function setRemoved(
  db: Transaction,
  ids: readonly number[],
  { removedAt, reason, at }: { removedAt: Date | null; reason: string; at: Date },
): Promise<void> {
  await lockOrganizations(db, ids)
  await tables(db)
    .updateTable('organization')
    .set((eb) => ({ removedAt, updatedAt: at, revision: eb('revision', '+', 1) }))
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute()
  await run(
    db,
    sql`insert into organization_state (organization_id, state, reason, at)
     select id, status, ${reason}, ${at}::timestamptz from organization where id = ${anyOf(ids, 'bigint')}`,
  )
  await deleteAnswersOf(db, ids)
}

/**
 * Erases at most `limit` organizations removed before `before`, with all their data; returns their ids by project. Run it in a
 * transaction.
 */
export async function eraseRemoved(
  db: Transaction,
  before: Date,
  limit: number,
): Promise<{ id: number; projectId: number }[]> {
  const chosen = await tables(db)
    .selectFrom('organization')
    .select(['id', 'projectId'])
    .where('removedAt', '<', before)
    .orderBy('removedAt')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  if (chosen.length === 0) return []
  const ids = chosen.map(({ id }) => id)
  // Of two merged ones, one may be left for the next call.
  await tables(db)
    .updateTable('organization')
    .set({ mergedInto: null, saidToBe: null })
    .where((eb) => eb.or([eb('mergedInto', '=', anyOf(ids, 'bigint')), eb('saidToBe', '=', anyOf(ids, 'bigint'))]))
    .execute()
  // These two tables have no foreign key with cascading deletes (migrations 0015 and 0016).
  await tables(db).deleteFrom('organizationState').where('organizationId', '=', anyOf(ids, 'bigint')).execute()
  await run(
    db,
    sql`delete from organization_registration where organization_id in (select unnest(${list(ids, 'bigint')}))`,
  )
  await tables(db).deleteFrom('organization').where('id', '=', anyOf(ids, 'bigint')).execute()
  return chosen
}
