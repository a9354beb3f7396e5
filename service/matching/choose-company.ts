import { websiteDomain } from './normalize-website'

/** A company that shares an exact key with the organization. */
export type Candidate = {
  id: number
  name: string
  region: string | null
  /** ISO 3166-2 code without its country. */
  subregion: string | null
  websites: readonly string[]
  identifiers: readonly { kind: string; value: string }[]
  /** Possible countries of a company for which no list gives one, from what its lists cover. */
  likelyRegions: readonly string[] | null
}

export type Subject = {
  nameKey: string | null
  region: string | null
  subregion: string | null
  website: string | null
  /** Identifiers in the registration, by kind: lei, isin, duns, sp_global. */
  identifiers: readonly { kind: string; value: string }[]
}

export type Choice<C extends Candidate> = { company: C; reason: string } | { company: null; reason: string }

/**
 * Whether two sets of identifiers contradict: different ones of the same kind mean different companies, even if everything else agrees.
 * ISINs are exempt, as they differ by share class.
 */
export function conflicts(subject: Subject, candidate: Candidate): boolean {
  return subject.identifiers.some(({ kind, value }) => {
    if (kind === 'isin') return false
    const known = candidate.identifiers.filter((identifier) => identifier.kind === kind)
    return known.length > 0 && known.every((identifier) => identifier.value !== value)
  })
}

/** "ericsson" of ericsson.com and ericsson.se: a company often has its name under several suffixes. */
function domainLabel(website: string): string | null {
  return websiteDomain(website)?.split('.')[0] ?? null
}

function websitesDisagree(subject: Subject, candidate: Candidate): boolean {
  const label = subject.website === null ? null : domainLabel(subject.website)
  const known = candidate.websites.map(domainLabel).filter((other) => other !== null)
  return label !== null && known.length > 0 && !known.includes(label)
}

function websitesAgree(subject: Subject, candidate: Candidate): boolean {
  const domain = subject.website === null ? null : websiteDomain(subject.website)
  return domain !== null && candidate.websites.some((website) => websiteDomain(website) === domain)
}

function regionFits(subject: Subject, candidate: Candidate): boolean {
  if (subject.region === null || subject.region === candidate.region) return true
  if (candidate.region !== null) return false
  return candidate.likelyRegions === null
    ? websitesAgree(subject, candidate) || (subject.nameKey ?? '').includes(' ')
    : candidate.likelyRegions.includes(subject.region)
}

/** The company by identifier, if one identifier leads to exactly one; otherwise null. */
export function chooseByIdentifier<C extends Candidate>(subject: Subject, found: readonly C[]): Choice<C> {
  const free = found.filter((candidate) => !conflicts(subject, candidate))
  const [only, second] = free
  if (only && !second) return { company: only, reason: `Identifier leads to ${only.name}` }
  return {
    company: null,
    reason: second ? 'Identifiers lead to several companies' : 'No known company has these identifiers',
  }
}

/** The company by exact normalised name with country, subregion and website; null unless exactly one remains. */
export function chooseByName<C extends Candidate>(subject: Subject, found: readonly C[]): Choice<C> {
  const fitting = found.filter(
    (candidate) =>
      !conflicts(subject, candidate) && regionFits(subject, candidate) && !websitesDisagree(subject, candidate),
  )
  const sameSite = fitting.filter((candidate) => websitesAgree(subject, candidate))
  const sameRegion = fitting.filter((candidate) => subject.region !== null && candidate.region === subject.region)
  const sameSubregion = sameRegion.filter(({ subregion }) => subregion !== null && subregion === subject.subregion)
  const narrowed = [sameSite, sameSubregion, sameRegion, fitting].find((group) => group.length > 0) ?? []
  const [only, second] = narrowed
  if (only && !second) return { company: only, reason: `Name and country lead to ${only.name}` }
  if (second) return { company: null, reason: `${narrowed.length} known companies have this name` }
  return {
    company: null,
    reason:
      found.length > 0
        ? 'A known company has this name but another country or website'
        : 'No known company has this name',
  }
}
