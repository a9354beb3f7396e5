import type { MatchCandidate, MatchSubject } from './match-subject'
import { websiteDomain } from './normalize-website'

/** What a company's identifiers, country and website say about whether it is the subject. */

export function identifierFacts(subject: MatchSubject, candidate: MatchCandidate) {
  const shared: string[] = []
  const vetoes: string[] = []
  for (const { kind, value } of subject.identifiers) {
    const known = candidate.identifiers.filter((identifier) => identifier.kind === kind)
    if (known.some((identifier) => identifier.value === value)) shared.push(`Same ${labelOf(kind)} ${value}`)
    // A company has an ISIN per share class, so a different one says nothing.
    else if (known.length > 0 && kind !== 'isin')
      vetoes.push(`Another ${labelOf(kind)}: ${known.map((one) => one.value).join(', ')}`)
  }
  return { shared, vetoes }
}

function labelOf(kind: string): string {
  return kind === 'sp_global' ? 'S&P Global number' : kind.toUpperCase()
}

export function vetoOfCountry(subject: MatchSubject, candidate: MatchCandidate): string[] {
  if (subject.region === null) return []
  if (candidate.region !== null)
    return candidate.region === subject.region ? [] : [`Another country: ${candidate.region}`]
  if (candidate.likelyRegions === null || candidate.likelyRegions.includes(subject.region)) return []
  return [`Its lists hold companies of ${candidate.likelyRegions.join(', ')}`]
}

export type Domain = 'same' | 'differs' | 'unknown'

export function compareDomains(subject: MatchSubject, candidate: MatchCandidate): Domain {
  const domain = subject.website === null ? null : websiteDomain(subject.website)
  const known = candidate.websites.map(websiteDomain).filter((other) => other !== null)
  if (domain === null || known.length === 0) return 'unknown'
  if (known.includes(domain)) return 'same'
  // ericsson.com and ericsson.se: a company often has its name under several suffixes.
  return known.some((other) => other.split('.')[0] === domain.split('.')[0]) ? 'unknown' : 'differs'
}
