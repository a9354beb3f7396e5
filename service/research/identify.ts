import { type FoundCompany, findKnownCompany } from '@/service/companies/find-known-company'
import { findPersonDecision, type PersonDecision, withoutRefused } from '@/service/companies/find-person-decision'
import { findParent } from '@/service/companies/groups/find-parent'
import type { NamedSubject } from '@/service/companies/named-subject'
import { searchCandidates } from '@/service/companies/search-candidates'
import { decideMatch } from '@/service/matching/decide-match'
import type { Place } from '@/service/matching/locate'
import type { StoredCandidate } from '@/service/storage/companies/match-candidates'
import type { Queryable } from '@/service/storage/engine/database'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'

export function identifiersOf(organization: OrganizationRow): { kind: string; value: string }[] {
  const given = [
    ['lei', organization.leiNumber],
    ['isin', organization.isinNumber],
    ['duns', organization.dunsNumber],
    ['sp_global', organization.spGlobalNumber],
  ] as const
  return given.flatMap(([kind, value]) => (value === null ? [] : [{ kind, value }]))
}

export type Identified = FoundCompany & { candidates: StoredCandidate[] }

/**
 * The known company of this organization: from a person's answer, otherwise by exact keys, otherwise by comparing similar names. In case
 * of doubt, the candidates for a person to choose from.
 */
export async function identify(db: Queryable, organization: OrganizationRow, place: Place | null): Promise<Identified> {
  const region = place?.region ?? null
  const subregion = place?.subregion ?? null
  const { projectId, name, website, industryId } = organization
  const learned = await findPersonDecision(db, { projectId, name, region })
  const decided = learned?.decided ?? null
  if (decided !== null && !isOutdated(learned, organization)) return { ...decided, candidates: [] }
  const refused = learned?.refused ?? new Set<number>()
  const identifiers = identifiersOf(organization)
  const subject = { name, nameKey: organization.nameKey, region, subregion, website, identifiers }
  const found = await findOwn(db, subject, organization)
  if (decided !== null && found.company === null) return { ...decided, candidates: [] }
  const known = withoutRefused(found, refused)
  if (known.company !== null || name === null) return { ...known, candidates: [] }
  const { candidates: near, ...words } = await searchCandidates(db, name)
  const left = near.filter(({ id }) => !refused.has(id))
  const isParentKnown =
    left.length > 0 &&
    (await findParent(db, { name, region, website, lei: organization.leiNumber, companyId: null })) !== null
  const of = { name, region, subregion, website, industryId, identifiers }
  const decision = decideMatch({ ...of, ...words, isParentKnown }, left)
  const told =
    left.length === near.length ? known.reason : `${known.reason}; A person said that it is none of those shown`
  switch (decision.outcome) {
    case 'same': {
      const { candidate, reasons } = decision.match
      const reason = `${reasons.join(', ')}: ${candidate.name}`
      return { company: { id: candidate.id, name: candidate.name, region: candidate.region }, reason, candidates: [] }
    }
    case 'candidates': {
      const candidates = decision.candidates.map(({ candidate, likeness, reasons, vetoes }) => ({
        companyId: candidate.id,
        likeness,
        reasons,
        vetoes,
      }))
      const count = candidates.length === 1 ? 'one company comes' : `${candidates.length} companies come`
      return { company: null, reason: `${told}; ${count} near, for a person to say`, candidates }
    }
    case 'new':
      return { company: null, reason: told, candidates: [] }
  }
}

/**
 * A website set by a person says which website is right, not that the company is another one: a website that leads to no known
 * company is left out of the comparison.
 */
async function findOwn(db: Queryable, subject: NamedSubject, { setByHand }: OrganizationRow): Promise<FoundCompany> {
  const found = await findKnownCompany(db, subject)
  if (found.company !== null || setByHand['website'] === undefined) return found
  return findKnownCompany(db, { ...subject, website: null })
}

/** An identifier that a person set after the answer overrides it. */
function isOutdated(learned: PersonDecision | null, { setByHand }: OrganizationRow): boolean {
  if (learned === null) return true
  const answeredAt = learned.answeredAt.toISOString()
  return ['lei_number', 'isin_number', 'duns_number', 'sp_global_number'].some(
    (field) => (setByHand[field] ?? '') > answeredAt,
  )
}
