import type { Selectable } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { insertRows, jsonOf } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { IndustryPeersTable } from '@/service/storage/schema'

/** Median of scopes 1 and 2 per dollar over the disclosing companies of a division (service/research/scores/peers.ts). */
export type IndustryPeersRow = Selectable<IndustryPeersTable>

const columns = ['industryId', 'kgPerUsd', 'organizations'] as const

export async function listIndustryPeers(db: Queryable): Promise<IndustryPeersRow[]> {
  return tables(db).selectFrom('industryPeers').select(columns).orderBy('industryId').execute()
}

/** Replaces all rows; run it in a transaction. */
export async function replaceIndustryPeers(db: Queryable, rows: readonly IndustryPeersRow[]): Promise<void> {
  await tables(db).deleteFrom('industryPeers').execute()
  await insertRows(db, 'industryPeers', columns, jsonOf(columns, rows))
}
