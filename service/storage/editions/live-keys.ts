import type { Selectable } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import type { LiveKeyTable } from '@/service/storage/schema'

/** Table live_key: keys for publishers' interfaces that a person entered, encrypted (service/live/keys). */

export type LiveKeyRow = Selectable<LiveKeyTable>

export async function listLiveKeys(db: Queryable): Promise<LiveKeyRow[]> {
  return tables(db).selectFrom('liveKey').selectAll().orderBy('source').execute()
}

export async function findLiveKey(db: Queryable, source: string): Promise<LiveKeyRow | null> {
  const row = await tables(db).selectFrom('liveKey').selectAll().where('source', '=', source).executeTakeFirst()
  return row ?? null
}

export async function storeLiveKey(db: Queryable, row: LiveKeyRow): Promise<void> {
  const { source, sealed, setAt, setBy } = row
  await tables(db)
    .insertInto('liveKey')
    .values({ source, sealed, setAt, setBy })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ sealed, setAt, setBy }))
    .execute()
}

/** Returns whether there was one. */
export async function deleteLiveKey(db: Queryable, source: string): Promise<boolean> {
  const rows = await tables(db).deleteFrom('liveKey').where('source', '=', source).returning('source').execute()
  return rows.length > 0
}
