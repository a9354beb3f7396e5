import { hash } from 'node:crypto'
import { compareNames } from '@/service/matching/names/compare-names'
import { readName } from '@/service/matching/names/read-name'
import type { Batched, Queryable } from '@/service/storage/engine/database'
import type { GivenFields } from '@/service/storage/organizations/organizations'
import {
  findOrganizationByFingerprint,
  findOrganizationsByFingerprint,
  findOrganizationsByKeys,
  type RegisteredOrganization,
} from '@/service/storage/organizations/registered-organizations'
import { givenRegion } from './given-region'

/**
 * When a registration counts as already registered in a project (docs/decisions/0051).
 * repeat: the same words as an earlier registration, as far as they matter for identity: always the record that answered then
 * match: one of: same external id; same LEI, ISIN, DUNS or S&P id; same known company; same normalised name with the same country (or
 * none on either side) and no contradicting website; the same name except for “Group”, “Holdings” and spaces, if its words are
 * distinctive
 * conflict: different identifiers of one kind (except ISINs that lead to one known company), or different countries: never the same,
 * whatever matches, as a wrong merge is worse than a duplicate; also different numbers in the name, unless the external id or an
 * identifier is the same
 */
export type Incoming = {
  given: GivenFields
  /** `fingerprintOf` of the given fields. */
  fingerprint: string
  companyId: number | null
  /** Whether the name identifies an organization without “Group” and the like (service/matching/names/telling-words.ts). */
  telling: boolean
}

const identifierFields = ['leiNumber', 'isinNumber', 'dunsNumber', 'spGlobalNumber'] as const
/** Identifiers of which a company has only one. */
const companyIdentifierFields = ['leiNumber', 'dunsNumber', 'spGlobalNumber'] as const

/** The first registered organization of the project that this registration is; null for a new one. */
export async function findRegistered(
  db: Batched,
  projectId: number,
  incoming: Incoming,
): Promise<RegisteredOrganization | null> {
  const { given, companyId, fingerprint } = incoming
  const repeated = await findOrganizationByFingerprint(db, projectId, fingerprint)
  return repeated ?? choose(await findOrganizationsByKeys(db, projectId, { ...given, companyId }), incoming)
}

/** `isRepeat`: the same words were registered before, so they are already stored. */
export type Found = { organization: RegisteredOrganization; isRepeat: boolean }

/** The same for several registrations, in order: one lookup for all, and a second if any was there before. */
export async function findAllRegistered(
  db: Queryable,
  projectId: number,
  incoming: readonly Incoming[],
): Promise<(Found | null)[]> {
  const keys = incoming.map(({ given, companyId, fingerprint }) => ({ ...given, companyId, fingerprint }))
  const sharing = await findOrganizationsByKeys(db, projectId, ...keys)
  if (sharing.length === 0) return incoming.map(() => null)
  const repeated = await findOrganizationsByFingerprint(
    db,
    projectId,
    incoming.map(({ fingerprint }) => fingerprint),
  )
  return incoming.map((one, place) => {
    const before = repeated[place] ?? null
    const organization = before ?? choose(sharing, one)
    return organization && { organization, isRepeat: before !== null }
  })
}

/** Chooses among organizations that share a key with it. */
function choose(sharing: readonly RegisteredOrganization[], incoming: Incoming): RegisteredOrganization | null {
  const possible = sharing.filter((existing) => !conflicts(existing, incoming))
  for (const matches of [sameExternalId, sameIdentifier, sameCompany, sameName, sameCoreName]) {
    const found = possible.find((existing) => matches(existing, incoming))
    if (found) return found
  }
  return null
}

/** The key by which a registration was recognised as an existing record. */
type MatchedBy = 'external_id' | 'identifier' | 'company' | 'name' | 'repeat'

/** The strongest common key; `repeat` if only the same words led there before. */
export function matchedBy(existing: RegisteredOrganization, incoming: Incoming): MatchedBy {
  if (sameExternalId(existing, incoming)) return 'external_id'
  if (sameIdentifier(existing, incoming)) return 'identifier'
  if (sameCompany(existing, incoming)) return 'company'
  return sameName(existing, incoming) || sameCoreName(existing, incoming) ? 'name' : 'repeat'
}

