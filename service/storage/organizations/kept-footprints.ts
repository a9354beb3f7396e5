import type { Selectable } from 'kysely'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import type { KeptFootprintTable } from '@/service/storage/schema'

/** Table kept_footprint: footprints as they were handed over. The database refuses to change a row. */

type KeptRow = Selectable<KeptFootprintTable>
export type KeptHead = Omit<KeptRow, 'content' | 'projectId'>

const head = [
  'id',
  'title',
  'keptBy',
  'keptAt',
  'year',
  'currency',
  'kg',
  'suppliers',
  'coveredSuppliers',
  'version',
  'digest',
] as const

export async function insertKeptFootprint(db: Transaction, row: Omit<KeptRow, 'id'>): Promise<KeptHead> {
  return tables(db).insertInto('keptFootprint').values(row).returning(head).executeTakeFirstOrThrow()
}

/** Newest first. */
export async function listKeptFootprints(db: Queryable, projectId: number): Promise<KeptHead[]> {
  return tables(db)
    .selectFrom('keptFootprint')
    .select(head)
    .where('projectId', '=', projectId)
    .orderBy('id', 'desc')
    .execute()
}

/** With its content, compressed with gzip; null if the project has none of this id. */
export async function findKeptFootprint(
  db: Queryable,
  projectId: number,
  id: number,
): Promise<(KeptHead & { content: Uint8Array }) | null> {
  const row = await tables(db)
    .selectFrom('keptFootprint')
    .select([...head, 'content'])
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Returns whether there was one. */
export async function deleteKeptFootprint(db: Transaction, projectId: number, id: number): Promise<boolean> {
  const row = await tables(db)
    .deleteFrom('keptFootprint')
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
