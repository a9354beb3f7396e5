import { chooseByIdentifier, chooseByName, type Subject } from '@/service/matching/choose-company'
import { Company } from '@/service/reference/records'
import { type CompanyKeyKind, findCompaniesByKey } from '@/service/storage/companies'
import type { Queryable } from '@/service/storage/database'
import { toCandidate } from './to-candidate'

export type KnownCompany = { id: number; name: string; region: string | null }
export type FoundCompany = { company: KnownCompany | null; reason: string }

const identifierKinds: readonly CompanyKeyKind[] = ['lei', 'isin', 'duns', 'sp_global']

function isKeyKind(kind: string): kind is CompanyKeyKind {
  return identifierKinds.some((known) => known === kind)
}

async function candidatesBy(db: Queryable, kind: CompanyKeyKind, value: string) {
  const rows = await findCompaniesByKey(db, kind, value)
  return rows.map((row) => toCandidate(Company.parse(row.record)))
}

function toKnown({ company, reason }: { company: KnownCompany | null; reason: string }): FoundCompany {
  return { company: company && { id: company.id, name: company.name, region: company.region }, reason }
}

/**
 * The one known company that the organization is, by exact keys only: identifiers first, then normalised name with
 * country and website. Index look-ups, no fuzzy search, so that a registration may wait for it. The reason says in
 * words why there is none.
 */
export async function findKnownCompany(db: Queryable, subject: Subject): Promise<FoundCompany> {
  const byIdentifier = new Map<number, ReturnType<typeof toCandidate>>()
  for (const { kind, value } of subject.identifiers) {
    if (!isKeyKind(kind)) continue
    for (const candidate of await candidatesBy(db, kind, value)) byIdentifier.set(candidate.id, candidate)
  }
  const identified = chooseByIdentifier(subject, [...byIdentifier.values()])
  if (identified.company !== null || byIdentifier.size > 0 || subject.nameKey === null) return toKnown(identified)
  return toKnown(chooseByName(subject, await candidatesBy(db, 'name', subject.nameKey)))
}
