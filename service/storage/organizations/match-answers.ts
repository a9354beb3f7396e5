import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'

/** What people answered to "Is it one of these?": table match_answer, one row a spelling and country of a project. */

export type AnswerKey = { projectId: number; spelling: string; region: string | null }

const MatchAnswer = z.object({
  /** Null: none of those shown. */
  companyId: z.int().nullable(),
  organizationId: z.int(),
  answeredAt: z.date(),
})
export type MatchAnswer = z.infer<typeof MatchAnswer>

const matchAnswerLookup: Lookup = {
  sql: `select company_id as "companyId", organization_id as "organizationId", answered_at as "answeredAt"
       from match_answer where project_id = $1 and spelling = $2 and region = $3`,
  types: ['bigint', 'text', 'text'],
}

/** Null where nobody was asked, or the answer was taken back. */
export async function findMatchAnswer(db: Batched, key: AnswerKey): Promise<MatchAnswer | null> {
  const [row] = await batchLookup(db, matchAnswerLookup, [key.projectId, key.spelling, key.region ?? ''])
  return row ? MatchAnswer.parse(row) : null
}

/** A later answer takes the place of the one before. */
export async function storeMatchAnswer(
  db: Queryable,
  answer: AnswerKey & { companyId: number | null; organizationId: number; at: Date },
): Promise<void> {
  const { projectId, spelling, companyId, organizationId, at: answeredAt } = answer
  const answered = { companyId, organizationId, answeredAt }
  await tables(db)
    .insertInto('matchAnswer')
    .values({ projectId, spelling, region: answer.region ?? '', ...answered })
    .onConflict((conflict) => conflict.columns(['projectId', 'spelling', 'region']).doUpdateSet(answered))
    .execute()
}

/** Whether there was an answer to take back. */
export async function deleteMatchAnswer(db: Queryable, key: AnswerKey): Promise<boolean> {
  const rows = await tables(db)
    .deleteFrom('matchAnswer')
    .where('projectId', '=', key.projectId)
    .where('spelling', '=', key.spelling)
    .where('region', '=', key.region ?? '')
    .returning('organizationId')
    .execute()
  return rows.length > 0
}
