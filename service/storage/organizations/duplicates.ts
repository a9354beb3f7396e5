import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { anyOf, parsedRow, parsedRows } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import { deleteAnswersOf } from './answers'
import { lockOrganizations } from './lock-organizations'
import { giveTeamWork, listFollowers, returnTeamWork } from './team-work'
import { findAnsweringIds, renewYearlySpend } from './yearly-spend'

/** Records of one project that are, or may be, the same organization. */

/** Records that two records may be one, for a person to decide; once per pair, in either order. */
export async function noteDuplicate(
  db: Queryable,
  pair: { organizationId: number; otherId: number; reason: string },
): Promise<void> {
  if (pair.organizationId === pair.otherId) return
  await tables(db)
    .insertInto('organizationDuplicate')
    .values({
      organizationId: Math.min(pair.organizationId, pair.otherId),
      otherId: Math.max(pair.organizationId, pair.otherId),
      reason: pair.reason,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const Related = z.object({
  id: z.int(),
  name: z.string().nullable(),
  region: z.string().nullable(),
  reason: z.string(),
  /** Research could not decide between several companies. */
  isUndecided: z.boolean(),
})
export type Related = z.infer<typeof Related>

/** Other records of the project that may be the same: matched to the same company, with the same core name, or recorded before. */
export async function listDuplicates(db: Queryable, projectId: number, id: number): Promise<Related[]> {
  return parsedRows(
    db,
    Related,
    // Possible ones are looked up first, each kind in its own index (migration 0016), as a portfolio may have 100,000 organizations.
    sql`with self as (
       select * from organization where id = ${id} and project_id = ${projectId} and merged_into is null and removed_at is null
     ), near as (
       select other_id as id from organization_duplicate where organization_id = ${id}
       union select organization_id from organization_duplicate where other_id = ${id}
       union select o.id from self s join organization o
         on hashint8extended(o.company_id, o.project_id) = hashint8extended(s.company_id, ${projectId}::bigint)
       union select o.id from self s join organization o
         on hashtextextended(o.core_key, o.project_id) = hashtextextended(s.core_key, ${projectId}::bigint)
     )
     select o.id, coalesce(o.name, o.found_name) as name, coalesce(o.hq_region, o.found_region) as region,
            case when d.reason is not null then d.reason
                 when o.company_id = s.company_id then 'Matched to the same company'
                 else 'The same name but for the legal form or “Group”' end as reason,
            (o.company_id is null and o.open_candidates > 0) as is_undecided
       from self s
       join organization o
         on o.id in (select id from near) and o.project_id = ${projectId} and o.id <> s.id and o.merged_into is null
        and o.removed_at is null
       left join organization_duplicate d
         on d.organization_id = least(o.id, s.id) and d.other_id = greatest(o.id, s.id)
      where (d.reason is not null or o.company_id = s.company_id
             or (o.core_key = s.core_key
                 and (o.company_id is null or s.company_id is null)
                 and coalesce(o.hq_region, o.found_region, s.hq_region, s.found_region, '')
                   = coalesce(s.hq_region, s.found_region, o.hq_region, o.found_region, '')))
      order by o.id limit 20`,
  )
}

/** Records merged into this one, for which it answers. */
export async function listMerged(db: Queryable, projectId: number, id: number): Promise<Related[]> {
  return tables(db)
    .selectFrom('organization')
    .select((eb) => [
      'id',
      eb.fn.coalesce('name', 'foundName').as('name'),
      eb.fn.coalesce('hqRegion', 'foundRegion').as('region'),
      sql<string>`'A person said that it is the same organization as ' || coalesce(said_to_be, merged_into)`.as(
        'reason',
      ),
      sql<boolean>`(company_id is null and open_candidates > 0)`.as('isUndecided'),
    ])
    .where('projectId', '=', projectId)
    .where('mergedInto', '=', id)
    .orderBy('id')
    .execute()
}

/**
 * Notes that a person said `id` is `into`, which then answers for it and for all that were merged into it; null undoes that, and what was
 * merged into `id` stays with it. `into` must not be merged itself: `merged_into` is always the record that finally answers, so that
 * every reader follows it once. The team's work goes along, stored answers are deleted, and spend is added up anew. Returns the
 * organizations for which research now reads something else.
 */
export async function setMergedInto(db: Transaction, id: number, into: number | null, at: Date): Promise<number[]> {
  const moved = await listFollowers(db, id)
  const answeredBefore = await findAnsweringIds(db, moved)
  const concerned = [...new Set([...moved, ...answeredBefore, ...(into === null ? [] : [into])])]
  await lockOrganizations(db, concerned)
  await tables(db).updateTable('organization').set({ saidToBe: into, mergedInto: into }).where('id', '=', id).execute()
  await tables(db)
    .updateTable('organization')
    .set({ mergedInto: into ?? id })
    .where('id', '=', anyOf(moved, 'bigint'))
    .where('id', '<>', id)
    .execute()
  await tables(db)
    .updateTable('organization')
    .set((eb) => ({ updatedAt: at, revision: eb('revision', '+', 1) }))
    .where('id', '=', anyOf(concerned, 'bigint'))
    .execute()
  await deleteAnswersOf(db, concerned)
  await renewYearlySpend(db, concerned)
  if (into !== null) return (await giveTeamWork(db, id, into)) ? [into] : []
  const researched = []
  for (const from of answeredBefore) {
    if (await returnTeamWork(db, { from, to: id, of: moved })) researched.push(from, id)
  }
  return researched
}

/** The record that answers for `id`; null if the project has no such record any more. */
export async function findSurvivor(db: Queryable, projectId: number, id: number): Promise<number | null> {
  const row = await parsedRow(
    db,
    z.object({ id: z.int() }),
    sql`select coalesce(merged_into, id) as id from organization
         where id = ${id} and project_id = ${projectId} and removed_at is null`,
  )
  return row?.id ?? null
}
