import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { anyOf, jsonOf, list, parsedRows } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/** Table organization_label: a project's labels of its organizations. A key is the folded label. */

const LabelOf = z.object({ id: z.int(), label: z.string() })
export type LabelOf = z.infer<typeof LabelOf>
export type KeyedLabel = { key: string; label: string }

/** Those of these ids that are unmerged organizations of the project. */
export async function listOwnIds(db: Queryable, projectId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('organization')
    .select('id')
    .where('projectId', '=', projectId)
    .where('mergedInto', 'is', null)
    .where('removedAt', 'is', null)
    .where('id', '=', anyOf(ids, 'bigint'))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

type NewLabels = {
  projectId: number
  ids: readonly number[]
  labels: readonly KeyedLabel[]
  by: string | null
  at: Date
}

/** Adds each label to each organization. Returns the new ones. A label keeps the spelling first used in its project. */
export async function addLabels(db: Transaction, { projectId, ids, labels, by, at }: NewLabels): Promise<LabelOf[]> {
  return parsedRows(
    db,
    LabelOf,
    sql`insert into organization_label (organization_id, label_key, project_id, label, added_by, added_at)
     select o.id, l.key, ${projectId},
            coalesce((select used.label from organization_label used
                       where used.project_id = ${projectId} and used.label_key = l.key limit 1), l.label), ${by}::text, ${at}::timestamptz
       from unnest(${list(ids, 'bigint')}) as o(id),
            jsonb_to_recordset(${jsonOf(['key', 'label'], labels)}::jsonb) as l(key text, label text)
     on conflict do nothing returning organization_id as id, label`,
  )
}

/** Removes the labels. Returns the removed ones. */
export async function removeLabels(
  db: Transaction,
  { projectId, ids, keys }: { projectId: number; ids: readonly number[]; keys: readonly string[] },
): Promise<LabelOf[]> {
  return tables(db)
    .deleteFrom('organizationLabel')
    .where('projectId', '=', projectId)
    .where('organizationId', '=', anyOf(ids, 'bigint'))
    .where('labelKey', '=', anyOf(keys, 'text'))
    .returning(['organizationId as id', 'label'])
    .execute()
}

/** Labels of each organization, by key. */
export async function listLabels(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; key: string; label: string }[]> {
  return tables(db)
    .selectFrom('organizationLabel')
    .select(['organizationId as id', 'labelKey as key', 'label'])
    .where('organizationId', '=', anyOf(ids, 'bigint'))
    .orderBy('organizationId')
    .orderBy('labelKey')
    .execute()
}
