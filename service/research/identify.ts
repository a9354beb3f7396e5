import { type FoundCompany, findKnownCompany } from '@/service/companies/find-known-company'
import type { Place } from '@/service/matching/locate'
import { locate } from '@/service/matching/locate'
import type { Queryable } from '@/service/storage/database'
import type { OrganizationRow } from '@/service/storage/organizations'

/** Where the organization is: what the project told us, else what its free text says. */
export function placeOf(organization: OrganizationRow): Place | null {
  if (organization.hqRegion !== null) return { region: organization.hqRegion, subregion: organization.hqSubregion }
  return organization.hqFuzzy === null ? null : locate(organization.hqFuzzy)
}

export function identifiersOf(organization: OrganizationRow): { kind: string; value: string }[] {
  const given = [
    ['lei', organization.leiNumber],
    ['isin', organization.isinNumber],
    ['duns', organization.dunsNumber],
    ['sp_global', organization.spGlobalNumber],
  ] as const
  return given.flatMap(([kind, value]) => (value === null ? [] : [{ kind, value }]))
}

/** The known company this organization is, by exact keys. */
export function identify(db: Queryable, organization: OrganizationRow, place: Place | null): Promise<FoundCompany> {
  return findKnownCompany(db, {
    name: organization.name,
    nameKey: organization.nameKey,
    region: place?.region ?? null,
    website: organization.website,
    identifiers: identifiersOf(organization),
  })
}
