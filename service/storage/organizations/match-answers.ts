import { z } from 'zod'
import { batchLookup, type Lookup } from '@/service/storage/engine/batch-lookup'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'

/** People's answers to "Is it one of these?": table match_answer, one row per spelling and country of a project. */

export type AnswerKey = { projectId: number; spelling: string; region: string | null }

const MatchAnswer = z.object({
  /** The country to which it applies; null if the organization had none. */
  region: z.string().transform((region) => (region === '' ? null : region)),
  /** Null: none of `notCompanies`, or no known company at all if that is empty. */
  companyId: z.int().nullable(),
  notCompanies: z.array(z.int()),
  answeredAt: z.date(),
})
export type MatchAnswer = z.output<typeof MatchAnswer>

const matchAnswerLookup: Lookup = {
  sql: `select region, company_id as "companyId", not_companies as "notCompanies", answered_at as "answeredAt"
       from match_answer where project_id = $1 and spelling = $2 order by region`,
  types: ['bigint', 'text'],
}

/** All answers for a spelling in any country: few, because a project has few records of one name. */
async function listAnswers(db: Batched, { projectId, spelling }: AnswerKey): Promise<MatchAnswer[]> {
  const rows = await batchLookup(db, matchAnswerLookup, [projectId, spelling])
  return rows.map((row) => MatchAnswer.parse(row))
}

/**
 * The answer that applies to a spelling: the one given for this country, otherwise one without a country. If no country is asked for,
 * answers given for countries apply if all of them name the same company. Null if nobody answered, answers differ, or they were removed.
 */
export async function findMatchAnswer(db: Batched, key: AnswerKey): Promise<MatchAnswer | null> {
  const answers = await listAnswers(db, key)
  const exact = answers.find(({ region }) => region === key.region)
  if (exact !== undefined) return exact
  if (key.region !== null) return answers.find(({ region }) => region === null) ?? null
  const [first, ...others] = answers.toSorted((a, b) => b.answeredAt.getTime() - a.answeredAt.getTime())
  if (first === undefined || others.some(({ companyId }) => companyId !== first.companyId)) return null
  const notCompanies = [...new Set(answers.flatMap((answer) => answer.notCompanies))]
  // If one of several "none" answers excluded all known companies, it includes the others.
  const saysNoneKnown = answers.some(({ companyId, notCompanies: named }) => companyId === null && named.length === 0)
  return { ...first, notCompanies: saysNoneKnown ? [] : notCompanies }
}

/** A later answer replaces the earlier one. */
export async function storeMatchAnswer(
  db: Queryable,
  answer: AnswerKey & {
    companyId: number | null
    notCompanies: readonly number[]
    organizationId: number
    at: Date
  },
): Promise<void> {
  const { projectId, spelling, companyId, organizationId, at: answeredAt } = answer
  const answered = { companyId, organizationId, answeredAt, notCompanies: JSON.stringify(answer.notCompanies) }
  await tables(db)
    .insertInto('matchAnswer')
    .values({ projectId, spelling, region: answer.region ?? '', ...answered })
    .onConflict((conflict) => conflict.columns(['projectId', 'spelling', 'region']).doUpdateSet(answered))
    .execute()
}

/** Removes the answer that applies to this spelling and country. Returns whether there was one. */
export async function deleteMatchAnswer(db: Queryable, key: AnswerKey): Promise<boolean> {
  const holds = await findMatchAnswer(db, key)
  if (holds === null) return false
  // Without a country all answers apply, so all are removed: otherwise another one would still apply.
  const isOfAll = key.region === null && holds.region !== null
  await tables(db)
    .deleteFrom('matchAnswer')
    .where('projectId', '=', key.projectId)
    .where('spelling', '=', key.spelling)
    .$if(!isOfAll, (query) => query.where('region', '=', holds.region ?? ''))
    .execute()
  return true
}
