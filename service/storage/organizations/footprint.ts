import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { parsedRow, parsedRows, run } from '@/service/storage/engine/rows'
import { ListFacts } from './list-facts'
import { isListed, type ListFilter } from './organization-filter'

/** The inputs of a project's footprint, and its stored choices: organization_footprint_method, engagement_goal. */

const Spend = z.object({
  amount: z.number(),
  currency: z.string(),
  priceBasis: z.enum(['purchaser', 'basic']).nullable(),
  /** Of the line, else of its record. */
  category: z.string().nullable(),
})

const FootprintRow = z.object({
  id: z.int(),
  name: z.string().nullable(),
  country: z.string().nullable(),
  industryId: z.string().nullable(),
  isRecognised: z.boolean(),
  sbtiStatus: z.string().nullable(),
  method: z.string().nullable(),
  facts: ListFacts.pick({
    ownFigures: true,
    industryConfidence: true,
    industryGroup: true,
    targetYear: true,
    lastTargetYear: true,
  }).nullable(),
  spend: z.array(Spend),
  /** Its accepted statements for exactly this year, newest first. */
  allocated: z.array(
    z.object({
      scope: z.enum(['allocated', 'allocated_1+2']),
      tonnes: z.number(),
      assurance: z.enum(['none', 'unspecified', 'limited', 'reasonable']).nullable(),
    }),
  ),
})
export type FootprintRow = z.infer<typeof FootprintRow>

/** The filtered organizations with spend in that year, with each amount as given; by id. */
export function listFootprintRows(db: Queryable, filter: ListFilter, year: number): Promise<FootprintRow[]> {
  return parsedRows(
    db,
    FootprintRow,
    sql`with spent as (
          select coalesce(o.merged_into, o.id) as organization_id,
                 jsonb_agg(jsonb_build_object('amount', s.amount, 'currency', s.currency, 'priceBasis', s.price_basis,
                             'category', coalesce(s.category, d.category))
                           order by s.currency, s.price_basis, s.amount, s.organization_id, s.account, s.place) as spend
            from organization_spend s join organization o on o.id = s.organization_id
            left join organization_own_data d on d.organization_id = s.organization_id
           where s.project_id = ${filter.projectId} and s.year = ${year}
           group by 1)
        select organization.id, coalesce(name, found_name) as name, country, division as industry_id,
               company_id is not null as is_recognised, sbti_status, m.method, spent.spend,
               jsonb_build_object('ownFigures', coalesce(list_facts -> 'ownFigures', '[]'),
                 'industryConfidence', list_facts -> 'industryConfidence',
                 'industryGroup', coalesce(list_facts -> 'industryGroup', '[]'),
                 'targetYear', list_facts -> 'targetYear', 'lastTargetYear', list_facts -> 'lastTargetYear') as facts,
               coalesce((select jsonb_agg(jsonb_build_object('scope', f.scope, 'tonnes', f.tonnes, 'assurance', f.assurance)
                                          order by f.decided_at desc, f.id desc)
                           from stated_figure f
                          where f.organization_id = organization.id and f.year = ${year} and f.decision = 'accepted'
                            and f.scope in ('allocated', 'allocated_1+2')), '[]') as allocated
          from organization join spent on spent.organization_id = organization.id
          left join organization_footprint_method m on m.organization_id = organization.id
         where organization.id in (select id from organization where ${isListed(filter)})
         order by organization.id`,
  )
}

const YearRow = z.object({ year: z.int() })

/** The years with any spend of the project, newest first. */
export async function listSpendYears(db: Queryable, projectId: number): Promise<number[]> {
  const rows = await parsedRows(
    db,
    YearRow,
    sql`select distinct s.year from organization_spend s join organization o on o.id = s.organization_id
        where s.project_id = ${projectId} and o.removed_at is null order by 1 desc`,
  )
  return rows.map(({ year }) => year)
}

type Choice = { projectId: number; organizationId: number; method: string | null; at: Date }

/** Stores the method of one organization's line; null removes the choice. */
export async function chooseFootprintMethod(db: Transaction, choice: Choice): Promise<void> {
  const { projectId, organizationId, method, at } = choice
  if (method === null) {
    await run(db, sql`delete from organization_footprint_method where organization_id = ${organizationId}`)
    return
  }
  await run(
    db,
    sql`insert into organization_footprint_method (organization_id, project_id, method, chosen_at)
        values (${organizationId}, ${projectId}, ${method}, ${at})
        on conflict (organization_id) do update set method = excluded.method, chosen_at = excluded.chosen_at,
          first_organization_id = null`,
  )
}

const GoalRow = z.object({ basis: z.enum(['spend', 'emissions']), share: z.number(), year: z.int() })
type GoalRow = z.infer<typeof GoalRow>

export function findEngagementGoal(db: Queryable, projectId: number): Promise<GoalRow | null> {
  return parsedRow(db, GoalRow, sql`select basis, share, year from engagement_goal where project_id = ${projectId}`)
}

/** Stores the project's goal; null removes it. */
export async function storeEngagementGoal(
  db: Queryable,
  { projectId, goal, at }: { projectId: number; goal: GoalRow | null; at: Date },
): Promise<void> {
  if (goal === null) {
    await run(db, sql`delete from engagement_goal where project_id = ${projectId}`)
    return
  }
  await run(
    db,
    sql`insert into engagement_goal (project_id, basis, share, year, set_at)
        values (${projectId}, ${goal.basis}, ${goal.share}, ${goal.year}, ${at})
        on conflict (project_id) do update set basis = excluded.basis, share = excluded.share, year = excluded.year,
          set_at = excluded.set_at`,
  )
}
