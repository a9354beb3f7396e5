import { sql } from 'kysely'
import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { anyOf, jsonOf, rowsIn } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/** People's answers to "Is it this row?": table row_answer, one row per pair of companies and project. */

/** A company to which organizations of the project were matched. */
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

/** A later answer replaces the earlier one. */
export async function storeRowAnswers(
  db: Queryable,
  { projectId, companyId }: AnsweredCompany,
  answers: readonly RowAnswer[],
  { organizationId, at }: { organizationId: number; at: Date },
): Promise<void> {
  const given = rowsIn('rowAnswer', ['otherId', 'isSame'], jsonOf(['otherId', 'isSame'], answers), 'given')
  await tables(db)
    .insertInto('rowAnswer')
    .columns(['projectId', 'companyId', 'organizationId', 'answeredAt', 'otherId', 'isSame'])
    .expression((eb) =>
      eb
        .selectFrom(given)
        .select([
          sql<number>`${projectId}::bigint`.as('projectId'),
          sql<number>`${companyId}::bigint`.as('companyId'),
          sql<number>`${organizationId}::bigint`.as('organizationId'),
          sql<Date>`${at}::timestamptz`.as('answeredAt'),
          'given.otherId',
          'given.isSame',
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['projectId', 'companyId', 'otherId']).doUpdateSet((eb) => ({
        isSame: eb.ref('excluded.isSame'),
        organizationId: eb.ref('excluded.organizationId'),
        answeredAt: eb.ref('excluded.answeredAt'),
      })),
    )
    .execute()
}

/** Returns how many answers were removed. */
export async function deleteRowAnswers(
  db: Queryable,
  { projectId, companyId }: AnsweredCompany,
  otherIds: readonly number[],
): Promise<number> {
  const rows = await tables(db)
    .deleteFrom('rowAnswer')
    .where('projectId', '=', projectId)
    .where('companyId', '=', companyId)
    .where('otherId', '=', anyOf(otherIds, 'bigint'))
    .returning('otherId')
    .execute()
  return rows.length
}

/** Organizations of the project matched to the company: an answer applies to all of them. */
export async function listMatchedTo(db: Queryable, { projectId, companyId }: AnsweredCompany): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('organization')
    .select('id')
    .where('projectId', '=', projectId)
    .where('companyId', '=', companyId)
    .where('mergedInto', 'is', null)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
