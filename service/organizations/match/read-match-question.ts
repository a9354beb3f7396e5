import { toSearchedCandidate } from '@/service/companies/search-candidates'
import type { Context } from '@/service/context'
import type { MatchQuestion } from '@/service/contract/organization/match'
import { ServiceError } from '@/service/errors'
import { spellingKey } from '@/service/matching/names/name-keys'
import { presentCandidate } from '@/service/organizations/present/present-candidates'
import { readStateReason } from '@/service/organizations/read/read-state-reason'
import { givenRegion } from '@/service/organizations/register/given-region'
import { loadSearchedCompanies } from '@/service/storage/companies/company-search'
import { countHeld } from '@/service/storage/companies/find-companies'
import { listMatchCandidates } from '@/service/storage/companies/match-candidates'
import { findSurvivor, listDuplicates, listMerged, type Related } from '@/service/storage/organizations/duplicates'
import { type AnswerKey, findMatchAnswer } from '@/service/storage/organizations/match-answers'
import { findOrganization, type OrganizationRow } from '@/service/storage/organizations/organizations'

export type MatchRequest = { projectId: number; organizationId: number }

/** The record that answers for this id. ServiceError `organization_not_found`, also for another project's. */
export async function requireSurvivor(
  db: Context['database'] | Parameters<typeof findOrganization>[0],
  { projectId, organizationId }: MatchRequest,
): Promise<OrganizationRow> {
  const survivor = await findSurvivor(db, projectId, organizationId)
  const organization = survivor === null ? null : await findOrganization(db, projectId, survivor)
  if (organization === null) {
    throw new ServiceError('organization_not_found', 'This project has no organization with this id')
  }
  return organization
}

/** The key under which an answer for this organization is stored; null without a name. */
export function answerKeyOf(organization: OrganizationRow): AnswerKey | null {
  const { projectId, name } = organization
  return name === null ? null : { projectId, spelling: spellingKey(name), region: givenRegion(organization) }
}

function presentRelated({ id, name, region, reason, isUndecided }: Related): MatchQuestion['duplicates'][number] {
  return {
    id,
    name,
    hq_region: region,
    reason,
    reason_codes: readStateReason(reason),
    is_undecided: isUndecided,
  }
}

/** "Is it one of these?": candidates with their evidence, the stored answer, and records that may be the same organization. */
export async function readMatchQuestion(
  ctx: Pick<Context, 'database' | 'reference'>,
  request: MatchRequest,
): Promise<MatchQuestion> {
  const { database, reference } = ctx
  const organization = await requireSurvivor(database, request)
  const { projectId, id } = organization
  const key = answerKeyOf(organization)
  const answer = key === null ? null : await findMatchAnswer(database, key)
  const stored = await listMatchCandidates(database, id)
  const wanted = [...stored.map(({ companyId }) => companyId), answer?.companyId ?? null].filter((one) => one !== null)
  const companies = new Map((await loadSearchedCompanies(database, wanted)).map((company) => [company.id, company]))
  const held = new Map(
    (
      await countHeld(
        database,
        stored.map((one) => one.companyId),
      )
    ).map((one) => [one.companyId, one]),
  )
  const candidates = stored.flatMap(({ companyId, ...weighed }) => {
    const company = companies.get(companyId)
    return company
      ? [
          presentCandidate(
            reference,
            { candidate: toSearchedCandidate(company), ...weighed },
            held.get(companyId) ?? null,
          ),
        ]
      : []
  })
  return {
    organization_id: id,
    candidates,
    answer: answer && {
      company_id: answer.companyId,
      not_companies: answer.notCompanies,
      company_name: answer.companyId === null ? null : (companies.get(answer.companyId)?.name ?? null),
      answered_at: answer.answeredAt.toISOString(),
    },
    duplicates: (await listDuplicates(database, projectId, id)).map(presentRelated),
    merged: (await listMerged(database, projectId, id)).map(presentRelated),
  }
}
