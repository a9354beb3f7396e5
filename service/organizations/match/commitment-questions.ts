import { type CompanyProfile, loadCompanyProfile } from '@/service/companies/company-profile'
import type { Context } from '@/service/context'
import type {
  CommitmentCandidate,
  CommitmentList,
  CommitmentQuestion,
  CommitmentQuestions,
} from '@/service/contract/organization/commitment-questions'
import { ServiceError } from '@/service/errors'
import { isInList, listsOfPromises } from '@/service/reference/lists/is-in-list'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import {
  deleteRowAnswers,
  listMatchedTo,
  listRowAnswers,
  storeRowAnswers,
} from '@/service/storage/organizations/row-answers'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { researchAgain } from './answer-match'
import { type MatchRequest, requireSurvivor } from './read-match-question'

type Answers = ReadonlyMap<number, boolean>

/**
 * For each list without a row under a known name of the matched company: the rows that are similar, and the project's answers about them.
 * Empty if no company was matched. ServiceError `organization_not_found`.
 */
export async function readCommitmentQuestions(
  { database, reference }: Pick<Context, 'database' | 'reference'>,
  request: MatchRequest,
): Promise<CommitmentQuestions> {
  const { id, companyId, projectId } = await requireSurvivor(database, request)
  const profile = companyId === null ? null : await loadCompanyProfile(database, companyId)
  if (companyId === null || profile === null) return { organization_id: id, company_id: null, questions: [] }
  const answers: Answers = new Map(
    (await listRowAnswers(database, { projectId, companyId })).map(({ otherId, isSame }) => [otherId, isSame]),
  )
  const { nearRows = [] } = profile.company
  const others = await loadOthers(database, new Set(nearRows.map((row) => row.companyId)))
  const questions = listsOfPromises.flatMap((list): CommitmentQuestion[] => {
    const rows = nearRows.filter((row) => row.list === list).flatMap((row) => others.get(row.companyId) ?? [])
    if (rows.length === 0) return []
    const { title, retrievedOn } = reference.editions.byId[list]
    const candidates = rows.map((other) => presentCandidate(other, list, answers))
    return [{ list, title, retrieved_at: retrievedOn, state: stateOf(candidates), candidates }]
  })
  return { organization_id: id, company_id: companyId, questions }
}

async function loadOthers(db: Queryable, ids: ReadonlySet<number>): Promise<Map<number, CompanyProfile>> {
  const others = new Map<number, CompanyProfile>()
  for (const id of ids) {
    const profile = await loadCompanyProfile(db, id)
    if (profile !== null) others.set(id, profile)
  }
  return others
}

function presentCandidate(
  { company, commitments }: CompanyProfile,
  list: CommitmentList,
  answers: Answers,
): CommitmentCandidate {
  const rows = commitments.filter((commitment) => isInList([commitment], list))
  const identifiers = company.identifiers.filter(({ kind }) => kind === 'lei' || kind === 'isin')
  return {
    company_id: company.id,
    name: company.name,
    names_as_listed: [...new Set(rows.map(({ nameAsListed }) => nameAsListed))],
    hq_region: company.hqRegion,
    identifiers: [...new Map(identifiers.map(({ kind, value }) => [value, { kind, value }])).values()],
    is_same: answers.get(company.id) ?? null,
  }
}

function stateOf(candidates: readonly CommitmentCandidate[]): CommitmentQuestion['state'] {
  if (candidates.some((candidate) => candidate.is_same === true)) return 'joined'
  return candidates.some((candidate) => candidate.is_same === null) ? 'open' : 'none'
}

export type ListRequest = MatchRequest & { list: CommitmentList }

/**
 * Stores a person's answer: which row of the list is the matched company's, or (null) none of them. It applies to every organization of
 * the project matched to the company; they are researched again. ServiceError `organization_not_found`, and `bad_request` for a company
 * that is not a candidate of the list.
 */
export async function answerCommitmentQuestion(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { otherId, ...request }: ListRequest & { otherId: number | null },
  by: Actor = operator,
): Promise<void> {
  await change(ctx, request, by, 'commitment.answered', otherId, async (transaction, asked) => {
    if (otherId !== null && !asked.rows.includes(otherId)) {
      throw new ServiceError('bad_request', 'company_id: is not a candidate of this list')
    }
    // If one of two similar rows is the company's, the other stays undecided, unless none of them is.
    const answers =
      otherId === null ? asked.rows.map((row) => ({ otherId: row, isSame: false })) : [{ otherId, isSame: true }]
    if (answers.length === 0) throw new ServiceError('bad_request', 'No row of this list comes near')
    await storeRowAnswers(transaction, asked, answers, { organizationId: asked.organizationId, at: ctx.clock() })
  })
}

/** Removes the answers about the list's rows. ServiceError `not_found` without any. */
export async function forgetCommitmentAnswer(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  request: ListRequest,
  by: Actor = operator,
): Promise<void> {
  await change(ctx, request, by, 'commitment.forgotten', null, async (transaction, asked) => {
    if ((await deleteRowAnswers(transaction, asked, asked.rows)) === 0) {
      throw new ServiceError('not_found', 'Nobody has answered which row of this list it is')
    }
  })
}

type Asked = { projectId: number; companyId: number; organizationId: number; rows: number[] }

async function change(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { list, ...request }: ListRequest,
  by: Actor,
  kind: 'commitment.answered' | 'commitment.forgotten',
  otherId: number | null,
  write: (transaction: Transaction, asked: Asked) => Promise<void>,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id, companyId, projectId } = await requireSurvivor(transaction, request)
    const profile = companyId === null ? null : await loadCompanyProfile(transaction, companyId)
    if (companyId === null || profile === null) {
      throw new ServiceError('bad_request', 'No company was matched to this organization')
    }
    const rows = (profile.company.nearRows ?? []).filter((row) => row.list === list).map((row) => row.companyId)
    await write(transaction, { projectId, companyId, organizationId: id, rows })
    const reason =
      kind === 'commitment.answered' ? 'A person said which row of a list it is' : 'A person took an answer back'
    for (const organizationId of await listMatchedTo(transaction, { projectId, companyId })) {
      await researchAgain(ctx, transaction, organizationId, reason)
    }
    const details = { project_id: projectId, organization_id: id, company_id: companyId, list, other_id: otherId }
    await insertAuditEvent(transaction, { kind, by, details, at: ctx.clock() })
  })
}
