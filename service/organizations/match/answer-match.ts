import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { spellingKey } from '@/service/matching/names/name-keys'
import { givenRegion } from '@/service/organizations/register/given-region'
import { loadSearchedCompanies } from '@/service/storage/companies/company-search'
import { listMatchCandidates, removeMatchCandidates } from '@/service/storage/companies/match-candidates'
import type { Transaction } from '@/service/storage/engine/database'
import { lockOrganizations } from '@/service/storage/organizations/lock-organizations'
import { type AnswerKey, deleteMatchAnswer, storeMatchAnswer } from '@/service/storage/organizations/match-answers'
import { enterState, type OrganizationRow } from '@/service/storage/organizations/organizations'
import { findOrganizationsByKeys } from '@/service/storage/organizations/registered-organizations'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { answerKeyOf, type MatchRequest, requireSurvivor } from './read-match-question'

/**
 * Stores a person's answer: which company an organization is, or (null) that it is none of the candidates and not the matched one. It
 * applies to this spelling with and without its country, so that nobody is asked again; research runs again, also for other records of
 * that spelling. ServiceError `organization_not_found`, and `bad_request` for an unknown company or an organization without a name.
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
    const key = requireKey(organization)
    const notCompanies = companyId === null ? await shownOf(transaction, organization) : []
    await storeMatchAnswer(transaction, { ...key, companyId, notCompanies, organizationId: organization.id, at })
    const none = `A person said that it is none of those ${notCompanies.length === 0 ? 'known' : 'shown'}`
    const reason = name === null ? none : `A person said that it is ${name}`
    const ids = [organization.id, ...(await findAlike(transaction, organization, key))]
    await lockOrganizations(transaction, ids)
    for (const id of ids) {
      await removeMatchCandidates(transaction, id)
      await researchAgain(ctx, transaction, id, reason)
    }
    const details = { project_id: request.projectId, organization_id: organization.id, company_id: companyId }
    await insertAuditEvent(transaction, { kind: 'match.answered', by, details, at })
  })
}

/** Removes the answer: the question may come again. ServiceError `not_found` without one. */
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

/** The companies excluded by "none": those shown to the person, and the matched one. */
async function shownOf(transaction: Transaction, { id, companyId }: OrganizationRow): Promise<number[]> {
  const candidates = await listMatchCandidates(transaction, id)
  return [
    ...new Set([...candidates.map((candidate) => candidate.companyId), ...(companyId === null ? [] : [companyId])]),
  ]
}

/** Other records of this spelling that the answer applies to: those without a country, or all if it was given without one. */
async function findAlike(transaction: Transaction, organization: OrganizationRow, key: AnswerKey): Promise<number[]> {
  const { id, projectId, nameKey } = organization
  const sharing = await findOrganizationsByKeys(transaction, projectId, { nameKey })
  const alike = sharing.filter((other) => {
    if (other.id === id || other.mergedInto !== null || other.name === null) return false
    const region = givenRegion(other)
    return spellingKey(other.name) === key.spelling && (region === null || key.region === null || region === key.region)
  })
  return alike.map((other) => other.id)
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
