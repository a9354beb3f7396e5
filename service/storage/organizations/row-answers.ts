import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'

/** What people answered to "Is it this row?": table row_answer, one row for two companies of a project. */

/** A company that organizations of the project were matched to. */
export type AnsweredCompany = { projectId: number; companyId: number }

const RowAnswer = z.object({ otherId: z.int(), isSame: z.boolean() })
export type RowAnswer = z.infer<typeof RowAnswer>

const rowAnswersLookup: Lookup = {
  sql: 'select other_id as "otherId", is_same as "isSame" from row_answer where project_id = $1 and company_id = $2 order by other_id',
  types: ['bigint', 'bigint'],
}

export async function listRowAnswers(db: Batched, { projectId, companyId }: AnsweredCompany): Promise<RowAnswer[]> {
  const rows = await batchLookup(db, rowAnswersLookup, [projectId, companyId])
  return rows.map((row) => RowAnswer.parse(row))
}

/** A later answer takes the place of the one before. */
export async function storeRowAnswers(
  db: Queryable,
  { projectId, companyId }: AnsweredCompany,
  answers: readonly RowAnswer[],
  { organizationId, at }: { organizationId: number; at: Date },
): Promise<void> {
  await db.query(
    `insert into row_answer (project_id, company_id, other_id, is_same, organization_id, answered_at)
     select $1, $2, "otherId", "isSame", $3, $4
       from jsonb_to_recordset($5::jsonb) as r("otherId" bigint, "isSame" boolean)
     on conflict (project_id, company_id, other_id) do update set is_same = excluded.is_same,
       organization_id = excluded.organization_id, answered_at = excluded.answered_at`,
    [projectId, companyId, organizationId, at, JSON.stringify(answers)],
  )
}

/** How many answers there were to take back. */
export async function deleteRowAnswers(
  db: Queryable,
  { projectId, companyId }: AnsweredCompany,
  otherIds: readonly number[],
): Promise<number> {
  const rows = await db.query(
    `delete from row_answer where project_id = $1 and company_id = $2
        and other_id = any(string_to_array($3, ',')::bigint[]) returning 1`,
    [projectId, companyId, otherIds.join(',')],
  )
  return rows.length
}

/** Organizations of the project that were matched to the company: an answer is one for all of them. */
export async function listMatchedTo(db: Queryable, { projectId, companyId }: AnsweredCompany): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    'select id from organization where project_id = $1 and company_id = $2 and merged_into is null order by id',
    [projectId, companyId],
  )
  return rows.map(({ id }) => id)
}
