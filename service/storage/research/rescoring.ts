import { type ClassFiguresRow, replaceClassFigures } from '@/service/storage/companies/class-figures'
import { type IndustryPeersRow, replaceIndustryPeers } from '@/service/storage/companies/industry-peers'
import { insertReferenceRows, lockReference } from '@/service/storage/companies/reference-load'
import type { Database, Queryable } from '@/service/storage/engine/database'

/** What it takes to score the known companies again. Reads and writes go piece by piece, so that nobody waits long. */

export type DisclosuresRow = { companyId: number; industryId: string | null; records: unknown[] }

/** All disclosures, by company: those are few. */
export async function listDisclosures(db: Queryable): Promise<DisclosuresRow[]> {
  return db.query<DisclosuresRow>(
    `select c.id as "companyId", c.industry_id as "industryId", jsonb_agg(d.record order by d.year, d.source) as records
       from company_disclosure d join company c on c.id = d.company_id group by c.id, c.industry_id order by c.id`,
  )
}

export type CommitmentsRow = {
  id: number
  industryId: string | null
  region: string | null
  /** Names, identifiers and rows of lists that come near, of the compiled record. */
  identity: unknown
  commitments: unknown[]
}

/** The next companies by id, after the one given, with what they have promised. */
export async function listCommitmentsAfter(db: Queryable, id: number, limit: number): Promise<CommitmentsRow[]> {
  return db.query<CommitmentsRow>(
    `select c.id, c.industry_id as "industryId", c.hq_region as region,
            jsonb_strip_nulls(jsonb_build_object('names', c.record->'names', 'identifiers', c.record->'identifiers',
              'nearRows', c.record->'nearRows')) as identity,
            coalesce(jsonb_agg(m.record order by m.source) filter (where m.company_id is not null), '[]'::jsonb) as commitments
       from (select id, industry_id, hq_region, record from company where id > $1 order by id limit $2) c
       left join company_commitment m on m.company_id = c.id
      group by c.id, c.industry_id, c.hq_region, c.record order by c.id`,
    [id, limit],
  )
}

/** Writes those scores that changed; gives how many did. */
export async function updateScores(
  db: Queryable,
  scores: readonly { id: number; score: number | null }[],
): Promise<number> {
  const rows = await db.query(
    `update company c set score = r.score from jsonb_to_recordset($1::jsonb) as r(id bigint, score float8)
      where c.id = r.id and c.score is distinct from r.score returning 1 as changed`,
    [JSON.stringify(scores)],
  )
  return rows.length
}

/** Puts new standings and medians in the place of the old ones, at once for all who read. */
export async function replaceStandings(
  database: Database,
  standings: readonly object[],
  peers: readonly IndustryPeersRow[],
  classes: readonly ClassFiguresRow[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockReference(transaction)
    await transaction.query('delete from industry_standing')
    await insertReferenceRows(transaction, 'industry_standing', standings)
    await replaceIndustryPeers(transaction, peers)
    await replaceClassFigures(transaction, classes)
  })
}
