import { type FoundCompany, findKnownCompany } from '@/service/companies/find-known-company'
import { findLearned } from '@/service/companies/find-learned'
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
 * The known company this organization is: what a person answered, else by exact keys, else by comparing it with the
 * names that come near. Where that leaves a doubt, the candidates for a person to choose from.
 */
export async function identify(db: Queryable, organization: OrganizationRow, place: Place | null): Promise<Identified> {
  const region = place?.region ?? null
  const subregion = place?.subregion ?? null
  const { projectId, name, website, industryId } = organization
  const learned = await findLearned(db, { projectId, name, region })
  if (learned !== null) return { ...learned, candidates: [] }
  const identifiers = identifiersOf(organization)
  const known = await findKnownCompany(db, {
    name,
    nameKey: organization.nameKey,
    region,
    subregion,
    website,
    identifiers,
  })
  if (known.company !== null || name === null) return { ...known, candidates: [] }
  const { candidates: found, hasRareWord } = await searchCandidates(db, name)
  const decision = decideMatch({ name, region, subregion, website, industryId, identifiers, hasRareWord }, found)
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
      return { company: null, reason: `${known.reason}; ${count} near, for a person to say`, candidates }
    }
    case 'new':
      return { ...known, candidates: [] }
  }
}
