import { compareNames, type NameComparison, type NameLevel, strength } from '@/service/matching/names/compare-names'
import { findKnownName, type KnownName } from '@/service/matching/names/known-names'
import { type NameParts, readName } from '@/service/matching/names/read-name'
import { isTelling } from '@/service/matching/names/telling-words'
import { websiteDomain } from './normalize-website'
import { isUnspoken, readSymbol, readTicker } from './read-ticker'

export type MatchSubject = {
  name: string | null
  region: string | null
  /** ISO 3166-2 code without its country. */
  subregion: string | null
  website: string | null
  industryId: string | null
  identifiers: readonly { kind: string; value: string }[]
  /** Whether no other known company's name begins with the subject's first word: then one word is enough to know it by. */
  hasRareWord: boolean
}

export type MatchCandidate = {
  id: number
  name: string
  /** Every spelling in use, former and short names too. */
  names: readonly string[]
  region: string | null
  subregion: string | null
  /** Where a company without country can be; null where nothing is known. */
  likelyRegions: readonly string[] | null
  websites: readonly string[]
  industryId: string | null
  identifiers: readonly { kind: string; value: string }[]
  /** Exchange and symbol as `tickerKey` writes them. */
  tickers: readonly string[]
}

export type Verdict = 'same' | 'possible' | 'other'

export type WeighedCandidate<C extends MatchCandidate = MatchCandidate> = {
  candidate: C
  verdict: Verdict
  level: NameLevel
  signals: { identifier: boolean; website: boolean; ticker: boolean; country: boolean; subregion: boolean }
  /** 0 to 1: how much speaks for it. For ranking; nothing is decided by it. */
  likeness: number
  reasons: string[]
  vetoes: string[]
}

function identifierFacts(subject: MatchSubject, candidate: MatchCandidate) {
  const shared: string[] = []
  const vetoes: string[] = []
  for (const { kind, value } of subject.identifiers) {
    const known = candidate.identifiers.filter((identifier) => identifier.kind === kind)
    if (known.some((identifier) => identifier.value === value)) shared.push(`Same ${labelOf(kind)} ${value}`)
    // A company has several ISINs, one a share class, so another one says nothing.
    else if (known.length > 0 && kind !== 'isin')
      vetoes.push(`Another ${labelOf(kind)}: ${known.map((one) => one.value).join(', ')}`)
  }
  return { shared, vetoes }
}

function labelOf(kind: string): string {
  return kind === 'sp_global' ? 'S&P Global number' : kind.toUpperCase()
}

function vetoOfCountry(subject: MatchSubject, candidate: MatchCandidate): string[] {
  if (subject.region === null) return []
  if (candidate.region !== null)
    return candidate.region === subject.region ? [] : [`Another country: ${candidate.region}`]
  if (candidate.likelyRegions === null || candidate.likelyRegions.includes(subject.region)) return []
  return [`Its lists hold companies of ${candidate.likelyRegions.join(', ')}`]
}

type Domain = 'same' | 'differs' | 'unknown'

function compareDomains(subject: MatchSubject, candidate: MatchCandidate): Domain {
  const domain = subject.website === null ? null : websiteDomain(subject.website)
  const known = candidate.websites.map(websiteDomain).filter((other) => other !== null)
  if (domain === null || known.length === 0) return 'unknown'
  if (known.includes(domain)) return 'same'
  // ericsson.com and ericsson.se: one company often holds its name under several endings.
  return known.some((other) => other.split('.')[0] === domain.split('.')[0]) ? 'unknown' : 'differs'
}

type CompareWith = (other: string) => NameComparison

/** Namesakes share spellings, so one spelling is compared once for all companies of a decision. */
function comparerOf(name: NameParts): CompareWith {
  const compared = new Map<string, NameComparison>()
  return (other) => {
    const known = compared.get(other) ?? compareNames(name, other)
    compared.set(other, known)
    return known
  }
}

/** How near the company's nearest spelling is. */
export function nearestName(
  name: NameParts,
  candidate: Pick<MatchCandidate, 'name' | 'names'>,
  compare: CompareWith = comparerOf(name),
): NameComparison {
  const compared = [...new Set([candidate.name, ...candidate.names])].map(compare)
  const best = compared.toSorted((a, b) => strength[b.level] - strength[a.level] || b.likeness - a.likeness)[0]
  return best ?? noName
}

/** How near the company is to what a known name leads to; null where it is another, or in a country it never was in. */
function nearestOfToday(known: KnownName | null, candidate: MatchCandidate): NameComparison | null {
  if (known === null || (candidate.region !== null && !known.regions.includes(candidate.region))) return null
  const names = nearestName(known.now, candidate)
  if (strength[names.level] < strength.descriptor) return null
  return { ...names, level: 'form', isTrimmed: false, differsByHolding: false, reasons: [`${known.reason} (${known.reference})`] } // biome-ignore format: one thought
}

type Facts = {
  names: NameComparison
  isTelling: boolean
  shared: readonly string[]
  vetoes: readonly string[]
  domain: Domain
  sameTicker: boolean
  /** The name is nothing but the company's symbol, which is no word and begins no other company's name. */
  isSymbol: boolean
  sameRegion: boolean
  hasTwoWords: boolean
}

