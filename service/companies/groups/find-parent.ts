import { type CompanyProfile, loadCompanyProfile } from '@/service/companies/company-profile'
import { findIdsByCoreName } from '@/service/companies/search-candidates'
import { coreKey } from '@/service/matching/names/name-keys'
import { websiteDomain } from '@/service/matching/normalize-website'
import { findCompaniesByKey } from '@/service/storage/companies/company-search'
import { findLegalEntity } from '@/service/storage/companies/legal-entities'
import type { Queryable } from '@/service/storage/engine/database'
import { beginningsOf, readMemberName } from './read-member-name'

export type ParentKind = 'legal_entity' | 'reviewed' | 'name' | 'website'

/** The parent of a company, and how that is known. `ultimate`: the company at the top of the group, if it is another one. */
export type Parent = {
  profile: CompanyProfile
  kind: ParentKind
  reason: string
  ultimate: { id: number; name: string; region: string | null } | null
}

type Subject = {
  name: string | null
  region: string | null
  website: string | null
  lei: string | null
  companyId: number | null
}

/**
 * Finds the known parent of a company: by GLEIF's level 2 if it was imported, as a person decided, because its name is one company's
 * name with a place added, or because its name extends that of the only company with the same website. Null if no parent is known.
 */
export async function findParent(db: Queryable, subject: Subject): Promise<Parent | null> {
  return (await findByLegalEntity(db, subject)) ?? (await findByName(db, subject)) ?? (await findByWebsite(db, subject))
}

async function companyOfLei(db: Queryable, lei: string | null, { companyId }: Subject): Promise<number | null> {
  if (lei === null) return null
  const [company, second] = await findCompaniesByKey(db, 'lei', lei)
  return company === undefined || second !== undefined || company.id === companyId ? null : company.id
}

async function findByLegalEntity(db: Queryable, subject: Subject): Promise<Parent | null> {
  const entity = subject.lei === null ? null : await findLegalEntity(db, subject.lei)
  if (entity === null) return null
  const direct = await companyOfLei(db, entity.directParentLei, subject)
  const ultimate = await companyOfLei(db, entity.ultimateParentLei, subject)
  const profile = await loadProfile(db, direct ?? ultimate)
  if (profile === null) return null
  const top = ultimate === null || ultimate === profile.company.id ? null : await loadProfile(db, ultimate)
  return {
    profile,
    kind: 'legal_entity',
    reason: `GLEIF names the LEI ${direct === null ? entity.ultimateParentLei : entity.directParentLei} as its ${direct === null ? 'ultimate' : 'direct'} parent`,
    ultimate: top && { id: top.company.id, name: top.company.name, region: top.company.hqRegion },
  }
}

async function findByName(db: Queryable, subject: Subject): Promise<Parent | null> {
  if (subject.name === null) return null
  for (const { core, kind, reason } of readMemberName(subject.name, subject.region)) {
    const ids = (await findIdsByCoreName(db, core)).filter((id) => id !== subject.companyId)
    const profiles = (await Promise.all(ids.map((id) => loadProfile(db, id)))).filter((profile) => profile !== null)
    const named = profiles.filter(({ company }) => company.names.some(({ value }) => coreKey(value) === core))
    // A company of the same name elsewhere is no evidence of a parent.
    const [profile, second] = named.filter(hasSize)
    if (profile !== undefined && second === undefined) return { profile, kind, reason, ultimate: null }
    if (named.length > 0) return null
  }
  return null
}

async function findByWebsite(db: Queryable, subject: Subject): Promise<Parent | null> {
  const domain = subject.website === null ? null : websiteDomain(subject.website)
  if (subject.name === null || domain === null) return null
  for (const core of beginningsOf(subject.name)) {
    const ids = (await findIdsByCoreName(db, core)).filter((id) => id !== subject.companyId)
    const profiles = (await Promise.all(ids.map((id) => loadProfile(db, id)))).filter((profile) => profile !== null)
    const [profile, second] = profiles.filter(({ company }) =>
      company.websites.some(({ value }) => websiteDomain(value) === domain),
    )
    if (profile === undefined) continue
    if (second !== undefined) return null
    const reason = `Its name extends the parent’s, and both have the website ${domain}`
    return { profile, kind: 'website', reason, ultimate: null }
  }
  return null
}

/** Whether a list states its size or worldwide figures: a small local company is not the parent of a subsidiary abroad. */
function hasSize({ company, disclosures }: CompanyProfile): boolean {
  return company.sizeUsd !== null || disclosures.some(({ region }) => region === 'GLOBAL')
}

async function loadProfile(db: Queryable, id: number | null): Promise<CompanyProfile | null> {
  return id === null ? null : loadCompanyProfile(db, id)
}
