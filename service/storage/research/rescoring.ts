import { sql } from 'kysely'
import { z } from 'zod'
import { type ClassFiguresRow, replaceClassFigures } from '@/service/storage/companies/class-figures'
import { type IndustryPeersRow, replaceIndustryPeers } from '@/service/storage/companies/industry-peers'
import { insertReferenceRows, lockReference } from '@/service/storage/companies/reference-load'
import type { Database, Queryable } from '@/service/storage/engine/database'
import { jsonOf, parsedRows, rowsIn } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/** The inputs for scoring the known companies again. Reads and writes run in pieces, so that nobody waits long. */

const DisclosuresRow = z.object({
  companyId: z.int(),
  industryId: z.string().nullable(),
  records: z.array(z.unknown()),
})
export type DisclosuresRow = z.infer<typeof DisclosuresRow>

/** All disclosures by company; these are few. */
export async function listDisclosures(db: Queryable): Promise<DisclosuresRow[]> {
  return parsedRows(
    db,
    DisclosuresRow,
    sql`select c.id as company_id, c.industry_id, jsonb_agg(d.record order by d.year, d.source) as records
       from company_disclosure d join company c on c.id = d.company_id group by c.id, c.industry_id order by c.id`,
  )
}

const CommitmentsRow = z.object({
  id: z.int(),
  industryId: z.string().nullable(),
  region: z.string().nullable(),
  /** Names, identifiers and similar rows of lists, from the compiled record. */
  identity: z.unknown(),
  commitments: z.array(z.unknown()),
})
export type CommitmentsRow = z.infer<typeof CommitmentsRow>

/** The next companies by id after the given one, with their commitments. */
export async function listCommitmentsAfter(db: Queryable, id: number, limit: number): Promise<CommitmentsRow[]> {
  return parsedRows(
    db,
    CommitmentsRow,
    sql`select c.id, c.industry_id, c.hq_region as region,
            jsonb_strip_nulls(jsonb_build_object('names', c.record->'names', 'identifiers', c.record->'identifiers',
              'nearRows', c.record->'nearRows')) as identity,
            coalesce(jsonb_agg(m.record order by m.source) filter (where m.company_id is not null), '[]'::jsonb) as commitments
       from (select id, industry_id, hq_region, record from company where id > ${id} order by id limit ${limit}) c
       left join company_commitment m on m.company_id = c.id
      group by c.id, c.industry_id, c.hq_region, c.record order by c.id`,
  )
}

/** Writes changed scores; returns their number. */
export async function updateKnownScores(
  db: Queryable,
  scores: readonly { id: number; score: number | null }[],
): Promise<number> {
  const rows = await tables(db)
    .updateTable('company')
    .from(rowsIn('company', ['id', 'score'], jsonOf(['id', 'score'], scores), 'given'))
    .set((eb) => ({ score: eb.ref('given.score') }))
    .whereRef('company.id', '=', 'given.id')
    .whereRef('company.score', 'is distinct from', 'given.score')
    .returning('company.id')
    .execute()
  return rows.length
}

/** Replaces standings and medians, at once for all readers. */
export async function replaceStandings(
  database: Database,
  standings: readonly object[],
  peers: readonly IndustryPeersRow[],
  classes: readonly ClassFiguresRow[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockReference(transaction)
    await tables(transaction).deleteFrom('industryStanding').execute()
    await insertReferenceRows(transaction, 'industry_standing', standings)
    await replaceIndustryPeers(transaction, peers)
    await replaceClassFigures(transaction, classes)
  })
}
