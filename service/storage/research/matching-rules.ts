import type { Queryable } from '@/service/storage/engine/database'

/** Table matching_rules, and the stored keys of names that the rules of matching make. */

/** The version that the stored keys were made with, held until the end of the transaction: one process renews them. */
export async function lockRulesVersion(db: Queryable): Promise<string> {
  const [row] = await db.query<{ version: string }>('select version from matching_rules for update')
  if (!row) throw new Error('The table matching_rules is empty; a migration fills it')
  return row.version
}

export async function storeRulesVersion(db: Queryable, version: string): Promise<void> {
  await db.query('update matching_rules set version = $1', [version])
}

export type NamedRow = { id: number; name: string; coreKey: string | null; spelling: string[] }

/** Organizations that have a name, given or found, after this id, by id; `spelling`: under which answers about them are learned. */
export async function listNamedOrganizations(db: Queryable, afterId: number, limit: number): Promise<NamedRow[]> {
  return db.query<NamedRow>(
    `select id, coalesce(name, found_name) as name, core_key as "coreKey",
            array(select spelling from match_answer a where a.organization_id = o.id order by spelling) as spelling
       from organization o where id > $1 and coalesce(name, found_name) is not null order by id limit $2`,
    [afterId, limit],
  )
}

export async function storeCoreKeys(db: Queryable, keys: readonly { id: number; coreKey: string }[]): Promise<void> {
  if (keys.length === 0) return
  await db.query(
    `update organization o set core_key = r."coreKey"
       from jsonb_to_recordset($1::jsonb) as r(id bigint, "coreKey" text) where o.id = r.id`,
    [JSON.stringify(keys)],
  )
}

/** Moves what was learned about an organization to another spelling; where that has an answer, the later of the two stays. */
export async function moveAnswers(db: Queryable, organizationId: number, spelling: string): Promise<void> {
  await db.query(
    `with moved as (delete from match_answer where organization_id = $1 and spelling <> $2 returning *)
     insert into match_answer (project_id, spelling, region, company_id, organization_id, answered_at)
     select distinct on (project_id, region) project_id, $2, region, company_id, organization_id, answered_at
       from moved order by project_id, region, answered_at desc
     on conflict (project_id, spelling, region) do update set company_id = excluded.company_id,
       organization_id = excluded.organization_id, answered_at = excluded.answered_at
       where match_answer.answered_at < excluded.answered_at`,
    [organizationId, spelling],
  )
}
