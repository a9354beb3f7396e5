import type { Queryable, Transaction } from '@/service/storage/engine/database'

/** Table organization_label: what a project calls its organizations. A key is the label folded. */

export type LabelOf = { id: number; label: string }
export type KeyedLabel = { key: string; label: string }

/** The ids of these that are organizations of the project and answer for themselves. */
export async function listOwnIds(db: Queryable, projectId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select id from organization where project_id = $1 and merged_into is null
       and id in (select value::bigint from jsonb_array_elements_text($2::jsonb)) order by id`,
    [projectId, JSON.stringify(ids)],
  )
  return rows.map(({ id }) => id)
}

/** Puts each label on each organization; gives those that were not there. A label is spelled as its project first did. */
export async function addLabels(
  db: Transaction,
  { projectId, ids, labels }: { projectId: number; ids: readonly number[]; labels: readonly KeyedLabel[] },
): Promise<LabelOf[]> {
  return db.query<LabelOf>(
    `insert into organization_label (organization_id, label_key, project_id, label)
     select o.value::bigint, l.key, $1,
            coalesce((select used.label from organization_label used
                       where used.project_id = $1 and used.label_key = l.key limit 1), l.label)
       from jsonb_array_elements_text($2::jsonb) as o, jsonb_to_recordset($3::jsonb) as l(key text, label text)
     on conflict do nothing returning organization_id as id, label`,
    [projectId, JSON.stringify(ids), JSON.stringify(labels)],
  )
}

/** Takes them off; gives those that were there. */
export async function removeLabels(
  db: Transaction,
  { projectId, ids, keys }: { projectId: number; ids: readonly number[]; keys: readonly string[] },
): Promise<LabelOf[]> {
  return db.query<LabelOf>(
    `delete from organization_label
      where project_id = $1 and organization_id in (select value::bigint from jsonb_array_elements_text($2::jsonb))
        and label_key in (select jsonb_array_elements_text($3::jsonb))
     returning organization_id as id, label`,
    [projectId, JSON.stringify(ids), JSON.stringify(keys)],
  )
}

/** Labels of each organization, by key. */
export async function listLabels(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; key: string; label: string }[]> {
  return db.query(
    `select organization_id as id, label_key as key, label from organization_label
      where organization_id in (select value::bigint from jsonb_array_elements_text($1::jsonb))
      order by organization_id, label_key`,
    [JSON.stringify(ids)],
  )
}
