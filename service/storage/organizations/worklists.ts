import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRow, parsedRows } from '@/service/storage/engine/rows'
import { figuresAre } from './organization-filter'

/** Worklists: how many organizations of a project are on each, and the spend with them. */

const isWorkOf = {
  toDecide: sql<boolean>`open_candidates > 0`,
  noFigures: figuresAre.none,
  targetRemoved: sql<boolean>`coalesce(sbti_status = 'removed', false)`,
} as const

const Counts = z.object({ toDecide: z.int(), noFigures: z.int(), targetRemoved: z.int() })
export type WorklistCounts = z.infer<typeof Counts>

/** The number of organizations of the project on each list; one may be on several. */
export async function countWorklists(db: Queryable, projectId: number): Promise<WorklistCounts> {
  const counts = await parsedRow(
    db,
    Counts,
    sql`select (count(*) filter (where ${isWorkOf.toDecide}))::int as to_decide,
            (count(*) filter (where ${isWorkOf.noFigures}))::int as no_figures,
            (count(*) filter (where ${isWorkOf.targetRemoved}))::int as target_removed
       from organization where project_id = ${projectId} and merged_into is null and removed_at is null`,
  )
  if (counts === null) throw new Error('An aggregate gave no row')
  return counts
}

const Spent = z.object({
  year: z.int(),
  currency: z.string(),
  all: z.number(),
  toDecide: z.number(),
  noFigures: z.number(),
  targetRemoved: z.number(),
})
export type WorklistSpend = z.infer<typeof Spent>

/** The spend in the project's newest year with any, one row per currency; empty without spend. */
export async function listWorklistSpend(db: Queryable, projectId: number): Promise<WorklistSpend[]> {
  return parsedRows(
    db,
    Spent,
    sql`with spent as (
          select s.year, s.currency, s.amount, ${isWorkOf.toDecide} as is_to_decide, ${isWorkOf.noFigures} as has_no_figures,
                 ${isWorkOf.targetRemoved} as is_target_removed
            from organization_spend s
            join (select id as given_id, coalesce(merged_into, id) as answering_id from organization) given
              on given.given_id = s.organization_id
            join organization on organization.id = given.answering_id
           where s.project_id = ${projectId} and organization.removed_at is null)
        select year, currency, sum(amount)::float8 as all,
               coalesce(sum(amount) filter (where is_to_decide), 0)::float8 as to_decide,
               coalesce(sum(amount) filter (where has_no_figures), 0)::float8 as no_figures,
               coalesce(sum(amount) filter (where is_target_removed), 0)::float8 as target_removed
          from spent where year = (select max(year) from spent)
         group by year, currency order by currency`,
  )
}