/** The first record of the project matched to this company; null if none is. */
export async function findMatchedTo(
  db: Queryable,
  projectId: number,
  companyId: number,
): Promise<RegisteredOrganization | null> {
  const [first] = await findOrganizationsByKeys(db, projectId, { companyId })
  return first ?? null
}

/** Registrations that share one of these may be one organization. */
export function sharedKeysOf({ given, companyId, fingerprint }: Incoming): string[] {
  const { externalId, leiNumber, isinNumber, dunsNumber, spGlobalNumber, nameKey, coreKey } = given
  const kinds = {
    externalId,
    leiNumber,
    isinNumber,
    dunsNumber,
    spGlobalNumber,
    nameKey,
    coreKey,
    companyId,
    fingerprint,
  }
  return Object.entries(kinds).flatMap(([kind, value]) => (value === null ? [] : [`${kind} ${value}`]))
}

/** A hash of all fields that identity depends on. */
export function fingerprintOf(given: GivenFields): string {
  const words = [
    given.nameKey,
    givenRegion(given),
    given.websiteDomain,
    given.externalId,
    ...identifierFields.map((field) => given[field]),
  ]
  return hash('sha256', JSON.stringify(words), 'base64url')
}

function sameNameAndCountry(existing: RegisteredOrganization, given: GivenFields): boolean {
  const region = givenRegion(given)
  return (
    given.nameKey !== null && existing.nameKey === given.nameKey && region !== null && regionOf(existing) === region
  )
}

function conflicts(existing: RegisteredOrganization, incoming: Incoming): boolean {
  const { given } = incoming
  // Each class of shares has its own ISIN: two that lead to one known company, or have one whole name in one country, have the same issuer.
  const isOneIssuer = sameCompany(existing, incoming) || sameNameAndCountry(existing, given)
  const kinds = isOneIssuer ? companyIdentifierFields : identifierFields
  if (kinds.some((field) => differ(existing[field], given[field]))) return true
  if (differ(regionOf(existing), givenRegion(given))) return true
  // A "Plant 1" renamed to "Plant 2" keeps its number in the ERP system: an identifier counts whatever the name says.
  if (sameExternalId(existing, incoming) || sameIdentifier(existing, incoming)) return false
  return differ(numbersOf(existing.nameKey), numbersOf(given.nameKey))
}

/** Whether both values are known and differ. */
function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}

/** "unit 2" has the number "2"; null for a name without a number, which contradicts none. */
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

function sameName(existing: RegisteredOrganization, incoming: Incoming): boolean {
  const { given } = incoming
  if (given.nameKey === null || existing.nameKey !== given.nameKey) return false
  return !isOtherName(existing, given) && fitsByName(existing, incoming)
}

function sameCoreName(existing: RegisteredOrganization, incoming: Incoming): boolean {
  const { given, companyId, telling } = incoming
  if (given.name === null || existing.name === null || given.coreKey === null || existing.coreKey !== given.coreKey) {
    return false
  }
  // Two names of two known companies are two organizations, however similar.
  if (existing.companyId !== null && companyId !== null) return false
  const { level, differsByHolding } = compareNames(existing.name, given.name)
  if (level === 'near' || level === 'apart') return false
  // An owner and what it owns are only one if both lead to one known company (sameCompany).
  if (differsByHolding) return false
  return (level !== 'descriptor' || telling) && fitsByName(existing, incoming)
}

function fitsByName(existing: RegisteredOrganization, { given, companyId }: Incoming): boolean {
  if (differ(existing.websiteDomain, given.websiteDomain)) return false
  // Its identifiers lead to another company than the namesake's.
  const hasIdentifier = identifierFields.some((field) => given[field] !== null)
  if (existing.companyId !== null && companyId === null && hasIdentifier) return false
  const region = givenRegion(given)
  return existing.firstRegion === region || (region !== null && regionOf(existing) === region)
}

/** "Delta" and "The Delta", "Green Co" and "Green & Co": one word and no country, so the small word distinguishes them. */
function isOtherName(existing: RegisteredOrganization, given: GivenFields): boolean {
  if (existing.name === null || given.name === null || givenRegion(given) !== null) return false
  const [one, other] = [readName(existing.name), readName(given.name)]
  return one.words.length === 1 && one.isTrimmed !== other.isTrimmed
}

/** The country of a record: the project's own, otherwise the one that research found. */
function regionOf(existing: RegisteredOrganization): string | null {
  return givenRegion(existing) ?? existing.foundRegion
}
