import { sql } from 'kysely'
import { z } from 'zod'
import { type ChangeKind, changeKinds, type OrganizationChangeOf } from '@/service/change-kinds'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { anyOf, insertRows, jsonOf, parsedRow, parsedRows, run } from '@/service/storage/engine/rows'

/** Table organization_change: what changed about an organization, and when. */

/** `happenedOn` is an ISO day. */
export type NewChange = OrganizationChangeOf & {
  projectId: number
  organizationId: number
  /** The known company that a source's change is about; null: the record itself. */
  companyId: number | null
  happenedOn: string
  notedAt: Date
  isHistory: boolean
  /** Changes with the same text are one change per organization; null: always a separate one. */
  sameAs: string | null
}

const columns = [
  'projectId',
  'organizationId',
  'companyId',
  'kind',
  'happenedOn',
  'notedAt',
  'isHistory',
  'details',
  'sameAs',
] as const

/**
 * Stores changes; existing ones stay unchanged. Must be the last statement of its transaction: until that ends nobody else writes here,
 * so that ids follow the order of commits; anyone this transaction waits for must not wait for it.
 */
export async function insertChanges(db: Transaction, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return
  await run(db, sql`select pg_advisory_xact_lock(7012006)`)
  await insertRows(
    db,
    'organizationChange',
    columns,
    jsonOf(columns, changes),
    sql`on conflict (organization_id, same_as) do nothing`,
  )
}

const ChangeRow = z.object({
  id: z.int(),
  organizationId: z.int(),
  name: z.string().nullable(),
  kind: z.enum(changeKinds),
  happenedOn: z.string(),
  notedAt: z.date(),
  isHistory: z.boolean(),
  details: z.record(z.string(), z.unknown()),
})
export type ChangeRow = z.infer<typeof ChangeRow>

/** `by`: whether `since` and the order use the day of the change or the day on which it was recorded. */
export type ChangeFilter = {
  projectId: number
  kinds: readonly ChangeKind[] | null
  organizationIds: readonly number[] | null
  /** ISO day; null: from the beginning. */
  since: string | null
  by: 'happened' | 'noted'
  withHistory: boolean
  /** Only changes recorded after this one; 0: all. */
  after: number
}

/** Leaves out changes of a company to which the organization is no longer matched. */
const standing = sql`o.removed_at is null and o.merged_into is null
  and (c.company_id is null or c.company_id = o.company_id)`

function chosen({ projectId, kinds, organizationIds, since, by, withHistory, after }: ChangeFilter) {
  const day = by === 'happened' ? sql`c.happened_on` : sql`(c.noted_at at time zone 'UTC')::date`
  return sql.join(
    [
      sql`c.project_id = ${projectId}::bigint`,
      sql`c.id > ${after}::bigint`,
      standing,
      ...(kinds === null ? [] : [sql`c.kind = ${anyOf(kinds, 'text')}`]),
      ...(organizationIds === null ? [] : [sql`c.organization_id = ${anyOf(organizationIds, 'bigint')}`]),
      ...(since === null ? [] : [sql`${day} >= ${since}::date`]),
      ...(withHistory ? [] : [sql`not c.is_history`]),
    ],
    sql` and `,
  )
}

const selected = sql`select c.id, c.organization_id, coalesce(o.name, o.found_name) as name, c.kind, c.happened_on, c.noted_at,
    c.is_history, c.details
  from organization_change c join organization o on o.id = c.organization_id`

/** At most `limit` changes in the order of recording: continuing after the last one misses nothing that others write meanwhile. */
export function listChangesInOrder(db: Queryable, filter: ChangeFilter, limit: number): Promise<ChangeRow[]> {
  return parsedRows(db, ChangeRow, sql`${selected} where ${chosen(filter)} order by c.id limit ${limit}::integer`)
}

/** At most `limit`, newest day first; `before` is the last one of the previous page. */
export function listNewestChanges(
  db: Queryable,
  filter: ChangeFilter,
  { before, limit }: { before: { happenedOn: string; id: number } | null; limit: number },
): Promise<ChangeRow[]> {
  const further =
    before === null
      ? sql`true`
      : filter.by === 'noted'
        ? sql`c.id < ${before.id}::bigint`
        : sql`(c.happened_on, c.id) < (${before.happenedOn}::date, ${before.id}::bigint)`
  const order = filter.by === 'noted' ? sql`c.id desc` : sql`c.happened_on desc, c.id desc`
  return parsedRows(
    db,
    ChangeRow,
    sql`${selected} where ${chosen(filter)} and ${further} order by ${order} limit ${limit}::integer`,
  )
}

const Last = z.object({ id: z.int() })

/** One change; null if its organization was removed. */
export function findChange(db: Queryable, id: number): Promise<ChangeRow | null> {
  return parsedRow(db, ChangeRow, sql`${selected} where c.id = ${id}::bigint and o.removed_at is null`)
}

/** The id of a project's last change, 0 without any. */
export async function findLastChange(db: Queryable, projectId: number): Promise<number> {
  const row = await parsedRow(
    db,
    Last,
    sql`select coalesce(max(id), 0) as id from organization_change where project_id = ${projectId}::bigint`,
  )
  return row?.id ?? 0
}

const Counted = z.object({ kind: z.enum(changeKinds), changes: z.int(), organizations: z.int() })
export type CountedChanges = z.infer<typeof Counted>

/** The number of changes of each kind, and of changed organizations. */
export function countChanges(db: Queryable, filter: ChangeFilter): Promise<CountedChanges[]> {
  return parsedRows(
    db,
    Counted,
    sql`select c.kind, count(*)::integer as changes, count(distinct c.organization_id)::integer as organizations
          from organization_change c join organization o on o.id = c.organization_id
         where ${chosen(filter)} group by c.kind order by 2 desc, c.kind`,
  )
}

const Count = z.object({ count: z.int() })

export async function countChangedOrganizations(db: Queryable, filter: ChangeFilter): Promise<number> {
  const row = await parsedRow(
    db,
    Count,
    sql`select count(distinct c.organization_id)::integer as count
          from organization_change c join organization o on o.id = c.organization_id where ${chosen(filter)}`,
  )
  return row?.count ?? 0
}

const Changed = z.object({ organizationId: z.int() })

/** Changed organizations, most recently changed first; at most `limit`. */
export async function listChangedOrganizations(db: Queryable, filter: ChangeFilter, limit: number): Promise<number[]> {
  const rows = await parsedRows(
    db,
    Changed,
    sql`select c.organization_id from organization_change c join organization o on o.id = c.organization_id
         where ${chosen(filter)} group by c.organization_id order by max(c.id) desc limit ${limit}::integer`,
  )
  return rows.map(({ organizationId }) => organizationId)
}
