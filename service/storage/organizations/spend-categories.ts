import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { insertRows, jsonOf, parsedRows, run } from '@/service/storage/engine/rows'

/** Table spend_category: what a project says of the categories of its list. */

const SpendCategoryRow = z.object({
  /** The category without case and accents, by which spellings are one. */
  folded: z.string(),
  category: z.string(),
  industryId: z.string().nullable(),
  /** 1: purchased goods and services, 2: capital goods; null: nobody says. */
  scope3Category: z.int().nullable(),
})
export type SpendCategoryRow = z.infer<typeof SpendCategoryRow>

export function listSpendCategories(db: Queryable, projectId: number): Promise<SpendCategoryRow[]> {
  return parsedRows(
    db,
    SpendCategoryRow,
    sql`select folded, category, industry_id, scope3_category from spend_category
      where project_id = ${projectId} order by folded`,
  )
}

const columns = ['projectId', 'folded', 'category', 'industryId', 'scope3Category', 'setAt'] as const

/** Stores what is said of each from then on, and none of which nothing is; no category stands twice among them. */
export async function storeSpendCategories(
  db: Transaction,
  { projectId, categories, at }: { projectId: number; categories: readonly SpendCategoryRow[]; at: Date },
): Promise<void> {
  const rows = categories.map((row) => ({ ...row, projectId, setAt: at }))
  await insertRows(
    db,
    'spendCategory',
    columns,
    jsonOf(columns, rows),
    sql`on conflict (project_id, folded) do update set category = excluded.category, industry_id = excluded.industry_id,
          scope3_category = excluded.scope3_category, set_at = excluded.set_at`,
  )
  await run(
    db,
    sql`delete from spend_category where project_id = ${projectId} and industry_id is null and scope3_category is null`,
  )
}
