import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Transaction } from '@/service/storage/engine/database'
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

const MovedRow = z.object({ id: z.int() })

type Move = { to: number; which: RawBuilder<unknown>; first: RawBuilder<unknown> }

/** Moves the rows of all tables that meet `which`, with `first` as the record they were written for. Returns whether research reads one. */
async function moveRows(db: Transaction, { to, which, first }: Move): Promise<boolean> {
  let isResearched = false
  for (const { table, once, only, isResearched: counts } of movedTables) {
    const isFree =
      once === null
        ? sql`true`
        : sql`not exists (select from ${sql.table(table)} other where ${sql.join(
            [
              sql`other.organization_id = ${to}::bigint`,
              ...once.map((column) => sql`other.${sql.ref(column)} = t.${sql.ref(column)}`),
            ],
            sql` and `,
          )})`
    const rows = await parsedRows(
      db,
      MovedRow,
      sql`update ${sql.table(table)} t set organization_id = ${to}::bigint, first_organization_id = ${first}
           where ${which} and ${only === undefined ? sql`true` : sql.raw(only)} and ${isFree} returning ${to}::bigint as id`,
    )
    if (counts && rows.length > 0) isResearched = true
  }
  return isResearched
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
  return moveRows(db, {
    to,
    which: sql`t.organization_id = ${from}::bigint`,
    first: sql`coalesce(t.first_organization_id, ${from}::bigint)`,
  })
}

/**
 * Returns to `to` the work that came from the records `of` when `to` was merged: they are `to` and what was merged into it before. `from`
 * answered for all until now. Returns whether both must be researched again.
 */
export async function returnTeamWork(
  db: Transaction,
  { from, to, of }: { from: number; to: number; of: readonly number[] },
): Promise<boolean> {
  const holders = sql`t.organization_id in (select id from organization where id = ${from}::bigint or merged_into = ${from}::bigint)`
  // An entry that came with the merge, and that nobody has changed since, leaves with it: the entry before counts again.
  await run(
    db,
    sql`delete from organization_engagement e
      where e.organization_id = ${from}::bigint
        and exists (select from organization_engagement_change c
                     where c.organization_id = e.organization_id and c.first_organization_id = ${anyOf(of, 'bigint')}
                       and c.changed_at = e.changed_at and c.stage = e.stage and c.owner is not distinct from e.owner
                       and c.next_step is not distinct from e.next_step and c.due_on is not distinct from e.due_on)`,
  )
  await run(
    db,
    sql`insert into organization_engagement (organization_id, project_id, stage, owner, next_step, due_on, changed_by, changed_at)
     select c.organization_id, o.project_id, c.stage, c.owner, c.next_step, c.due_on, c.changed_by, c.changed_at
       from organization_engagement_change c join organization o on o.id = c.organization_id
      where c.organization_id = ${from}::bigint
        and not (coalesce(c.first_organization_id, 0) = ${anyOf(of, 'bigint')})
      order by c.changed_at desc, c.id desc limit 1
     on conflict (organization_id) do nothing`,
  )
  return moveRows(db, {
    to,
    which: sql`${holders} and t.first_organization_id = ${anyOf(of, 'bigint')}`,
    first: sql`nullif(t.first_organization_id, ${to}::bigint)`,
  })
}
