import { findParent } from '@/service/companies/groups/find-parent'
import { type SearchedCandidate, searchCandidates } from '@/service/companies/search-candidates'
import type { Context } from '@/service/context'
import type { DryRun } from '@/service/contract/organization/match'
import type { Registration } from '@/service/contract/registration'
import { decideMatch, type MatchDecision } from '@/service/matching/decide-match'
import { presentCandidate } from '@/service/organizations/present/present-candidates'
import { findSurvivor } from '@/service/storage/organizations/duplicates'
import { findMatchedTo, findRegistered, fingerprintOf, matchedBy } from './find-registered'
import { toGivenFields } from './given-fields'
import { givenRegion } from './given-region'
import { findCompany, isTellingName, toSubject } from './look-up-company'

async function search(
  ctx: Pick<Context, 'database'>,
  registration: Registration,
  refused: ReadonlySet<number>,
): Promise<MatchDecision<SearchedCandidate>> {
  const { name, ...subject } = toSubject(toGivenFields(registration))
  if (name === null) return { outcome: 'new' }
  const { candidates, ...words } = await searchCandidates(ctx.database, name)
  const left = candidates.filter(({ id }) => !refused.has(id))
  const { region, website } = subject
  const lei = registration.lei_number ?? null
  const isParentKnown =
    left.length > 0 && (await findParent(ctx.database, { name, region, website, lei, companyId: null })) !== null
  return decideMatch({ ...subject, name, industryId: registration.industry_id, ...words, isParentKnown }, left)
}

/** The record that answers for the one matched to this company; null if none is. */
async function findSameCompany(
  ctx: Pick<Context, 'database'>,
  projectId: number,
  companyId: number,
): Promise<DryRun['same_company']> {
  const existing = await findMatchedTo(ctx.database, projectId, companyId)
  if (existing === null) return null
  const organization_id = await findSurvivor(ctx.database, projectId, existing.id)
  if (organization_id === null) return null
  return {
    organization_id,
    name: existing.name ?? existing.foundName,
    hq_region: givenRegion(existing) ?? existing.foundRegion,
  }
}

const nothing = {
  organization_id: null,
  organization_name: null,
  matched_by: null,
  company: null,
  same_company: null,
  candidates: [],
}

/**
 * What registering would do, without registering: find a record of the project or a known company (`same`), companies that a person would
 * be asked about (`candidates`), or neither (`new`). The client asked for this search, so it waits for it.
 */
export async function dryRun(
  ctx: Pick<Context, 'database' | 'reference'>,
  { projectId, registration }: { projectId: number; registration: Registration },
): Promise<DryRun> {
  const given = toGivenFields(registration)
  const { company, refused } = await findCompany(ctx, projectId, given)
  const telling = await isTellingName(ctx, given)
  const incoming = { given, fingerprint: fingerprintOf(given), companyId: company?.id ?? null, telling }
  const existing = await findRegistered(ctx.database, projectId, incoming)
  const known = company && { id: company.id, name: company.name, hq_region: company.region }
  if (existing) {
    const organization_id = await findSurvivor(ctx.database, projectId, existing.id)
    return {
      outcome: 'same',
      organization_id,
      organization_name: existing.name ?? existing.foundName,
      company: known,
      matched_by: matchedBy(existing, incoming),
      same_company: null,
      reason: 'Already registered in this project',
      candidates: [],
    }
  }
  if (known) {
    const same_company = await findSameCompany(ctx, projectId, known.id)
    return { ...nothing, outcome: 'same', company: known, same_company, reason: `Is ${known.name}` }
  }
  const decision = await search(ctx, registration, refused)
  switch (decision.outcome) {
    case 'same': {
      const { candidate, reasons } = decision.match
      return {
        ...nothing,
        outcome: 'same',
        company: { id: candidate.id, name: candidate.name, hq_region: candidate.region },
        same_company: await findSameCompany(ctx, projectId, candidate.id),
        reason: reasons.join(', '),
      }
    }
    case 'candidates': {
      const candidates = decision.candidates.map((one) => presentCandidate(ctx.reference, one))
      return { ...nothing, outcome: 'candidates', reason: 'Known companies come near, for a person to say', candidates }
    }
    case 'new':
      return { ...nothing, outcome: 'new', reason: 'No known company comes near' }
  }
}
