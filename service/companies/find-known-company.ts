import { chooseByIdentifier, chooseByName, type Subject } from '@/service/matching/choose-company'
import { Company } from '@/service/reference/records'
import { type CompanyKeyKind, findCompaniesByKey } from '@/service/storage/companies'
import type { Queryable } from '@/service/storage/database'
import { completeByLei, leiOfName } from './complete-by-legal-entity'
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
 * country and website; where GLEIF's legal entities are loaded, they tell name and country of an LEI, and the LEI of a legal
 * name (docs/decisions/0009). Index look-ups, no fuzzy search, so that a registration may wait for it. The reason says in
 * words why there is none.
 */
export async function findKnownCompany(db: Queryable, subject: Subject): Promise<FoundCompany> {
  const byIdentifier = new Map<number, ReturnType<typeof toCandidate>>()
  for (const { kind, value } of subject.identifiers) {
    if (!isKeyKind(kind)) continue
    for (const candidate of await candidatesBy(db, kind, value)) byIdentifier.set(candidate.id, candidate)
  }
  const identified = chooseByIdentifier(subject, [...byIdentifier.values()])
  if (identified.company !== null || byIdentifier.size > 0) return toKnown(identified)
  const completed = await completeByLei(db, subject)
  if (completed.nameKey === null) return toKnown(identified)
  const named = await candidatesBy(db, 'name', completed.nameKey)
  if (named.length > 0) return toKnown(chooseByName(completed, named))
  const lei = await leiOfName(db, completed)
  return toKnown(chooseByName(completed, lei === null ? [] : await candidatesBy(db, 'lei', lei)))
}
