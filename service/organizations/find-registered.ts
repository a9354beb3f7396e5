import { createHash } from 'node:crypto'
import type { Queryable } from '@/service/storage/database'
import {
  findOrganizationByFingerprint,
  findOrganizationsByKeys,
  type GivenFields,
  type RegisteredOrganization,
} from '@/service/storage/organizations'
import { givenRegion } from './given-region'

/**
 * What "already registered" means inside a project (where-the-specification-is-silent.md, "Identity").
 *
 * repeat    the same words as an earlier registration, as far as identity depends on them: always the record that answered
 * match     one of: same external id; same LEI, ISIN, DUNS or S&P id; same known company; same normalised name with the
 *           same country (or none on either side) and no conflicting website
 * conflict  different identifiers of one kind, different countries, different numbers in the name: never the same, whatever
 *           matches, because a wrong merge is worse than a duplicate
 */
export type Incoming = { given: GivenFields; companyId: number | null }

const identifierFields = ['leiNumber', 'isinNumber', 'dunsNumber', 'spGlobalNumber'] as const

/** The organization of the project that this registration is, the first one registered; null when it is a new one. */
export async function findRegistered(
  db: Queryable,
  projectId: number,
  incoming: Incoming,
): Promise<RegisteredOrganization | null> {
  const { given, companyId } = incoming
  const repeated = await findRepeated(db, projectId, given)
  if (repeated) return repeated
  const sharing = await findOrganizationsByKeys(db, projectId, { ...given, companyId })
  const possible = sharing.filter((existing) => !conflicts(existing, given))
  for (const matches of [sameExternalId, sameIdentifier, sameCompany, sameName]) {
    const found = possible.find((existing) => matches(existing, incoming))
    if (found) return found
  }
  return null
}

/** The record that answered the same words before; one that does stays the answer for ever. */
export function findRepeated(
  db: Queryable,
  projectId: number,
  given: GivenFields,
): Promise<RegisteredOrganization | null> {
  return findOrganizationByFingerprint(db, projectId, fingerprintOf(given))
}

/** A hash of all that identity depends on. */
export function fingerprintOf(given: GivenFields): string {
  const words = [
    given.nameKey,
    givenRegion(given),
    given.websiteDomain,
    given.externalId,
    ...identifierFields.map((field) => given[field]),
  ]
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

function conflicts(existing: RegisteredOrganization, given: GivenFields): boolean {
  return (
    identifierFields.some((field) => differ(existing[field], given[field])) ||
    differ(regionOf(existing), givenRegion(given)) ||
    differ(numbersOf(existing.nameKey), numbersOf(given.nameKey))
  )
}

/** Both are known and they are not the same. */
function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}

/** "unit 2" gives "2"; null where a name has no number, which contradicts no number. */
function numbersOf(nameKey: string | null): string | null {
  return nameKey?.match(/\p{N}+/gu)?.join(' ') ?? null
}

function sameExternalId(existing: RegisteredOrganization, { given }: Incoming): boolean {
  return given.externalId !== null && existing.externalId === given.externalId
}

function sameIdentifier(existing: RegisteredOrganization, { given }: Incoming): boolean {
  return identifierFields.some((field) => given[field] !== null && existing[field] === given[field])
}

function sameCompany(existing: RegisteredOrganization, { companyId }: Incoming): boolean {
  return companyId !== null && existing.companyId === companyId
}

function sameName(existing: RegisteredOrganization, { given, companyId }: Incoming): boolean {
  if (given.nameKey === null || existing.nameKey !== given.nameKey) return false
  if (differ(existing.websiteDomain, given.websiteDomain)) return false
  // Its identifiers lead away from the company that the namesake was matched to.
  const hasIdentifier = identifierFields.some((field) => given[field] !== null)
  if (existing.companyId !== null && companyId === null && hasIdentifier) return false
  const region = givenRegion(given)
  return existing.firstRegion === region || (region !== null && regionOf(existing) === region)
}

/** Where a record says it is: in the project's words, else as research found. */
function regionOf(existing: RegisteredOrganization): string | null {
  return givenRegion(existing) ?? existing.foundRegion
}