function judge({ names, shared, vetoes, domain, sameTicker, sameRegion, hasTwoWords, ...facts }: Facts): Verdict {
  const isNamed = strength[names.level] >= strength.descriptor
  if (vetoes.length > 0) return shared.length > 0 || sameTicker || isNamed ? 'possible' : 'other'
  if (shared.length > 0) return 'same'
  if (domain === 'same') return isNamed || names.level === 'near' ? (isNamed || names.likeness >= 0.8 ? 'same' : 'possible') : 'possible' // biome-ignore format: one thought
  if (domain === 'differs') return isNamed || sameTicker || names.level === 'near' ? 'possible' : 'other'
  // A symbol is given to another company later, so it needs the name beside it.
  if (sameTicker)
    return facts.isSymbol || isNamed || (names.level === 'near' && names.likeness >= 0.8) ? 'same' : 'possible'
  if (names.level === 'spelling') return 'same'
  if (names.level === 'form') {
    return sameRegion || hasTwoWords || (facts.isTelling && !names.isTrimmed) ? 'same' : 'possible'
  }
  if (names.level === 'descriptor') {
    // The owner and what it owns carry one name, and a list that has one of them does not say which is meant.
    return facts.isTelling && !names.differsByHolding ? 'same' : 'possible'
  }
  return names.level === 'near' ? 'possible' : 'other'
}

/** A subject's name taken apart, and how others compare with it: for who weighs many companies against one subject. */
export type ReadSubject = {
  parts: NameParts
  compare: CompareWith
  ticker: string | null
  /** The name where it is nothing but a symbol. */
  symbol: string | null
  /** The company of today, where known-names.json has the name as a former, trade or local one. */
  known: KnownName | null
} | null

export function readSubject({ name }: MatchSubject): ReadSubject {
  if (name === null) return null
  const parts = readName(name)
  return {
    parts,
    compare: comparerOf(parts),
    ticker: readTicker(name),
    symbol: readSymbol(name),
    known: findKnownName(parts),
  }
}

/** What speaks for and against one company being the subject, and what follows from it. */
export function weighCandidate<C extends MatchCandidate>(
  subject: MatchSubject,
  candidate: C,
  read: ReadSubject = readSubject(subject),
): WeighedCandidate<C> {
  const parts = read?.parts ?? null
  const written = read === null ? noName : nearestName(read.parts, candidate, read.compare)
  const today = strength[written.level] < strength.descriptor ? nearestOfToday(read?.known ?? null, candidate) : null
  const names = today ?? written
  const identifiers = identifierFacts(subject, candidate)
  const domain = compareDomains(subject, candidate)
  const ticker = read?.ticker ?? null
  const sameTicker = ticker !== null && candidate.tickers.includes(ticker)
  const symbol = read?.symbol ?? null
  const sameSymbol = symbol !== null && candidate.tickers.some((one) => one.endsWith(`:${symbol}`))
  const sameRegion = subject.region !== null && candidate.region === subject.region
  const sameSubregion = sameRegion && subject.subregion !== null && candidate.subregion === subject.subregion
  // A head office that moved is no other company.
  const wasThere = today !== null && subject.region !== null && read?.known?.regions.includes(subject.region) === true
  const countryVeto = wasThere ? [] : vetoOfCountry(subject, candidate)
  const vetoes = [...identifiers.vetoes, ...countryVeto, ...names.vetoes]
  const verdict = judge({
    names,
    vetoes,
    domain,
    sameTicker: sameTicker || (sameSymbol && strength[names.level] < strength.descriptor),
    isSymbol: sameSymbol && subject.hasRareWord && isUnspoken(symbol),
    sameRegion,
    shared: identifiers.shared,
    isTelling: parts !== null && isTelling(parts, subject.hasRareWord),
    hasTwoWords: today !== null || (parts !== null && parts.core.length > 1),
  })
  const sameIndustry = subject.industryId !== null && candidate.industryId === subject.industryId
  const reasons = [
    ...identifiers.shared,
    ...names.reasons,
    ...(domain === 'same' ? ['Same website'] : []),
    ...(sameTicker ? [`Same ticker ${ticker?.replace(':', ': ').toUpperCase()}`] : []),
    ...(sameSymbol && !sameTicker ? [`Its shares are traded as ${symbol}`] : []),
    ...(sameSubregion ? ['Same state or province'] : sameRegion ? ['Same country'] : []),
    ...(sameIndustry ? ['Same industry'] : []),
  ]
  const against = domain === 'differs' ? [...vetoes, 'Another website'] : vetoes
  const bonus = (identifiers.shared.length > 0 ? 0.4 : 0) + (domain === 'same' ? 0.3 : 0) + (sameTicker ? 0.3 : 0) + (sameSymbol && !sameTicker ? 0.8 : 0) + (sameRegion ? 0.06 : 0) + (sameSubregion ? 0.03 : 0) + (sameIndustry ? 0.03 : 0) // biome-ignore format: a sum
  const likeness = Math.max(0, Math.min(1, names.likeness + bonus - 0.15 * against.length))
  const signals = { identifier: identifiers.shared.length > 0, website: domain === 'same', ticker: sameTicker, country: sameRegion, subregion: sameSubregion } // biome-ignore format: one thought
  return { candidate, verdict, level: names.level, signals, likeness, reasons, vetoes: against }
}

const noName: NameComparison = { level: 'apart', likeness: 0, reasons: [], vetoes: [], isTrimmed: false, differsByHolding: false } // biome-ignore format: one line
