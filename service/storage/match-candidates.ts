import { z } from 'zod'
import type { Queryable } from './database'

/** Companies that research could not decide between: table match_candidate. */

const StoredCandidate = z.object({
  companyId: z.int(),
  likeness: z.number(),
  reasons: z.array(z.string()),
  vetoes: z.array(z.string()),
})
export type StoredCandidate = z.infer<typeof StoredCandidate>

/** Puts these in the place of those kept before, the nearest first. */
export async function replaceMatchCandidates(
  db: Queryable,
  organizationId: number,
  candidates: readonly StoredCandidate[],
): Promise<void> {
  await db.query('delete from match_candidate where organization_id = $1', [organizationId])
  await db.query('update organization set open_candidates = $2 where id = $1', [organizationId, candidates.length])
  if (candidates.length === 0) return
  await db.query(
    `insert into match_candidate (organization_id, company_id, place, likeness, reasons, vetoes)
     select $1, "companyId", place, likeness, reasons, vetoes from jsonb_to_recordset($2::jsonb)
       as r("companyId" bigint, place int, likeness float8, reasons jsonb, vetoes jsonb)
     on conflict do nothing`,
    [organizationId, JSON.stringify(candidates.map((candidate, place) => ({ ...candidate, place })))],
  )
}

/** In the order of their likeness. */
export async function listMatchCandidates(db: Queryable, organizationId: number): Promise<StoredCandidate[]> {
  const rows = await db.query(
    `select company_id as "companyId", likeness, reasons, vetoes from match_candidate
      where organization_id = $1 order by place`,
    [organizationId],
  )
  return rows.map((row) => StoredCandidate.parse(row))
}
