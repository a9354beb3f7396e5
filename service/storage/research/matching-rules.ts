import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { jsonOf, parsedRows, rowsIn, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import { lockOrganizations } from '@/service/storage/organizations/lock-organizations'

/** Table matching_rules, and the stored keys of names computed by the matching rules. */

/** The version with which the stored keys were computed, locked until the end of the transaction: only one process renews them. */
export async function lockRulesVersion(db: Queryable): Promise<string> {
  const row = await tables(db).selectFrom('matchingRules').select('version').forUpdate().executeTakeFirst()
  if (!row) throw new Error('The table matching_rules is empty; a migration fills it')
  return row.version
}

export async function storeRulesVersion(db: Queryable, version: string): Promise<void> {
  await tables(db).updateTable('matchingRules').set({ version }).execute()
}

const NamedRow = z.object({
  id: z.int(),
  name: z.string(),
  coreKey: z.string().nullable(),
  spelling: z.array(z.string()),
})
export type NamedRow = z.infer<typeof NamedRow>

/** Organizations with a name, given or found, after this id, by id; `spelling`: the key of answers about them. */
export async function listNamedOrganizations(db: Queryable, afterId: number, limit: number): Promise<NamedRow[]> {
  return parsedRows(
    db,
    NamedRow,
    sql`select id, coalesce(name, found_name) as name, core_key,
            array(select spelling from match_answer a where a.organization_id = o.id order by spelling) as spelling
       from organization o where id > ${afterId} and coalesce(name, found_name) is not null order by id limit ${limit}`,
  )
}

export async function storeCoreKeys(db: Transaction, keys: readonly { id: number; coreKey: string }[]): Promise<void> {
  if (keys.length === 0) return
  await lockOrganizations(
    db,
    keys.map(({ id }) => id),
  )
  await tables(db)
    .updateTable('organization')
    .from(rowsIn('organization', ['id', 'coreKey'], jsonOf(['id', 'coreKey'], keys), 'given'))
    .set((eb) => ({ coreKey: eb.ref('given.coreKey') }))
    .whereRef('organization.id', '=', 'given.id')
    .execute()
}

/** Moves the answers about an organization to another spelling; if that has an answer, the later one stays. */
export async function moveAnswers(db: Queryable, organizationId: number, spelling: string): Promise<void> {
  await run(
    db,
    sql`with moved as (delete from match_answer where organization_id = ${organizationId} and spelling <> ${spelling} returning *)
     insert into match_answer (project_id, spelling, region, company_id, organization_id, answered_at, not_companies)
     select distinct on (project_id, region) project_id, ${spelling}, region, company_id, organization_id, answered_at, not_companies
       from moved order by project_id, region, answered_at desc
     on conflict (project_id, spelling, region) do update set company_id = excluded.company_id,
       organization_id = excluded.organization_id, answered_at = excluded.answered_at, not_companies = excluded.not_companies
       where match_answer.answered_at < excluded.answered_at`,
  )
}
