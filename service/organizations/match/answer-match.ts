import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { loadSearchedCompanies } from '@/service/storage/companies/company-search'
import { removeMatchCandidates } from '@/service/storage/companies/match-candidates'
import type { Transaction } from '@/service/storage/engine/database'
import { deleteMatchAnswer, storeMatchAnswer } from '@/service/storage/organizations/match-answers'
import { enterState, type OrganizationRow } from '@/service/storage/organizations/organizations'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { answerKeyOf, type MatchRequest, requireSurvivor } from './read-match-question'

/**
 * A person says which company an organization is, or that it is none of those known (null). Learned for this spelling and
 * country in this project, so that nobody is asked again; research runs again with it. ServiceError
 * `organization_not_found`, and `bad_request` for a company that is not known or an organization without a name.
 */
export async function answerMatch(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { companyId, ...request }: MatchRequest & { companyId: number | null },
  by: Actor = operator,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const organization = await requireSurvivor(transaction, request)
    const name = companyId === null ? null : await requireCompanyName(transaction, companyId)
    const at = ctx.clock()
    await storeMatchAnswer(transaction, { ...requireKey(organization), companyId, organizationId: organization.id, at })
    await removeMatchCandidates(transaction, organization.id)
    const reason = name === null ? 'A person said that it is none of those known' : `A person said that it is ${name}`
    await researchAgain(ctx, transaction, organization.id, reason)
    const details = { project_id: request.projectId, organization_id: organization.id, company_id: companyId }
    await insertAuditEvent(transaction, { kind: 'match.answered', by, details, at })
  })
}

/** Takes the answer back: the question may come again. ServiceError `not_found` where there was none. */
export async function forgetMatch(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  request: MatchRequest,
  by: Actor = operator,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const organization = await requireSurvivor(transaction, request)
    const key = answerKeyOf(organization)
    if (key === null || !(await deleteMatchAnswer(transaction, key))) {
      throw new ServiceError('not_found', 'Nobody has answered which company this organization is')
    }
    await researchAgain(ctx, transaction, organization.id, 'A person took an answer back')
    const details = { project_id: request.projectId, organization_id: organization.id }
    await insertAuditEvent(transaction, { kind: 'match.forgotten', by, details, at: ctx.clock() })
  })
}

async function requireCompanyName(transaction: Transaction, companyId: number): Promise<string> {
  const [company] = await loadSearchedCompanies(transaction, [companyId])
  if (!company) throw new ServiceError('bad_request', 'company_id: is not a known company')
  return company.name
}

function requireKey(organization: OrganizationRow) {
  const key = answerKeyOf(organization)
  if (key === null)
    throw new ServiceError('bad_request', 'This organization has no name that an answer could be learned for')
  return key
}

export async function researchAgain(
  ctx: Pick<Context, 'queue' | 'clock'>,
  transaction: Transaction,
  id: number,
  reason: string,
): Promise<void> {
  const at = ctx.clock()
  await enterState(transaction, { id, state: 'created', reason, at })
  await ctx.queue.enqueue(transaction, 'research', { organizationId: id }, { singletonKey: `${id}-${at.getTime()}` })
}
