import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { anyOf, parsedRows, run } from '@/service/storage/engine/rows'

/**
 * What a team wrote, stated or decided about a record goes along when the record is merged into another, and comes back when that is
 * undone: `first_organization_id` of a moved row is the record that it was written for. Registration, own data, spend and requests to
 * suppliers stay with their record and are read through `merged_into`.
 */

type Moved = {
  table: string
  /** Columns of which an organization has each combination once: the row stays where the other organization has its own. */
  once: readonly string[] | null
  /** A condition on `t`, the rows of the table. */
  only?: string
  /** Research of the organization reads it. */
  isResearched: boolean
}

export const movedTables: readonly Moved[] = [
  { table: 'organization_annotation', once: null, isResearched: false },
  { table: 'organization_problem', once: null, isResearched: false },
  { table: 'organization_engagement_change', once: null, isResearched: false },
  { table: 'stated_figure', once: null, isResearched: true },
  { table: 'document', once: null, isResearched: true },
  { table: 'product_footprint', once: ['pact_id'], isResearched: true },
  { table: 'organization_label', once: ['label_key'], isResearched: false },
  { table: 'organization_footprint_method', once: [], isResearched: false },
  { table: 'pact_host', once: [], isResearched: false },
  // The other changes are of the company, and the organization that answers has its own.
  {
    table: 'organization_change',
    once: ['same_as'],
    only: "t.kind in ('report_found', 'report_decided')",
    isResearched: false,
  },
]

const Id = z.object({ id: z.int() })
const Key = z.object({ key: z.string() })

/** The record itself and all that a person said are it, or are one of those. */
export async function listFollowers(db: Queryable, id: number): Promise<number[]> {
  const rows = await parsedRows(
    db,
    Id,
    sql`with recursive follower as (
       select ${id}::bigint as id
       union
       select o.id from follower f join organization o on o.said_to_be = f.id
     )
     select id from follower order by id`,
  )
  return rows.map((row) => row.id)
}

/** The `once` values of the rows that were moved, as JSON, by table. Without the tables of which none was. */
type MovedKeys = ReadonlyMap<string, readonly string[]>

type Move = {
  to: number
  /** A condition on `t`, the rows of a table. */
  which: RawBuilder<unknown>
  /** The record that they were written for; null if that is `to`. */
  first: RawBuilder<unknown>
  /** Only rows with these values. */
  keys?: MovedKeys
}

async function moveRows(db: Transaction, { to, which, first, keys }: Move): Promise<MovedKeys> {
  const moved = new Map<string, string[]>()
  for (const { table, once, only } of movedTables) {
    const wanted = keys?.get(table)
    if (keys !== undefined && (once === null || wanted === undefined)) continue
    const columns = (once ?? []).map((column) => sql.ref(column))
    const values = columns.map((column) => sql`t.${column}`)
    const key = sql`jsonb_build_array(${values.length === 0 ? sql`` : sql.join(values)})::text`
    const isFree =
      once === null
        ? sql`true`
        : sql`not exists (select from ${sql.table(table)} other where ${sql.join(
            [
              sql`other.organization_id = ${to}::bigint`,
              ...columns.map((column) => sql`other.${column} = t.${column}`),
            ],
            sql` and `,
          )})`
    const rows = await parsedRows(
      db,
      Key,
      sql`update ${sql.table(table)} t set organization_id = ${to}::bigint, first_organization_id = ${first}
           where ${which} and ${only === undefined ? sql`true` : sql.raw(only)} and ${isFree}
             and ${wanted === undefined ? sql`true` : sql`${key} = ${anyOf(wanted, 'text')}`}
       returning ${key} as key`,
    )
    if (rows.length > 0)
      moved.set(
        table,
        rows.map((row) => row.key),
      )
  }
  return moved
}

function isResearched(moved: MovedKeys): boolean {
  return movedTables.some((one) => one.isResearched && moved.has(one.table))
}

/** Of two entries about one organization the one of the further stage counts, of equal stages the newer one. */
const stages = sql`array['verified', 'answered', 'declined', 'asked', 'not_contacted']`

