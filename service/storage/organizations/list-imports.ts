import { type RawBuilder, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { jsonOf, parsedRows, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { ListImportTable } from '@/service/storage/schema'

/** Tables list_import and list_import_row: imported lists, and the outcome of each row. */

export type ListImport = Omit<Selectable<ListImportTable>, 'projectId'>

const columns = [
  'id',
  'fileName',
  'importedBy',
  'createdAt',
  'completedAt',
  'takenBackAt',
  'replacedBy',
  'rows',
  'registered',
  'found',
  'refused',
] as const

export async function insertListImport(
  db: Queryable,
  one: { projectId: number; fileName: string | null; importedBy: string | null; at: Date },
): Promise<ListImport> {
  const { projectId, fileName, importedBy, at: createdAt } = one
  return tables(db)
    .insertInto('listImport')
    .values({ projectId, fileName, importedBy, createdAt })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Newest first. */
export async function selectListImports(db: Queryable, projectId: number, limit: number): Promise<ListImport[]> {
  return tables(db)
    .selectFrom('listImport')
    .select(columns)
    .where('projectId', '=', projectId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findListImport(db: Queryable, projectId: number, id: number): Promise<ListImport | null> {
  const query = tables(db).selectFrom('listImport').select(columns).where('projectId', '=', projectId)
  return (await query.where('id', '=', id).executeTakeFirst()) ?? null
}

export type NewImportRow = {
  number: number
  name: string
  country: string | null
  organizationId: number | null
  detail: string | null
}

const given = ['number', 'name', 'country', 'organizationId', 'detail'] as const

/**
 * Stores the outcome of these rows; a repeated row is overwritten. An organization counts as added by the import if it came into the
 * project after the import began and no other import has it. Organizations of other projects are not stored.
 */
export async function storeImportRows(
  db: Queryable,
  projectId: number,
  { id, createdAt }: Pick<ListImport, 'id' | 'createdAt'>,
  rows: readonly NewImportRow[],
): Promise<void> {
  await run(
    db,
    sql`insert into list_import_row (import_id, number, name, country, organization_id, is_own, detail)
     select ${id}, r.number, r.name, r.country, o.id,
            coalesce(o.created_at >= ${createdAt}::timestamptz, false) and not exists (
              select from list_import_row other where other.organization_id = o.id and other.is_own and other.import_id <> ${id}),
            r.detail
       from jsonb_to_recordset(${jsonOf(given, rows)}::jsonb)
              as r(number integer, name text, country text, organization_id bigint, detail text)
       left join organization o on o.id = r.organization_id and o.project_id = ${projectId} and o.removed_at is null
     on conflict (import_id, number) do update set name = excluded.name, country = excluded.country,
       organization_id = excluded.organization_id, is_own = excluded.is_own, detail = excluded.detail`,
  )
  await run(
    db,
    sql`update list_import set rows = c.rows, registered = c.registered, found = c.found, refused = c.refused
       from (select count(*)::int as rows, (count(*) filter (where is_own))::int as registered,
                    (count(*) filter (where not is_own and organization_id is not null))::int as found,
                    (count(*) filter (where organization_id is null))::int as refused
               from list_import_row where import_id = ${id}) as c
      where id = ${id}`,
  )
}

/** The present state of an import's row, derived from its organization. */
export const rowStates = [
  'recognised',
  'to_decide',
  'not_found',
  'in_progress',
  'failed',
  'refused',
  'removed',
] as const
export type RowState = (typeof rowStates)[number]

/** A merged record has the state of the record that answers for it. */
const stated: RawBuilder<unknown> = sql`list_import_row r
    left join organization own on own.id = r.organization_id and own.removed_at is null
    left join organization o on o.id = coalesce(own.merged_into, own.id) and o.removed_at is null
    cross join lateral (select case when r.organization_id is null then 'refused' when o.id is null then 'removed'
      when o.phase = 1 then 'in_progress' when o.phase = 0 then 'failed' when o.company_id is not null then 'recognised'
      when o.open_candidates > 0 then 'to_decide' else 'not_found' end as state) s`

const StateCount = z.object({ state: z.enum(rowStates), count: z.int() })

/** The number of rows in each state; states without rows are left out. */
export async function countRowStates(db: Queryable, importId: number): Promise<z.infer<typeof StateCount>[]> {
  return parsedRows(
    db,
    StateCount,
    sql`select s.state, count(*)::int as count from ${stated} where r.import_id = ${importId} group by s.state`,
  )
}

const ImportRow = z.object({
  number: z.int(),
  name: z.string(),
  country: z.string().nullable(),
  organizationId: z.int().nullable(),
  organizationName: z.string().nullable(),
  isOwn: z.boolean(),
  detail: z.string().nullable(),
  state: z.enum(rowStates),
})
export type ImportRow = z.infer<typeof ImportRow>

/** Rows after `after` in the order of the sheet, of one state or all, at most `limit`. */
export async function selectImportRows(
  db: Queryable,
  { importId, state, after, limit }: { importId: number; state: RowState | null; after: number; limit: number },
): Promise<ImportRow[]> {
  const ofState = state === null ? sql`` : sql`and s.state = ${state}`
  return parsedRows(
    db,
    ImportRow,
    sql`select r.number, r.name, r.country, o.id as organization_id, coalesce(o.name, o.found_name) as organization_name,
            r.is_own, r.detail, s.state
       from ${stated} where r.import_id = ${importId} and r.number > ${after} ${ofState} order by r.number limit ${limit}`,
  )
}

const Id = z.object({ id: z.int() })

/** Organizations added by the import that are now in the project, without those that import `except` names. */
export async function listOwnOrganizations(db: Queryable, importId: number, except: number | null): Promise<number[]> {
  const spared =
    except === null
      ? sql``
      : sql`and not exists (select from list_import_row n where n.import_id = ${except} and n.organization_id = r.organization_id)`
  const rows = await parsedRows(
    db,
    Id,
    sql`select distinct o.id from list_import_row r join organization o on o.id = r.organization_id and o.removed_at is null
      where r.import_id = ${importId} and r.is_own ${spared} order by o.id`,
  )
  return rows.map(({ id }) => id)
}

/** Ids of the organizations removed when the import was reverted, at exactly that instant. */
export async function listTakenBack(db: Queryable, importId: number, at: Date): Promise<number[]> {
  const rows = await parsedRows(
    db,
    Id,
    sql`select distinct o.id from list_import_row r join organization o on o.id = r.organization_id
      where r.import_id = ${importId} and r.is_own and o.removed_at = ${at}::timestamptz order by o.id`,
  )
  return rows.map(({ id }) => id)
}

export async function setTakenBack(db: Queryable, id: number, at: Date | null): Promise<void> {
  await tables(db).updateTable('listImport').set({ takenBackAt: at }).where('id', '=', id).execute()
}

export async function setCompleted(db: Queryable, id: number, at: Date): Promise<void> {
  await tables(db).updateTable('listImport').set({ completedAt: at }).where('id', '=', id).execute()
}

/** Import `by` replaces `id`: organizations added by `id` and also named by `by` now count as added by `by`. */
export async function setReplaced(db: Queryable, id: number, by: number): Promise<void> {
  await run(
    db,
    sql`update list_import_row n set is_own = true from list_import_row r
      where n.import_id = ${by} and r.import_id = ${id} and r.is_own and r.organization_id = n.organization_id`,
  )
  await run(
    db,
    sql`update list_import_row set is_own = false where import_id = ${id} and organization_id in (
    select organization_id from list_import_row where import_id = ${by} and is_own)`,
  )
  await tables(db).updateTable('listImport').set({ replacedBy: by }).where('id', '=', id).execute()
}
