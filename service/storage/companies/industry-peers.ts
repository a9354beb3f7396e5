import type { Queryable } from '@/service/storage/engine/database'

/** Median of scopes 1 and 2 per dollar over the disclosing companies of a division (service/research/scores/peers.ts). */
export type IndustryPeersRow = { industryId: string; kgPerUsd: number; organizations: number }

export async function listIndustryPeers(db: Queryable): Promise<IndustryPeersRow[]> {
  return db.query<IndustryPeersRow>(
    'select industry_id as "industryId", kg_per_usd as "kgPerUsd", organizations from industry_peers order by industry_id',
  )
}

/** Puts these rows in the place of all others; run it in a transaction. */
export async function replaceIndustryPeers(db: Queryable, rows: readonly IndustryPeersRow[]): Promise<void> {
  await db.query('delete from industry_peers')
  await db.query(
    `insert into industry_peers (industry_id, kg_per_usd, organizations)
     select "industryId", "kgPerUsd", organizations from jsonb_to_recordset($1::jsonb)
       as r("industryId" text, "kgPerUsd" float8, organizations int)`,
    [JSON.stringify(rows)],
  )
}