/** Gives the work of `from`, which answered for itself, to `to`. Returns whether `to` must be researched again. */
export async function giveTeamWork(db: Transaction, from: number, to: number): Promise<boolean> {
  await run(
    db,
    sql`insert into organization_engagement as e (organization_id, project_id, stage, owner, next_step, due_on, changed_by, changed_at)
     select ${to}::bigint, project_id, stage, owner, next_step, due_on, changed_by, changed_at
       from organization_engagement where organization_id = ${from}::bigint
     on conflict (organization_id) do update
        set stage = excluded.stage, owner = excluded.owner, next_step = excluded.next_step, due_on = excluded.due_on,
            changed_by = excluded.changed_by, changed_at = excluded.changed_at
      where array_position(${stages}, e.stage) > array_position(${stages}, excluded.stage)
         or (e.stage = excluded.stage and e.changed_at < excluded.changed_at)`,
  )
  return isResearched(await moveRows(db, allOf(from, to)))
}

function allOf(from: number, to: number): Move {
  return {
    to,
    which: sql`t.organization_id = ${from}::bigint`,
    first: sql`coalesce(t.first_organization_id, ${from}::bigint)`,
  }
}

/**
 * Returns to `to` the work that came from the records `of` when `to` was merged: they are `to` and what was merged into it before. `from`
 * answered for all until now. Returns whether both must be researched again.
 */
export async function returnTeamWork(
  db: Transaction,
  { from, to, of }: { from: number; to: number; of: readonly number[] },
): Promise<boolean> {
  const others = await parsedRows(
    db,
    Id,
    sql`select id from organization where merged_into = ${from}::bigint order by id`,
  )
  const holders = [from, ...others.map(({ id }) => id)]
  await undoEngagement(db, { from, holders, of })
  const returned = await moveRows(db, {
    to,
    which: sql`t.organization_id = ${anyOf(holders, 'bigint')} and t.first_organization_id = ${anyOf(of, 'bigint')}`,
    first: sql`nullif(t.first_organization_id, ${to}::bigint)`,
  })
  // What another record, still merged, has as well stayed with that record until now.
  for (const { id } of others) await moveRows(db, { ...allOf(id, from), keys: returned })
  return isResearched(returned)
}

/**
 * Where the entry of a holder came from one of the records `of` and nobody has changed it since, of the entries that remain the one of
 * the further stage counts. A holder that is merged itself shows it again when that is undone.
 */
async function undoEngagement(
  db: Transaction,
  { from, holders, of }: { from: number; holders: readonly number[]; of: readonly number[] },
): Promise<void> {
  const undone = await parsedRows(
    db,
    Id,
    sql`delete from organization_engagement e
      where e.organization_id = ${anyOf(holders, 'bigint')}
        and exists (select from organization_engagement_change c
                     where c.organization_id = ${from}::bigint and c.first_organization_id = ${anyOf(of, 'bigint')}
                       and c.changed_at = e.changed_at and c.stage = e.stage and c.owner is not distinct from e.owner
                       and c.next_step is not distinct from e.next_step and c.due_on is not distinct from e.due_on)
  returning e.organization_id as id`,
  )
  for (const { id } of undone) {
    const remaining = await listFollowers(db, id)
    await run(
      db,
      sql`insert into organization_engagement (organization_id, project_id, stage, owner, next_step, due_on, changed_by, changed_at)
       select o.id, o.project_id, c.stage, c.owner, c.next_step, c.due_on, c.changed_by, c.changed_at
         from (select distinct on (coalesce(first_organization_id, organization_id)) *
                 from organization_engagement_change
                where organization_id = ${from}::bigint
                  and coalesce(first_organization_id, organization_id) = ${anyOf(remaining, 'bigint')}
                order by coalesce(first_organization_id, organization_id), changed_at desc, id desc) c
         join organization o on o.id = ${id}::bigint
        order by array_position(${stages}, c.stage), c.changed_at desc, c.id desc limit 1`,
    )
  }
}
