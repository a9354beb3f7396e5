import { chooseByIdentifier, chooseByName } from '@/service/matching/choose-company'
import { decideMatch } from '@/service/matching/decide-match'
import { findKnownName, findKnownNames, isOfOtherCountries } from '@/service/matching/names/known-names'
import { coreKey } from '@/service/matching/names/name-keys'
import { type NameParts, readName } from '@/service/matching/names/read-name'
import { isTelling } from '@/service/matching/names/telling-words'
import { nearestName } from '@/service/matching/nearest-name'
import type { CompanyKeyKind } from '@/service/storage/companies/companies'
import { findCompaniesByKey } from '@/service/storage/companies/company-search'
import type { Queryable } from '@/service/storage/engine/database'
import { completeByLei, leiOfName } from './complete-by-legal-entity'
import type { NamedSubject } from './named-subject'
import {
  findIdsByCoreName,
  hasRareFirstWord,
  loadCandidates,
  type SearchedCandidate,
  toSearchedCandidate,
} from './search-candidates'

export type KnownCompany = { id: number; name: string; region: string | null }
export type FoundCompany = { company: KnownCompany | null; reason: string }

const identifierKinds: readonly CompanyKeyKind[] = ['lei', 'isin', 'duns', 'sp_global']

function isKeyKind(kind: string): kind is CompanyKeyKind {
  return identifierKinds.some((known) => known === kind)
}

async function candidatesBy(db: Queryable, kind: CompanyKeyKind, value: string): Promise<SearchedCandidate[]> {
  return (await findCompaniesByKey(db, kind, value)).map(toSearchedCandidate)
}

function toKnown({ company, reason }: { company: KnownCompany | null; reason: string }): FoundCompany {
  return { company: company && { id: company.id, name: company.name, region: company.region }, reason }
}

type Named = NamedSubject & { name: string; nameKey: string }

function isNamed(subject: NamedSubject): subject is Named {
  return subject.name !== null && subject.nameKey !== null
}

async function findByIdentifier(db: Queryable, subject: NamedSubject): Promise<FoundCompany | null> {
  const found = new Map<number, SearchedCandidate>()
  for (const { kind, value } of subject.identifiers) {
    if (!isKeyKind(kind)) continue
    for (const candidate of await candidatesBy(db, kind, value)) found.set(candidate.id, candidate)
  }
  if (found.size === 0) return null
  const chosen = chooseByIdentifier(subject, [...found.values()])
  if (chosen.company === null || subject.name === null) return toKnown(chosen)
  // An identifier is no proof: sources sometimes list two companies of a group under the same one (docs/matching.md).
  const { vetoes } = nearestName(readName(subject.name), chosen.company)
  if (vetoes.length === 0) return toKnown(chosen)
  return { company: null, reason: `${chosen.company.name} has this identifier, but: ${vetoes.join('; ')}` }
}

/** Whether only a name was stated: no country, website or identifier that distinguishes companies of the same name. */
function isNameOnly(subject: NamedSubject): boolean {
  return subject.region === null && subject.website === null && subject.identifiers.length === 0
}

/**
 * Whether the name is known for companies of other countries and nothing but the name identifies the company: "Kraft Foods" is a
 * company in Canada, and the former name of two companies in the United States.
 */
function leadsElsewhere(subject: Named, parts: NameParts, { region }: SearchedCandidate): boolean {
  return isNameOnly(subject) && isOfOtherCountries(findKnownNames(parts), region)
}

/** Whether a name suffices: a single word identifies a company only if its spelling is the same or no other company's name begins with it. */
async function isSafe(db: Queryable, subject: Named, parts: NameParts, names: readonly string[]): Promise<boolean> {
  if (!isNameOnly(subject) || parts.words.length > 1) return true
  if (names.some((name) => readName(name).spelling === parts.spelling)) return true
  return isTelling(parts, await hasRareFirstWord(db, parts))
}

async function findByName(
  db: Queryable,
  subject: Named,
  { found, alike }: { found: readonly SearchedCandidate[]; alike: readonly number[] },
): Promise<FoundCompany> {
  const parts = readName(subject.name)
  const chosen = chooseByName(subject, found)
  if (chosen.company !== null) {
    if (leadsElsewhere(subject, parts, chosen.company)) {
      return {
        company: null,
        reason: `${chosen.company.name} has this name, which is known of companies elsewhere too`,
      }
    }
    if (await isSafe(db, subject, parts, chosen.company.names)) return toKnown(chosen)
    return { company: null, reason: `${chosen.company.name} has this name, but one word is not enough to know it by` }
  }
  // Several companies of one name, or another country: the exact spelling may still decide. Otherwise the name without descriptors.
  const near = found.length > 1 ? found : found.length === 1 ? [] : await loadCandidates(db, alike)
  if (near.length === 0) return toKnown(chosen)
  const hasRareWord = await hasRareFirstWord(db, parts)
  const decision = decideMatch({ ...subject, industryId: null, hasRareWord }, near)
  if (decision.outcome !== 'same') return toKnown(chosen)
  const { candidate, reasons } = decision.match
  return toKnown({ company: candidate, reason: `${reasons.join(', ')}: ${candidate.name}` })
}

/** Returns ids of companies with this core name, or with the current core name if this is a known former, trade or local name. */
async function findAlike(db: Queryable, name: string): Promise<number[]> {
  const parts = readName(name)
  const today = findKnownName(parts)?.now
  const cores = [parts, ...(today === undefined ? [] : [today])].map(coreKey)
  const found = await Promise.all([...new Set(cores)].map((core) => findIdsByCoreName(db, core)))
  return [...new Set(found.flat())]
}

/**
 * Finds the known company of an organization by exact keys only: identifiers first, then the normalised name with country and
 * website, then the name without "Group" and the like, or the current name in known-names.json. If GLEIF's legal entities are
 * loaded, they supply name and country of an LEI, and the LEI of a legal name (docs/decisions/0009). Uses index look-ups only, so
 * that a registration can wait for it. `reason` says in words why a company was found or not.
 */
export async function findKnownCompany(db: Queryable, given: NamedSubject): Promise<FoundCompany> {
  const identified = await findByIdentifier(db, given)
  if (identified !== null) return identified
  const subject = await completeByLei(db, given)
  if (!isNamed(subject)) return { company: null, reason: 'No known company has these identifiers' }
  // All at the same time, although the first often suffices: a registration then waits for one look-up instead of three.
  const [named, alike, lei] = await Promise.all([
    candidatesBy(db, 'name', subject.nameKey),
    findAlike(db, subject.name),
    leiOfName(db, subject),
  ])
  const found = await findByName(db, subject, { found: named, alike })
  if (found.company !== null || named.length > 0) return found
  return lei === null ? found : toKnown(chooseByName(subject, await candidatesBy(db, 'lei', lei)))
}
