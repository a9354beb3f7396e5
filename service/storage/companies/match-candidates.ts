import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'

/** Companies that research could not decide between: table match_candidate. */

const StoredCandidate = z.object({
  companyId: z.int(),
  likeness: z.number(),
  reasons: z.array(z.string()),
  vetoes: z.array(z.string()),
})
export type StoredCandidate = z.infer<typeof StoredCandidate>

/**
 * Puts these in the place of those kept before, the nearest first. How many there are stands in
 * `organization.open_candidates`, which the caller writes with the rest of the row.
 */
export async function replaceMatchCandidates(
  db: Queryable,
  organizations: readonly { organizationId: number; candidates: readonly StoredCandidate[] }[],
): Promise<void> {
  const ids = organizations.map(({ organizationId }) => organizationId)
  await db.query(`delete from match_candidate where organization_id = any(string_to_array($1, ',')::bigint[])`, [
    ids.join(','),
  ])
  const rows = organizations.flatMap(({ organizationId, candidates }) =>
    candidates.map((candidate, place) => ({ ...candidate, organizationId, place })),
  )
  if (rows.length === 0) return
  await db.query(
    `insert into match_candidate (organization_id, company_id, place, likeness, reasons, vetoes)
     select "organizationId", "companyId", place, likeness, reasons, vetoes from jsonb_to_recordset($1::jsonb)
       as r("organizationId" bigint, "companyId" bigint, place int, likeness float8, reasons jsonb, vetoes jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/** A person answered: there is nothing left to choose from. */
export async function removeMatchCandidates(db: Queryable, organizationId: number): Promise<void> {
  await db.query('delete from match_candidate where organization_id = $1', [organizationId])
  await db.query('update organization set open_candidates = 0 where id = $1', [organizationId])
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
