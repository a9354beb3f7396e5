import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { anyOf, jsonOf, rowsIn } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/** Companies that research could not decide between: table match_candidate. */

const StoredCandidate = z.object({
  companyId: z.int(),
  likeness: z.number(),
  reasons: z.array(z.string()),
  vetoes: z.array(z.string()),
})
export type StoredCandidate = z.infer<typeof StoredCandidate>

const columns = ['organizationId', 'companyId', 'place', 'likeness', 'reasons', 'vetoes'] as const

const removedOf = prepared((db, given: { ids: readonly number[] }) =>
  db.deleteFrom('matchCandidate').where('organizationId', '=', anyOf(given.ids, 'bigint')),
)

const inserted = prepared((db, given: { json: string }) =>
  db
    .insertInto('matchCandidate')
    .columns(columns)
    .expression((eb) => eb.selectFrom(rowsIn('matchCandidate', columns, given.json, 'given')).selectAll('given'))
    .onConflict((conflict) => conflict.doNothing()),
)

/**
 * Replaces the stored candidates, most similar first. Their number is in `organization.open_candidates`, which the caller writes with the
 * rest of the row.
 */
export async function replaceMatchCandidates(
  db: Queryable,
  organizations: readonly { organizationId: number; candidates: readonly StoredCandidate[] }[],
): Promise<void> {
  await removedOf(db, { ids: organizations.map(({ organizationId }) => organizationId) })
  const rows = organizations.flatMap(({ organizationId, candidates }) =>
    candidates.map((candidate, place) => ({ ...candidate, organizationId, place })),
  )
  if (rows.length === 0) return
  await inserted(db, { json: jsonOf(columns, rows) })
}

/** Removes the candidates after a person answered. */
export async function removeMatchCandidates(db: Queryable, organizationId: number): Promise<void> {
  await tables(db).deleteFrom('matchCandidate').where('organizationId', '=', organizationId).execute()
  await tables(db).updateTable('organization').set({ openCandidates: 0 }).where('id', '=', organizationId).execute()
}

/** In order of similarity. */
export async function listMatchCandidates(db: Queryable, organizationId: number): Promise<StoredCandidate[]> {
  const rows = await tables(db)
    .selectFrom('matchCandidate')
    .select(['companyId', 'likeness', 'reasons', 'vetoes'])
    .where('organizationId', '=', organizationId)
    .orderBy('place')
    .execute()
  return rows.map((row) => StoredCandidate.parse(row))
}
